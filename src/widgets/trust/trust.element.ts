import { currency, locale, trust } from '../../content/facts';
import { trustMessages } from '../../content/messages/trust';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, oneOfAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-trust',
  attributes: { headingLevel: headingLevelAttribute(2), view: oneOfAttribute('section', 'brief') },
  methods: [],
  hydrate: 'never',
  needs: 'trust',
  facts: { trust, currency, locale },
  // Nobody misses it: no message stands in its place.
  withoutConfig: { trust: { licenses: [], people: [] } },
  messages: { trust: trustMessages },
  texts: { trust: texts.trust },
} as const satisfies WidgetSpec;

export type TrustSpec = typeof spec;

export const docs: WidgetDocs<TrustSpec> = {
  summary: 'License, insurance, years, guarantee and people of the firm; empty where nothing is known',
  accessibility:
    'A section named by its `h2`; the facts and the people are lists, and each person has an `h4`. With `view="brief"` it is a list without headings.',
  attributes: {
    headingLevel: headingLevelDocs,
    view: '`section` (default): a section of a page, with the people. `brief`: the facts alone, as a short list beside a form.',
  },
  snapshots: () => ({ view: ['section', 'brief'] }),
  methods: {},
  events: [],
  parts: {
    section: 'The whole section.',
    heading: 'Its headings.',
    fact: 'A fact: years, a license, the insurance, the guarantee.',
    person: 'Somebody whom customers meet.',
    picture: 'The portrait, or the initials.',
  },
};
