import { links } from '../../content/links';
import { wheelTexts } from '../../content/texts/wheel';
import { wheel } from '../../content/wheel';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-system-wheel',
  attributes: {},
  methods: [],
  wakes: 'never',
  facts: { wheel, links },
  texts: { wheel: wheelTexts },
} as const satisfies WidgetSpec;

export type SystemWheelSpec = typeof spec;

export const docs: WidgetDocs<SystemWheelSpec> = {
  summary: 'The services as stations around one hub; in a narrow place, as a list',
  attributes: {},
  methods: {},
  events: ['bio-track'],
  parts: {
    section: 'The whole section.',
    heading: 'Its heading.',
    hub: 'The middle of the wheel.',
    station: "A station's circle.",
    link: 'The link to the add-ons.',
  },
  slots: {},
};
