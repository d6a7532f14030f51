import { biocare, currency, links, locale, plans, testimonials } from '../../content/facts';
import { plansMessages } from '../../content/messages/plans';
import { testimonialsMessages } from '../../content/messages/testimonials';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, oneOfAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-plans',
  attributes: { headingLevel: headingLevelAttribute(undefined), view: oneOfAttribute('home', 'page') },
  methods: [],
  needs: 'plans',
  showsPrices: true,
  facts: { plans, biocare, testimonials, links, currency, locale },
  messages: { plans: plansMessages, testimonials: testimonialsMessages },
  texts: { plans: texts.plans, testimonials: texts.testimonials },
} as const satisfies WidgetSpec;

export type PlansSpec = typeof spec;

export const docs: WidgetDocs<PlansSpec> = {
  summary: 'The maintenance plans',
  accessibility:
    'The plans are a list; each has a heading, and the text of its button, a link, names it. With `view="page"` it has the page\'s `h1`.',
  attributes: {
    headingLevel: `${headingLevelDocs} Without it 2, or 1 with \`view="page"\`.`,
    view: '`home`: a section of the home page. `page`: a page of its own, with other features, the benefits and a testimonial.',
  },
  snapshots: () => ({ view: ['home', 'page'] }),
  methods: {},
  events: ['bio-schedule'],
  parts: {
    section: 'Each section.',
    heading: 'Heading of a section.',
    plan: 'A plan; the popular one is also `plan-popular`.',
    button: 'The button of a plan; also `button-secondary`.',
    benefit: 'A benefit.',
    testimonial: 'The testimonial.',
  },
};
