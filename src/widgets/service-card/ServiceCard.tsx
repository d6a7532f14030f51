import { type ReactNode, useEffect } from 'react';
import { moneyStyle } from '../../domain/moneyStyle';
import { shownPrice } from '../../domain/shownPrice';
import type { WidgetViewProps } from '../../element/spec';
import { usePicked } from '../../ui/base/usePicked';
import { OfferCard } from '../../ui/cards/OfferCard';
import type { ServiceCardSpec } from './service-card.element';
import type { ServiceCardState } from './service-card.store';
import { serviceOrFirst } from './serviceOrFirst';

/** The card of one service. */
export function ServiceCard({
  store,
  settings,
}: WidgetViewProps<ServiceCardSpec, ServiceCardState>): ReactNode {
  const { requestService, checkService } = usePicked(store, 'requestService', 'checkService');
  const { services, links } = settings.facts;
  const { service: id } = settings.attributes;

  useEffect(checkService, [checkService, services, id]);

  const service = serviceOrFirst(services, id);
  if (!service) return null;
  return (
    <div lang={settings.lang}>
      <OfferCard
        rank={1}
        offer={service}
        price={shownPrice(
          service.card,
          moneyStyle(settings.facts, settings.lang),
          settings.messages.services,
        )}
        messages={settings.messages.services}
        sizes="(min-width: 720px) 820px, 110vw"
        contact={links.contact}
        onSchedule={requestService}
      />
    </div>
  );
}
