import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scheduling } from '../../element/scheduling';
import type { WidgetViewProps } from '../../element/spec';
import { formatRange } from '../../pricing/money';
import { OfferCard } from '../../ui/OfferCard';
import { heading, lead, section } from '../../ui/section.styles';
import type { ServiceCardsSpec } from './service-cards.element';
import * as styles from './service-cards.styles';

/** What the company offers, a card for each service. Without any service there is nothing to show. */
export function ServiceCards({ store, settings }: WidgetViewProps<ServiceCardsSpec, Scheduling>): ReactNode {
  const { schedule } = useStore(store);
  const { services: texts } = settings.texts;
  const { services, links, currency, locale } = settings.facts;
  if (services.length === 0) return null;
  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <h2 id="heading" className={heading} part="heading">
        {texts.heading}
      </h2>
      {texts.lead && <p className={lead}>{texts.lead}</p>}
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.id}>
            <OfferCard
              offer={service}
              price={formatRange(service.card, { currency, locale: locale || settings.lang })}
              texts={texts}
              contact={links.contact}
              onSchedule={schedule}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
