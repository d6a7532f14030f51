import { links, pictures } from '../../content/facts';
import { heroMessages } from '../../content/messages/hero';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-hero',
  attributes: { headingLevel: headingLevelAttribute(1) },
  methods: [],
  hydrate: 'never',
  facts: { links, pictures },
  messages: { hero: heroMessages },
  texts: { hero: texts.hero },
} as const satisfies WidgetSpec;

export type HeroSpec = typeof spec;

export const docs: WidgetDocs<HeroSpec> = {
  summary: 'Headline of the home page over a picture, with the audit button and the plans button',
  accessibility: "Has the page's `h1`. The buttons are links, the promises a list.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    picture: 'The box of the picture, with the veil over it.',
    heading: 'The headline.',
    button: 'A button; also `button-primary` and `button-quiet`.',
    promises: 'The promises at the lower edge.',
  },
};
