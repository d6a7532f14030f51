import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-system-wheel',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

export type SystemWheelSpec = typeof spec;

export const docs: WidgetDocs<SystemWheelSpec> = {
  summary: 'TODO: what it shows',
  attributes: {},
  methods: {},
  events: [],
  parts: {},
  slots: {},
};
