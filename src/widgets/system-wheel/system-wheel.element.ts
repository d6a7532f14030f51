import { links, wheel } from '../../content/facts';
import { wheelMessages } from '../../content/messages/wheel';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-system-wheel',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  hydrate: 'never',
  needs: 'wheel',
  facts: { wheel, links },
  messages: { wheel: wheelMessages },
  texts: { wheel: texts.wheel },
} as const satisfies WidgetSpec;

export type SystemWheelSpec = typeof spec;

export const docs: WidgetDocs<SystemWheelSpec> = {
  summary: 'The services as stations around a hub; in a narrow container, as a list',
  accessibility:
    'A section named by its `h2`; the stations are an ordered list of links, for keyboard and screen reader in the same order as on the wheel. The hub is hidden from screen readers.',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    heading: 'Its heading.',
    hub: 'The center of the wheel.',
    station: "A station's circle.",
    link: 'The link to the add-ons.',
  },
};
