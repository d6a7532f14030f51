import { links } from '../../content/links';
import { wheelMessages } from '../../content/messages/wheel';
import { wheel } from '../../content/wheel';
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
  slots: {},
};
