import { currency, links, locale, services } from '../../content/facts';
import { servicesMessages } from '../../content/messages/services';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-service-cards',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  needs: 'services',
  showsPrices: true,
  facts: { services, links, currency, locale },
  messages: { services: servicesMessages },
  texts: { services: texts.services },
  anchors: ({ facts }) => facts.services?.map(({ id }) => id) ?? [],
} as const satisfies WidgetSpec;

export type ServiceCardsSpec = typeof spec;

export const docs: WidgetDocs<ServiceCardsSpec> = {
  summary: 'The service cards, each reachable by its anchor',
  accessibility:
    'A section named by its `h2`; each card is an article named by its `h3`, and the texts of its links name the service.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-schedule', 'bio-track'],
  parts: {
    section: 'The whole section.',
    heading: 'Its heading.',
    card: 'A card.',
    picture: "A card's picture.",
    price: "A card's price range.",
    button: "A card's button.",
    link: "The link to a service's own page.",
  },
};
