import { comparisonMessages } from '../../content/messages/comparison';
import * as texts from '../../content/ownTexts';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { numberAttribute, textAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-before-after',
  attributes: {
    before: textAttribute(),
    after: textAttribute(),
    beforeAlt: textAttribute(),
    afterAlt: textAttribute(),
    start: numberAttribute({ default: 50, min: 0, max: 100 }),
  },
  methods: [],
  facts: {},
  withoutConfig: {},
  messages: { comparison: comparisonMessages },
  texts: { comparison: texts.comparison },
} as const satisfies WidgetSpec;

export type BeforeAfterSpec = typeof spec;

export const docs: WidgetDocs<BeforeAfterSpec> = {
  summary: 'Two pictures of one place, and a handle between them',
  accessibility:
    'A native slider over two pictures: the arrow keys, Home and End move it, and its position is announced in percent. It needs `before-alt` and `after-alt`.',
  attributes: {
    before:
      'URL of the picture before the work. Braces stand for several files: `/roof-{480,960}.{avif,webp}` is two widths in pixels in two formats, the one for every browser last.',
    after: 'The same place after it, in the same crop.',
    beforeAlt: 'What the picture before shows, for those who do not see it.',
    afterAlt: 'What the picture after shows.',
    start: 'How much of the picture before is shown at first, in percent.',
  },
  requiredAttributes: ['before', 'after'],
  methods: {},
  events: [],
  parts: {
    comparison: 'The frame of the two pictures, 16 to 10.',
    handle: 'The round handle on the line between them.',
  },
};
