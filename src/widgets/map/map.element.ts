import { map } from '../../content/facts';
import { mapMessages } from '../../content/messages/map';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute, textAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-map',
  attributes: { headingLevel: headingLevelAttribute(2), query: textAttribute() },
  methods: [],
  hydrate: 'visible',
  needs: 'company.area',
  facts: { map },
  messages: { map: mapMessages },
  texts: { map: texts.map },
} as const satisfies WidgetSpec;

export type MapSpec = typeof spec;

export const docs: WidgetDocs<MapSpec> = {
  summary:
    "The cities served, and a map that is loaded when it is nearly in view. Under a security policy it needs the map's origin in `frame-src` and `connect-src`; where the map cannot be had, a drawing with the cities stays in its place",
  accessibility:
    'The cities are a list, and the frame of the map has a title that names the place. The drawing in its place is hidden from screen readers; a link opens the map in a tab of its own.',
  attributes: {
    headingLevel: headingLevelDocs,
    query: 'The place that the map shows. Without it: the area served.',
  },
  methods: {},
  events: [],
  parts: {
    section: 'The whole.',
    heading: 'Its heading.',
    cities: 'The list of cities.',
    map: 'The frame around the map, or around the drawing in its place.',
    button: 'The button that loads the map without consent; also `button-secondary`.',
    link: 'The link that opens the map in a tab of its own.',
  },
};
