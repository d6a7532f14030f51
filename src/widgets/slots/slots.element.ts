import { availability, links } from '../../content/facts';
import { slotsMessages } from '../../content/messages/slots';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-slots',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  hydrate: 'visible',
  needs: 'availability.hours',
  facts: { availability, links },
  // Whoever wants a time finds the contact form: no message stands in its place.
  withoutConfig: {
    availability: {},
  },
  messages: { slots: slotsMessages },
  texts: { slots: texts.slots },
} as const satisfies WidgetSpec;

export type SlotsSpec = typeof spec;

export const docs: WidgetDocs<SlotsSpec> = {
  summary: 'The free times of the firm; one that is chosen leads to the contact form',
  accessibility:
    "A section named by its `h2`. Days and times are radio buttons in named groups. Where it has room, a month stands in place of the row of days: a grid as ARIA's date pattern has it, with arrow keys, Home, End, Page Up and Page Down.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: [],
  parts: {
    section: 'The whole section.',
    heading: 'Its heading.',
    choice: 'A day or a time.',
    button: 'Each button, and the link to the form; also `button-primary` and `button-secondary`.',
  },
};
