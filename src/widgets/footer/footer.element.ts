import { currency, footer, links, locale } from '../../content/facts';
import { footerMessages } from '../../content/messages/footer';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-footer',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  hydrate: 'never',
  facts: { currency, footer, links, locale },
  messages: { footer: footerMessages },
  texts: { footer: texts.footer },
} as const satisfies WidgetSpec;

export type FooterSpec = typeof spec;

export const docs: WidgetDocs<FooterSpec> = {
  summary: 'Name, links, contact information, opening hours and the cities served',
  accessibility:
    'A `<footer>` with a named navigation; each column has an `h2` and a list of links. Phone number and mail address are links in an `<address>`; opening hours are a `<dl>`.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole footer.',
    logo: 'The link with the mark and the name.',
    heading: 'Heading of a column.',
    link: 'A link of a column.',
    cities: 'The cities served.',
  },
  slots: { language: 'A link to the page in another language.' },
};
