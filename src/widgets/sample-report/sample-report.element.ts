import { currency, links, locale, sampleReport } from '../../content/facts';
import { sampleReportMessages } from '../../content/messages/sampleReport';
import * as texts from '../../content/ownTexts';
import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-sample-report',
  attributes: { headingLevel: headingLevelAttribute(1) },
  methods: [],
  needs: 'sampleReport.surfaces',
  showsPrices: true,
  facts: { sampleReport, links, currency, locale },
  messages: { sampleReport: sampleReportMessages },
  texts: { sampleReport: texts.sampleReport },
} as const satisfies WidgetSpec;

export type SampleReportSpec = typeof spec;

export const docs: WidgetDocs<SampleReportSpec> = {
  summary: 'A sample of the report that the free inspection ends with, as the top of a page of its own',
  accessibility:
    "Has the page's `h1`; the report is an article named by its `h2`. Surfaces are a list, each with an `h4` and its condition in words; what is recommended and what happens next are lists too.",
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: [],
  parts: {
    section: 'The dark top, and what is below it.',
    heading: 'Heading of a section.',
    button:
      'The button that leads to the form; also `button-primary`. The one that prints: also `button-text`.',
    report: 'The sheet with the report.',
    surface: 'A surface.',
    picture: 'The picture of a surface.',
    condition: 'The condition of a surface.',
    work: 'What is recommended, one entry.',
    price: 'A price range.',
  },
};
