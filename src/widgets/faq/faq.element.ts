import { faqs } from '../../content/facts';
import { faqMessages } from '../../content/messages/faq';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-faq',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  needs: 'faqs',
  facts: { faqs },
  messages: { faq: faqMessages },
  texts: { faq: texts.faq },
  anchors: ({ facts }) => ['faq-section', ...(facts.faqs ?? []).map(({ id }) => id)],
} as const satisfies WidgetSpec;

export type FaqSpec = typeof spec;

export const docs: WidgetDocs<FaqSpec> = {
  summary:
    'Three quick answers, and all questions behind a toggle. A link to `#faq-section` opens the full list, one to the id of a question opens that question',
  accessibility:
    'Questions are native disclosures (`<details>`) with an `h3` each: Enter and Space open and close them, and opening one closes the one before. A section named by its `h2`.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole.',
    heading: 'Its heading.',
    answer: 'A quick answer with its question.',
    toggle: 'The button that shows and hides the full list; also `button`.',
    question: 'A question of the full list; its answer opens below it.',
  },
};
