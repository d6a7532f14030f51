import { links, menu } from '../../content/facts';
import { headerMessages } from '../../content/messages/header';
import * as texts from '../../content/ownTexts';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { oneOfAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-header',
  attributes: { page: oneOfAttribute('other', 'home') },
  methods: [],
  hydrate: 'scroll',
  facts: { links, menu },
  messages: { header: headerMessages },
  texts: { header: texts.header },
} as const satisfies WidgetSpec;

export type HeaderSpec = typeof spec;

export const docs: WidgetDocs<HeaderSpec> = {
  summary: 'Fixed bar with the menu, the services dropdown, the mobile menu and the audit button',
  accessibility:
    'A named navigation. The button of a dropdown has `aria-expanded`: Enter and Space open it and move the focus to its first link, the arrow keys, Home and End move among the links, Escape closes it and returns the focus to the button. In a narrow place the menu is a native disclosure that Escape closes too.',
  attributes: { page: '`home` shows the menu entries that lead to a place on the page, too.' },
  snapshots: () => ({ page: ['home'] }),
  methods: {},
  events: ['bio-track'],
  parts: {
    bar: 'The whole bar.',
    logo: 'The link with the mark and the name.',
    entry: 'An entry of the menu.',
    dropdown: 'The list that an entry opens.',
    toggle: 'The button that opens the menu in a narrow place.',
    panel: 'The menu that it opens.',
    phone: 'The link that calls.',
    button: 'The button that leads to the property check.',
  },
  slots: {
    language: 'A link to the page in another language, in a wide bar.',
    'language-menu': 'The same in the menu of a narrow place.',
  },
};
