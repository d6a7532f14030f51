import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-testimonials',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

export type TestimonialsSpec = typeof spec;

export const docs: WidgetDocs<TestimonialsSpec> = {
  summary: 'TODO: what it shows',
  attributes: {},
  methods: {},
  events: [],
  parts: {},
  slots: {},
};
