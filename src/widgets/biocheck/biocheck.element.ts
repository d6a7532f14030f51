import { audit, biocheck, links } from '../../content/facts';
import { biocheckMessages } from '../../content/messages/biocheck';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-biocheck',
  attributes: { headingLevel: headingLevelAttribute(1) },
  methods: [],
  hydrate: 'never',
  needs: 'biocheck',
  facts: { audit, biocheck, links },
  messages: { biocheck: biocheckMessages },
  texts: { biocheck: texts.biocheck },
} as const satisfies WidgetSpec;

export type BiocheckSpec = typeof spec;

export const docs: WidgetDocs<BiocheckSpec> = {
  summary: 'What the free inspection checks and what the owner receives, as the top of a page of its own',
  accessibility:
    "Has the page's `h1`; what is checked is an ordered list, what the owner receives a list, each entry with an `h3`. The drawing is hidden from screen readers: its numbers are those of the list. The parts of the house that begin the audit (`audit.areas`) are a list of links, which cover the drawing, too.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: [],
  parts: {
    section: 'The dark top, and what is below it.',
    heading: 'Heading of a section.',
    button: 'The button; also `button-primary`.',
    drawing: 'The drawing of the house.',
    area: 'A part of the house that begins the audit, one link.',
    check: 'What is checked, one entry.',
    report: 'The sheet that says what the owner receives.',
  },
};
