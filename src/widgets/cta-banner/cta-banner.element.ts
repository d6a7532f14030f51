import { links, pictures } from '../../content/facts';
import { bannerMessages } from '../../content/messages/banner';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-cta-banner',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  hydrate: 'never',
  facts: { links, pictures },
  messages: { banner: bannerMessages },
  texts: { banner: texts.banner },
} as const satisfies WidgetSpec;

export type CtaBannerSpec = typeof spec;

export const docs: WidgetDocs<CtaBannerSpec> = {
  summary: 'Closing call to action over a picture: the audit button, and the phone number',
  accessibility: 'A section named by its `h2`. The button and the phone number are links.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    picture: 'The box of the picture, with the veil over it.',
    heading: 'Its heading.',
    button: 'The button; also `button-primary`.',
    phone: 'The line with the phone number.',
  },
};
