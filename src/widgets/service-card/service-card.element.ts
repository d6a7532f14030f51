import { currency } from '../../content/currency';
import { links } from '../../content/links';
import { locale } from '../../content/locale';
import { services } from '../../content/services';
import { servicesTexts } from '../../content/texts/services';
import { textAttribute } from '../../element/attributes';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { chosenService } from './chosenService';

export const spec = {
  tag: 'bio-service-card',
  attributes: { service: textAttribute() },
  methods: [],
  facts: { services, links, currency, locale },
  texts: { services: servicesTexts },
  anchors: ({ facts, attributes }) => {
    const service = chosenService(facts.services ?? [], attributes['service']);
    return service ? [service.id] : [];
  },
} as const satisfies WidgetSpec;

export type ServiceCardSpec = typeof spec;

export const docs: WidgetDocs<ServiceCardSpec> = {
  summary: 'One service card, reachable by its anchor',
  attributes: { service: 'Id of the service, such as `biorinse`. Missing or unknown: the first service.' },
  needs: ['service'],
  firstStates: () => ({ service: services.map(({ id }) => id) }),
  methods: {},
  events: ['bio-schedule', 'bio-track'],
  parts: {
    card: 'The card.',
    picture: 'Its picture.',
    price: 'Its price range.',
    button: 'Its button.',
    link: "The link to the service's own page.",
  },
  slots: {},
};
