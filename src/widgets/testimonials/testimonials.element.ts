import { testimonials } from '../../content/testimonials';
import { testimonialsTexts } from '../../content/texts/testimonials';
import { numberAttribute } from '../../element/attributes';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-testimonials',
  attributes: { interval: numberAttribute({ default: 7, min: 2, max: 60 }) },
  methods: [],
  wakes: 'near',
  facts: { testimonials },
  texts: { testimonials: testimonialsTexts },
} as const satisfies WidgetSpec;

export type TestimonialsSpec = typeof spec;

export const docs: WidgetDocs<TestimonialsSpec> = {
  summary:
    'What customers said, one at a time: it goes on by itself until somebody reads, points at it or pauses it',
  attributes: { interval: 'Seconds that each one is shown.' },
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
  slots: {},
};
