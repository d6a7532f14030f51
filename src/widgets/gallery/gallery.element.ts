import { gallery } from '../../content/facts';
import { comparisonMessages } from '../../content/messages/comparison';
import { galleryMessages } from '../../content/messages/gallery';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-gallery',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  needs: 'gallery',
  facts: { gallery },
  messages: { gallery: galleryMessages, comparison: comparisonMessages },
  texts: { gallery: texts.gallery, comparison: texts.comparison },
} as const satisfies WidgetSpec;

export type GallerySpec = typeof spec;

export const docs: WidgetDocs<GallerySpec> = {
  summary: 'Comparisons and pictures of the work; empty where there are none',
  accessibility:
    'A section named by its `h2`; each entry is a figure with an `h3` in its caption. In a narrow container radio buttons, named by the titles, choose the one that is shown. Comparisons are native sliders: the arrow keys move them, and their position is announced in percent.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: [],
  parts: {
    section: 'The section.',
    heading: 'Its heading.',
    comparison: 'Two pictures to compare.',
    handle: 'The round handle between them.',
    picture: 'A single picture.',
    thumbnail: 'A small picture that chooses the entry shown in a narrow container.',
    caption: 'The caption below or beside a comparison or a picture.',
  },
};
