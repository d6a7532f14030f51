import { currency } from '../../content/currency';
import { estimator } from '../../content/estimator';
import { locale } from '../../content/locale';
import { estimatorTexts } from '../../content/texts/estimator';
import { formTexts } from '../../content/texts/form';
import { photosTexts } from '../../content/texts/photos';
import { booleanAttribute, listAttribute, oneOfAttribute } from '../../element/attributes';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-estimator',
  attributes: {
    mode: oneOfAttribute('inline', 'panel'),
    services: listAttribute(),
    quantities: booleanAttribute(),
    liveRange: booleanAttribute(),
  },
  methods: ['show', 'hide', 'reset'],
  parameters: ['services'],
  sendsLeads: true,
  overlay: {
    hash: 'estimate',
    selector: 'bio-estimator[mode="panel"]',
    launcher: { mode: 'panel' },
  },
  facts: { currency, locale, estimator },
  texts: { estimator: estimatorTexts, form: formTexts, photos: photosTexts },
} as const satisfies WidgetSpec;

export type EstimatorSpec = typeof spec;

export const docs: WidgetDocs<EstimatorSpec> = {
  summary: 'Price estimator in five steps',
  attributes: {
    mode: '`inline` (default), or `panel`: a floating button and a slide-in panel.',
    services:
      'Ids of the items that are selected at the start, between commas. `?services=` in the address wins.',
    quantities: 'Asks for feet, bins or whatever the units are, and multiplies.',
    liveRange: 'Shows the range from the first choice on.',
  },
  firstStates: () => ({
    mode: ['inline'],
    services: estimator.items.map(({ id }) => id),
    quantities: [''],
    liveRange: [''],
  }),
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
    card: 'The frame around the inline estimator.',
    launch: 'The floating button.',
    panel: 'The slide-in panel.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card or chip to choose.',
    field: 'A label with its control, hint and error.',
    button: 'Every button that leads on; also `button-primary` and `button-secondary`.',
    range: 'The range of the result.',
    message: 'What went wrong; also `message-error`.',
  },
  slots: {},
};
