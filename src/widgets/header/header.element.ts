import { links } from '../../content/links';
import { menu } from '../../content/menu';
import { headerMessages } from '../../content/messages/header';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { oneOfAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-header',
  attributes: { page: oneOfAttribute('other', 'home') },
  methods: [],
  hydrate: 'scroll',
  facts: { links, menu },
  messages: { header: headerMessages },
} as const satisfies WidgetSpec;

export type HeaderSpec = typeof spec;

export const docs: WidgetDocs<HeaderSpec> = {
  summary: 'Fixed bar with the menu, the services dropdown, the mobile menu and the audit button',
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
  slots: {},
};
