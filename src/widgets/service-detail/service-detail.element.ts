import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-service-detail',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

export type ServiceDetailSpec = typeof spec;

export const docs: WidgetDocs<ServiceDetailSpec> = {
  summary: 'TODO: what it shows',
  attributes: {},
  methods: {},
  events: [],
  parts: {},
  slots: {},
};
