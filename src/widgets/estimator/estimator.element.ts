import {
  availability,
  currency,
  estimator,
  fields,
  links,
  locale,
  questions,
  quote,
} from '../../content/facts';
import { estimatorMessages } from '../../content/messages/estimator';
import { formMessages } from '../../content/messages/form';
import { photosMessages } from '../../content/messages/photos';
import * as texts from '../../content/ownTexts';
import { errorSummaryDocs, headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { withSlots } from '../../forms/slots/loadSlots';
import {
  booleanAttribute,
  headingLevelAttribute,
  listAttribute,
  oneOfAttribute,
} from '../../page/attributes';
import { loadModule } from '../../ui/base/loadModule';
import { loadParts } from './offer/parts';
import { loadPanel } from './panel/loadPanel';

export const spec = {
  tag: 'bio-estimator',
  attributes: {
    headingLevel: headingLevelAttribute(2),
    errorSummary: booleanAttribute(),
    mode: oneOfAttribute('inline', 'panel'),
    services: listAttribute(),
    quantities: booleanAttribute(),
    liveRange: booleanAttribute(),
  },
  methods: ['show', 'hide', 'reset'],
  parameters: ['services', 'answers'],
  sendsLeads: 'estimate',
  prefills: { firstName: 'firstName', phone: 'phone', email: 'email', zip: 'zip' },
  overlay: {
    hash: 'estimate',
    selector: 'bio-estimator[mode="panel"]',
    launcher: { mode: 'panel' },
    loadDialog: () => loadModule(loadPanel),
  },
  loadParts: ({ estimator: asked, questions: own, availability: times }) =>
    asked && withSlots(times, loadParts(asked, own?.estimator)),
  needs: 'estimator.items',
  showsPrices: true,
  facts: { availability, currency, estimator, fields, links, locale, questions, quote },
  messages: { estimator: estimatorMessages, form: formMessages, photos: photosMessages },
  texts: { estimator: texts.estimator, form: texts.form, photos: texts.photos },
} as const satisfies WidgetSpec;

export type EstimatorSpec = typeof spec;

export const docs: WidgetDocs<EstimatorSpec> = {
  summary: 'Price estimator in five steps',
  accessibility:
    'The heading of each step takes the focus; choices are native checkboxes and radio buttons in named groups. The range of `live-range` is announced as it changes. The panel is a modal dialog: Escape closes it, and the focus returns to where it was.',
  attributes: {
    headingLevel: headingLevelDocs,
    errorSummary: errorSummaryDocs,
    mode: '`inline` (default), or `panel`: a floating button and a slide-in panel.',
    services:
      'Ids of the items that are selected at the start, separated by commas. `?services=` in the page’s URL wins; with `&answers=`, as a shared link has it, the estimate is shown at once.',
    quantities: 'Asks for quantities (feet, bins or other units) and multiplies by them.',
    liveRange: 'Shows the range from the first choice on.',
  },
  snapshots: (facts) => ({
    mode: ['inline'],
    services: facts.estimator?.items.map(({ id }) => id) ?? [],
    quantities: [''],
    liveRange: [''],
  }),
  leaveFirstStep: { requires: 'services', next: 'next' },
  methods: {
    show: 'Opens the panel.',
    hide: 'Closes the panel, and starts over.',
    reset: 'Starts over.',
  },
  events: [
    'bio-open',
    'bio-close',
    'bio-step',
    'bio-estimate',
    'bio-lead',
    'bio-lead-sent',
    'bio-lead-failed',
    'bio-track',
  ],
  parts: {
    steps: 'The bar that shows the progress; what was passed is a button.',
    'error-summary': 'The summary of errors.',
    card: 'The card around the inline estimator.',
    launch: 'The floating button.',
    call: 'The link beside it that calls the firm, on a phone.',
    panel: 'The slide-in panel.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card or chip to select.',
    field: 'A label with its control, hint and error.',
    button: 'Every action button; also `button-primary` and `button-secondary`.',
    range: 'The range of the result.',
    message: 'An error, or what became of an earlier request; also `message-error` and `message-success`.',
  },
};
