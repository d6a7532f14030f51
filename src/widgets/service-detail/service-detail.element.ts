import { currency, gutters, links, locale, servicePages, services, tiers } from '../../content/facts';
import { comparisonMessages } from '../../content/messages/comparison';
import { servicePageMessages } from '../../content/messages/servicePage';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, textAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-service-detail',
  attributes: { headingLevel: headingLevelAttribute(1), service: textAttribute() },
  methods: [],
  needs: 'servicePages',
  showsPrices: true,
  facts: { services, servicePages, links, tiers, gutters, currency, locale },
  messages: { servicePage: servicePageMessages, comparison: comparisonMessages },
  texts: { servicePage: texts.servicePage, comparison: texts.comparison },
} as const satisfies WidgetSpec;

export type ServiceDetailSpec = typeof spec;

export const docs: WidgetDocs<ServiceDetailSpec> = {
  summary:
    "The sections of a service's own page; the first one is dark and leaves space for the fixed header",
  accessibility:
    "An article named by the page's `h1`; its sections have an `h2` each, and the steps are an ordered list. Comparisons are native sliders: the arrow keys move them.",
  attributes: {
    headingLevel: headingLevelDocs,
    service: 'Id of the service. Left out: the first one that has a page.',
  },
  snapshots: (facts) => ({ service: facts.services?.map(({ id }) => id) ?? [] }),
  methods: {},
  events: ['bio-schedule'],
  parts: {
    section: 'Each section.',
    heading: 'The heading of the page and of each section.',
    picture: 'The picture beside the heading, and those of the work.',
    comparison: 'Two pictures to compare.',
    handle: 'The round handle between them.',
    card: 'What the service is best for.',
    step: 'A step of how it works.',
    offer: 'A tier or an option with its price.',
    price: 'The price range.',
    button: 'The link to the contact form.',
  },
};
