import { map } from '../../content/map';
import { mapTexts } from '../../content/texts/map';
import { textAttribute } from '../../element/attributes';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-map',
  attributes: { query: textAttribute() },
  methods: [],
  wakes: 'near',
  facts: { map },
  texts: { map: mapTexts },
} as const satisfies WidgetSpec;

export type MapSpec = typeof spec;

export const docs: WidgetDocs<MapSpec> = {
  summary:
    "The cities served, and a map that is loaded when it is nearly in view. Under a security policy it needs the map's origin in `frame-src` and `connect-src`; where the map cannot be had, a drawing stays in its place",
  attributes: { query: 'The place that the map shows. Without it: the area served.' },
  methods: {},
  events: [],
  parts: {
    section: 'The whole.',
    heading: 'Its heading.',
    cities: 'The list of cities.',
    map: 'The frame around the map, or around the drawing in its place.',
    link: 'The link that opens the map in a tab of its own.',
  },
  slots: {},
};
