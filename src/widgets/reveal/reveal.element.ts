import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-reveal',
  attributes: {},
  methods: [],
  hydrate: 'visible',
  facts: {},
  messages: {},
  wraps: true,
} as const satisfies WidgetSpec;

export type RevealSpec = typeof spec;

export const docs: WidgetDocs<RevealSpec> = {
  summary: 'Reveals its children when they are scrolled into view, without changing their layout',
  accessibility:
    'Nothing in it is out of reach: the focus inside it, and a link to a place inside it, show it at once. With reduced motion and in print nothing is hidden or moved.',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  slots: { '': 'What is revealed, one child shortly after the other.' },
};
