import { gallery } from '../../content/gallery';
import { comparisonTexts } from '../../content/texts/comparison';
import { galleryTexts } from '../../content/texts/gallery';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-gallery',
  attributes: {},
  methods: [],
  facts: { gallery },
  texts: { gallery: galleryTexts, comparison: comparisonTexts },
} as const satisfies WidgetSpec;

export type GallerySpec = typeof spec;

export const docs: WidgetDocs<GallerySpec> = {
  summary: 'Comparisons and pictures of the work; nothing where there are none',
  attributes: {},
  methods: {},
  events: [],
  parts: {
    section: 'The section.',
    heading: 'Its heading.',
    comparison: 'Two pictures to compare.',
    handle: 'The round handle between them.',
    picture: 'A single picture.',
    caption: 'The words below or beside either.',
  },
  slots: {},
};
