import { links } from '../../content/facts';
import { notFoundMessages } from '../../content/messages/notFound';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-not-found',
  attributes: { headingLevel: headingLevelAttribute(1) },
  methods: [],
  hydrate: 'load',
  facts: { links },
  messages: { notFound: notFoundMessages },
  texts: { notFound: texts.notFound },
} as const satisfies WidgetSpec;

export type NotFoundSpec = typeof spec;

export const docs: WidgetDocs<NotFoundSpec> = {
  summary: 'The 404 page; reports the missing path to the console and to analytics',
  accessibility:
    "Has the page's `h1` and a link to the home page. The drawing is hidden from screen readers.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: { section: 'The whole section.', heading: 'Its heading.', button: 'The link to the home page.' },
};
