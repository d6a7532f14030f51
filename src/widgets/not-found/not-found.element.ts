import { links } from '../../content/links';
import { notFoundTexts } from '../../content/texts/notFound';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-not-found',
  attributes: {},
  methods: [],
  wakes: 'at once',
  facts: { links },
  texts: { notFound: notFoundTexts },
} as const satisfies WidgetSpec;

export type NotFoundSpec = typeof spec;

export const docs: WidgetDocs<NotFoundSpec> = {
  summary: 'The page for addresses that lead nowhere; tells the console and analytics which one',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  parts: { section: 'The whole section.', heading: 'Its heading.', button: 'The link to the home page.' },
  slots: {},
};
