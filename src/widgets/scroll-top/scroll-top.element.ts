import { scrollTopMessages } from '../../content/messages/scrollTop';
import * as texts from '../../content/ownTexts';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-scroll-top',
  attributes: {},
  methods: [],
  hydrate: 'scroll',
  facts: {},
  withoutConfig: {},
  messages: { scrollTop: scrollTopMessages },
  texts: { scrollTop: texts.scrollTop },
} as const satisfies WidgetSpec;

export type ScrollTopSpec = typeof spec;

export const docs: WidgetDocs<ScrollTopSpec> = {
  summary: 'Floating button back to the top, which appears after 300 px',
  accessibility:
    'A link named “Back to top” that moves the focus to the top of the page too. With reduced motion it does not slide. It hides where it would cover a form or a button.',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  parts: { button: 'The button.' },
};
