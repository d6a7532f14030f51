import { addOns, currency, links, locale } from '../../content/facts';
import { addOnsMessages } from '../../content/messages/addOns';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-add-ons',
  attributes: { headingLevel: headingLevelAttribute(1) },
  methods: [],
  needs: 'addOns',
  showsPrices: true,
  facts: { addOns, links, currency, locale },
  messages: { addOns: addOnsMessages },
  texts: { addOns: texts.addOns },
  anchors: ({ facts }) => (facts.addOns ?? []).map(({ id }) => id),
} as const satisfies WidgetSpec;

export type AddOnsSpec = typeof spec;

export const docs: WidgetDocs<AddOnsSpec> = {
  summary: 'The add-ons with their prices, as a page of its own; each is reached by its id',
  accessibility:
    "Has the page's `h1`; each add-on is an entry of a list with an `h2`, and the text of its button, a link, names it.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-schedule'],
  parts: {
    section: 'The dark top, and what is below it.',
    heading: 'Heading of the page.',
    'add-on': 'An add-on.',
    picture: 'Its picture.',
    button: 'Its button; also `button-secondary`.',
  },
};
