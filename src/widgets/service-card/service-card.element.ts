import { currency, links, locale, services } from '../../content/facts';
import { servicesMessages } from '../../content/messages/services';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, textAttribute } from '../../page/attributes';
import { serviceOrFirst } from './serviceOrFirst';

export const spec = {
  tag: 'bio-service-card',
  attributes: { headingLevel: headingLevelAttribute(3), service: textAttribute() },
  methods: [],
  needs: 'services',
  showsPrices: true,
  facts: { services, links, currency, locale },
  messages: { services: servicesMessages },
  texts: { services: texts.services },
  anchors: ({ facts, attributes }) => {
    const service = serviceOrFirst(facts.services ?? [], attributes['service']);
    return service ? [service.id] : [];
  },
} as const satisfies WidgetSpec;

export type ServiceCardSpec = typeof spec;

export const docs: WidgetDocs<ServiceCardSpec> = {
  summary: 'One service card, reachable by its anchor',
  accessibility:
    'An article named by its `h3`; the texts of its links name the service, and the price is an entry of a description list.',
  attributes: {
    headingLevel: headingLevelDocs,
    service: 'Id of the service, such as `biorinse`. Missing or unknown: the first service.',
  },
  requiredAttributes: ['service'],
  snapshots: (facts) => ({ service: facts.services?.map(({ id }) => id) ?? [] }),
  methods: {},
  events: ['bio-schedule', 'bio-track'],
  parts: {
    card: 'The card.',
    picture: 'Its picture.',
    price: 'Its price range.',
    button: 'Its button.',
    link: "The link to the service's own page.",
  },
};
