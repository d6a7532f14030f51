import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-reveal',
  attributes: {},
  methods: [],
  wakes: 'near',
  facts: {},
  texts: {},
  wraps: true,
} as const satisfies WidgetSpec;

export type RevealSpec = typeof spec;

export const docs: WidgetDocs<RevealSpec> = {
  summary: 'Reveals what stands in it when the visitor scrolls there; changes nothing of its layout',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  parts: {},
  slots: { '': 'What is revealed, one child shortly after the other.' },
};
