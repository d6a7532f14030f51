import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-cta-banner',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

export type CtaBannerSpec = typeof spec;

export const docs: WidgetDocs<CtaBannerSpec> = {
  summary: 'TODO: what it shows',
  attributes: {},
  methods: {},
  events: [],
  parts: {},
  slots: {},
};
