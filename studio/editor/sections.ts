import type { Path } from '../config/path';

/** A part of the config that one edits at a time. */
export interface Section {
  /** In the address, behind `#editor/`. */
  id: string;
  label: string;
  /** What of the config it holds. */
  paths: readonly Path[];
  /** The widget that shows it. */
  preview: { tag: string; attributes?: Readonly<Record<string, string | true>> };
}

/** The page around the widget, as it is by default on many. */
export const PAGE = 'body { font-family: system-ui, sans-serif }';

const estimator = { tag: 'bio-estimator' };
const of = (topic: string, keys: readonly string[]): readonly Path[] => keys.map((key) => [topic, key]);
const topics = (...names: readonly string[]): readonly Path[] => names.map((name) => [name]);

/** Where nothing else is asked for: the page itself, in which one presses what is to be changed. */
export const pageSection: Section = { id: 'page', label: 'The page', paths: [], preview: estimator };

/** All of the config as text. */
export const jsonSection: Section = { id: 'json', label: 'JSON', paths: [], preview: estimator };

/** All sections, in the order of the work. Texts have a view of their own. */
export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'company',
    label: 'Company',
    paths: topics('company', 'currency', 'locale', 'timeZone', 'site'),
    preview: { tag: 'bio-footer' },
  },
  {
    id: 'items',
    label: 'Services and prices',
    paths: of('estimator', ['groups', 'items', 'preselected', 'rangePercent', 'countsOnce']),
    preview: estimator,
  },
  {
    id: 'questions',
    label: 'Questions',
    paths: of('estimator', ['modifiers', 'propertyTypes', 'asksSize', 'contactQuestions', 'stepsOff']),
    preview: estimator,
  },
  {
    id: 'rules',
    label: 'Price rules',
    paths: of('estimator', [
      'rounding',
      'minimum',
      'surcharges',
      'discounts',
      'tax',
      'deposit',
      'monthly',
      'laterVisits',
      'chargeOrder',
      'tables',
      'visitHours',
    ]),
    preview: estimator,
  },
  {
    id: 'areas',
    label: 'Where you work',
    paths: of('estimator', ['servedZips', 'unservedZips', 'areas']),
    preview: estimator,
  },
  { id: 'texts', label: 'Words', paths: topics('texts'), preview: estimator },
  { id: 'quote', label: 'Quote builder', paths: topics('quote'), preview: { tag: 'bio-quote-builder' } },
  {
    id: 'forms',
    label: 'Contact and check',
    paths: topics('contact', 'audit', 'biocheck', 'sampleReport', 'questions', 'fields'),
    preview: { tag: 'bio-contact-form' },
  },
  {
    id: 'times',
    label: 'Times to book',
    paths: topics('availability'),
    preview: { tag: 'bio-slots' },
  },
  {
    id: 'services',
    label: 'Service cards and pages',
    paths: topics('services', 'servicePages', 'wheel', 'tiers', 'gutters', 'addOns'),
    preview: { tag: 'bio-service-cards' },
  },
  { id: 'plans', label: 'Plans', paths: topics('plans', 'biocare'), preview: { tag: 'bio-plans' } },
  {
    id: 'answers',
    label: 'Answers and voices',
    paths: topics('faqs', 'testimonials', 'about', 'trust'),
    preview: { tag: 'bio-faq' },
  },
  {
    id: 'pictures',
    label: 'Pictures',
    paths: topics('pictures', 'gallery'),
    preview: { tag: 'bio-gallery' },
  },
  {
    id: 'site',
    label: 'Your own site',
    paths: topics('languages', 'pages', 'legal', 'notice'),
    preview: { tag: 'bio-notice' },
  },
  {
    id: 'links',
    label: 'Menu, links and map',
    paths: topics('menu', 'footer', 'links', 'map'),
    preview: { tag: 'bio-header', attributes: { page: 'home' } },
  },
];

/** The section in which a place is edited; the first one where none has it. */
export function sectionOf(place: Path): Section {
  const holds = ({ paths }: Section) =>
    paths.some((path) => path.every((key, index) => place[index] === key));
  return sections.find(holds) ?? sections[0];
}
