import { estimator, services } from '../../src/content/facts';
import { valueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import type { DeskAnswer } from '../preview/simulatedDesk';

/** A state of a widget, and how to get there: only by what every page can do, too. */
export interface WidgetState {
  id: string;
  label: string;
  /** What to try there. */
  hint?: string;
  attributes?: Readonly<Record<string, string | true>>;
  /** Attributes that take ids: the topic of the config which has them, and how many. */
  ids?: Readonly<Record<string, { topic: readonly string[]; builtIn: readonly string[] }>>;
  /** Called when it is ready. */
  method?: 'show';
  /** A link to it is followed when it is ready, such as `#faq-section`. */
  hash?: string;
  /** The form is filled in as browsers do it, then sent. */
  send?: true;
  /** What the simulated desk makes of it. @default 'stores' */
  deskAnswer?: DeskAnswer;
  /** Height of the page's viewport in px, for what is fixed to it. @default as high as the widget */
  height?: number;
  /** How far the page is scrolled, in px. It is made high enough. @default 0 */
  scrolled?: number;
  /** A link of the page, below the element. */
  link?: { href: string; label: string };
  /** Paragraphs inside the element. */
  text?: readonly string[];
}

/** Height of a viewport in which a dialog has room, in px. */
const DIALOG = 800;

/** What is selected without a config: the first of the firm whose desk this is. */
function idsOf(entries: readonly { id: string }[], count: number): string[] {
  return entries.slice(0, count).map(({ id }) => id);
}

const first = { id: 'first', label: 'First state' } as const satisfies WidgetState;

const SENDING: readonly WidgetState[] = [
  { id: 'stored', label: 'Sent: stored', send: true },
  { id: 'refused', label: 'Sent: refused', send: true, deskAnswer: 'refuses' },
  {
    id: 'away',
    label: 'Sent: desk away',
    send: true,
    deskAnswer: 'away',
    hint: 'The request is kept, and sent again by itself once you let the desk store it.',
  },
];

const ITEMS = { topic: ['estimator', 'items'], builtIn: idsOf(estimator.items, 2) };
const SERVICE = { topic: ['services'], builtIn: idsOf(services, 1) };

const LINES = ['Its children appear one after the other,', 'when they are scrolled into view,', 'and stay.'];

const states: Readonly<Record<string, readonly [WidgetState, ...WidgetState[]]>> = {
  'bio-estimator': [
    { id: 'inline', label: 'In the page' },
    {
      id: 'preselected',
      label: 'Services selected',
      hint: 'Two services are selected from the start.',
      ids: { services: ITEMS },
    },
    {
      id: 'quantities',
      label: 'With quantities',
      hint: 'Select a service, then press Next: it asks for feet, bins or other units.',
      attributes: { quantities: true },
    },
    {
      id: 'live',
      label: 'With a live range',
      hint: 'The range changes with every choice.',
      attributes: { 'live-range': true },
      ids: { services: ITEMS },
    },
    {
      id: 'panel',
      label: 'Panel, closed',
      hint: 'The floating button opens the panel.',
      attributes: { mode: 'panel' },
      height: DIALOG,
    },
    {
      id: 'panel-open',
      label: 'Panel, open',
      attributes: { mode: 'panel' },
      method: 'show',
      height: DIALOG,
    },
  ],
  'bio-contact-form': [{ id: 'empty', label: 'Empty' }, ...SENDING],
  'bio-audit-wizard': [
    {
      id: 'closed',
      label: 'Closed',
      hint: 'The link of the page opens it.',
      link: { href: '#audit', label: 'Request a free audit' },
      height: DIALOG,
    },
    { id: 'open', label: 'Open', attributes: { open: true }, height: DIALOG },
    { id: 'link', label: 'Opened by a link', hash: '#audit', height: DIALOG },
  ],
  'bio-quote-builder': [first],
  'bio-service-card': [{ ...first, ids: { service: SERVICE } }],
  'bio-service-detail': [{ ...first, ids: { service: SERVICE } }],
  'bio-plans': [
    { id: 'home', label: 'On the home page' },
    { id: 'page', label: 'A page of its own', attributes: { view: 'page' } },
  ],
  'bio-faq': [
    { id: 'quick', label: 'Quick answers' },
    { id: 'all', label: 'All questions', hash: '#faq-section' },
  ],
  'bio-before-after': [
    {
      ...first,
      attributes: {
        before: '../pictures/roof-before-{480,960}.{avif,webp}',
        after: '../pictures/roof-after-{480,960}.{avif,webp}',
        'before-alt': 'Shingle roof with dark streaks of algae',
        'after-alt': 'The same roof after a soft wash, clean and even',
      },
    },
    {
      id: 'start',
      label: 'Mostly after',
      attributes: {
        before: '../pictures/driveway-before-{480,960}.{avif,webp}',
        after: '../pictures/driveway-after-{480,960}.{avif,webp}',
        'before-alt': 'Driveway with dark stains',
        'after-alt': 'The same driveway, clean',
        start: '20',
      },
    },
  ],
  'bio-testimonials': [
    { id: 'usual', label: 'Every 7 seconds' },
    { id: 'fast', label: 'Every 2 seconds', attributes: { interval: '2' } },
  ],
  'bio-map': [
    { id: 'area', label: 'The area served' },
    { id: 'place', label: 'Another place', attributes: { query: 'Savannah, Georgia' } },
  ],
  'bio-header': [
    { id: 'home', label: 'Home page', attributes: { page: 'home' }, height: 520 },
    { id: 'other', label: 'Other pages', height: 520 },
    { id: 'scrolled', label: 'Scrolled', height: 520, scrolled: 200 },
  ],
  'bio-scroll-top': [
    { id: 'scrolled', label: 'Scrolled', height: 480, scrolled: 600 },
    {
      id: 'top',
      label: 'At the top',
      hint: 'It appears after 300 px. Scroll down.',
      height: 480,
      scrolled: 0,
    },
  ],
  'bio-reveal': [
    { ...first, text: LINES },
    {
      id: 'below',
      label: 'Below what is in view',
      hint: 'Scroll down in the preview.',
      height: 480,
      scrolled: 0,
      text: LINES,
    },
  ],
};

/** The states of a widget; one that the table does not know has its first. */
export const statesOf = (tag: string): readonly [WidgetState, ...WidgetState[]] => states[tag] ?? [first];

/** The state of this id, else the first. */
export const stateOf = (tag: string, id: string | undefined): WidgetState => {
  const known = statesOf(tag);
  return known.find((state) => state.id === id) ?? known[0];
};

/** The attributes of a state, with ids of the firm whose config it is; of the built-in firm without one. */
export function attributesOf(
  { attributes, ids = {} }: WidgetState,
  config: ConfigJson | undefined,
): Readonly<Record<string, string | true>> {
  const named = Object.entries(ids).map(([name, { topic, builtIn }]) => {
    const own = idsAt(config, topic).slice(0, builtIn.length);
    return [name, (own.length > 0 ? own : builtIn).join(',')] as const;
  });
  return { ...attributes, ...Object.fromEntries(named) };
}

/** A config is somebody's: what is no list of entries with ids has none. */
function idsAt(config: ConfigJson | undefined, topic: readonly string[]): string[] {
  const entries = valueAt(config, topic);
  if (!Array.isArray(entries)) return [];
  return entries.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
}
