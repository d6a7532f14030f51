import { about, pictures } from '../../content/facts';
import { aboutMessages } from '../../content/messages/about';
import { comparisonMessages } from '../../content/messages/comparison';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-about',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  needs: 'about',
  facts: { about, pictures },
  messages: { about: aboutMessages, comparison: comparisonMessages },
  texts: { about: texts.about, comparison: texts.comparison },
} as const satisfies WidgetSpec;

export type AboutSpec = typeof spec;

export const docs: WidgetDocs<AboutSpec> = {
  summary: 'Why Us: the reasons to choose you beside a large comparison of before and after',
  accessibility:
    'A section named by its `h2`; the reasons are an ordered list, each with an `h3`. The comparison is a native slider: the arrow keys move it, and its position is announced in percent.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    heading: 'Its heading.',
    reasons: 'The list of reasons.',
    reason: 'A reason.',
  },
};
