import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { formatRange } from '../../pricing/money';
import { OfferCard } from '../../ui/OfferCard';
import { chosenService } from './chosenService';
import type { ServiceCardSpec } from './service-card.element';
import type { ServiceCardState } from './service-card.store';

/** One service, wherever a page wants to mention it. */
export function ServiceCard({
  store,
  settings,
}: WidgetViewProps<ServiceCardSpec, ServiceCardState>): ReactNode {
  const { schedule, checkService } = useStore(store);
  const { services, links, currency, locale } = settings.facts;
  const { service: id } = settings.attributes;

  useEffect(checkService, [checkService, services, id]);

  const service = chosenService(services, id);
  if (!service) return null;
  return (
    <div lang={settings.lang}>
      <OfferCard
        offer={service}
        price={formatRange(service.card, { currency, locale: locale || settings.lang })}
        texts={settings.texts.services}
        contact={links.contact}
        onSchedule={schedule}
      />
    </div>
  );
}
