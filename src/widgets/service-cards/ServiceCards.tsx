import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { moneyStyle } from '../../domain/moneyStyle';
import { shownPrice } from '../../domain/shownPrice';
import type { WidgetViewProps } from '../../element/spec';
import type { Scheduling } from '../../element/stateless';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { OfferCard } from '../../ui/cards/OfferCard';
import { heading, lead, section } from '../../ui/section/section.styles';
import { swipeRow } from '../../ui/section/swipeRow.styles';
import type { ServiceCardsSpec } from './service-cards.element';
import * as styles from './service-cards.styles';

/** A card for each service. Empty without services. */
export function ServiceCards({ store, settings }: WidgetViewProps<ServiceCardsSpec, Scheduling>): ReactNode {
  const requestService = useStore(store, (state) => state.requestService);
  const { services: messages } = settings.messages;
  const { services, links } = settings.facts;
  if (services.length === 0) return null;
  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <Heading rank={1} id="heading" className={heading} part="heading">
        {messages.heading}
      </Heading>
      {messages.lead && <p className={lead}>{messages.lead}</p>}
      <ul className={cx(styles.cards, swipeRow)} aria-labelledby="heading">
        {services.map((service) => (
          <li key={service.id}>
            <OfferCard
              offer={service}
              price={shownPrice(service.card, moneyStyle(settings.facts, settings.lang), messages)}
              messages={messages}
              sizes="(min-width: 760px) 820px, 340px"
              contact={links.contact}
              onSchedule={requestService}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
