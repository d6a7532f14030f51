import { links } from '../../content/links';
import { pictures } from '../../content/pictures';
import { heroTexts } from '../../content/texts/hero';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-hero',
  attributes: {},
  methods: [],
  wakes: 'never',
  facts: { links, pictures },
  texts: { hero: heroTexts },
} as const satisfies WidgetSpec;

export type HeroSpec = typeof spec;

export const docs: WidgetDocs<HeroSpec> = {
  summary: 'Headline of the home page over a picture, with the audit button and the plans button',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    picture: 'The place of the picture, with the veil over it.',
    heading: 'The headline.',
    button: 'A button; also `button-primary` and `button-quiet`.',
    promises: 'The promises at the lower edge.',
  },
  slots: {},
};
