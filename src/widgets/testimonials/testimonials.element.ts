import { testimonials } from '../../content/facts';
import { testimonialsMessages } from '../../content/messages/testimonials';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, numberAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-testimonials',
  attributes: {
    headingLevel: headingLevelAttribute(2),
    interval: numberAttribute({ default: 7, min: 2, max: 60 }),
  },
  methods: [],
  hydrate: 'visible',
  needs: 'testimonials',
  facts: { testimonials },
  messages: { testimonials: testimonialsMessages },
  texts: { testimonials: texts.testimonials },
} as const satisfies WidgetSpec;

export type TestimonialsSpec = typeof spec;

export const docs: WidgetDocs<TestimonialsSpec> = {
  summary: 'A carousel of what customers said: it advances by itself unless it is hovered, focused or paused',
  accessibility:
    'The carousel pattern of the ARIA practices: a pause button, a named button for each testimonial or for the next and the one before, and it stands while it has the pointer or the focus. While it stands, a change is announced. With reduced motion it does not start by itself.',
  attributes: { headingLevel: headingLevelDocs, interval: 'Seconds that each one is shown.' },
  methods: {},
  events: [],
  parts: {
    section: 'The whole.',
    heading: 'Its heading.',
    testimonial: 'A quote with its stars and who said it.',
    quote: 'The quote alone.',
    sample: 'The mark of a sample text.',
    controls: 'Pause, and the dots or the arrows.',
  },
};
