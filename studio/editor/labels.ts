/** What form fields are called: the words of their keys. */
import type { Path } from '../config/path';

/** Where the words of the key are not enough, by the key, or by the two last keys. */
const LABELS: Readonly<Record<string, string>> = {
  id: 'Id',
  href: 'Link',
  src: 'Address of the picture',
  narrow: 'Address of a crop for phones',
  site: 'Your own site',
  scheme: 'Light or dark',
  alt: 'What the picture shows',
  faqs: 'Questions and answers',
  zips: 'ZIP codes',
  servedZips: 'ZIP codes that you serve',
  unservedZips: 'Other ZIP codes',
  'when.answers': 'Answers that were given',
  min: 'From',
  max: 'To',
  modifiers: 'Questions that change the price',
  contactQuestions: 'Your own questions in the contact step (older name)',
  questions: 'Your own questions',
  'questions.contact': 'In the contact form',
  'questions.audit': 'In the property check',
  'questions.quote': 'In the quote builder',
  'questions.estimator': 'Below the estimate',
  help: 'Longer explanation',
  days: 'Days that are possible',
  when: 'Only when',
  yesNo: 'Yes or no',
  options: 'Answers',
  'modifiers.number': 'A number',
  'modifiers.date': 'A day',
  'answer.line': 'One line',
  'answer.text': 'Several lines',
  'answer.number': 'A number',
  'answer.one': 'One of several answers',
  'answer.many': 'Any of several answers',
  'answer.date': 'A day',
  'answer.window': 'A time window',
  'answer.consent': 'A consent',
  'answer.file': 'A photo or file',
  addOns: 'Add-ons',
  'groups.choose': 'Only one can be chosen',
  'groups.step': 'In which step',
  'modifiers.step': 'In which step',
  'items.always': 'Always included',
  'items.units': 'Quantity by a formula',
  'items.quantityLabel': 'Question for the quantity',
  'items.tiers': 'Prices by quantity',
  'items.tiersMode': 'How these prices count',
  'tiersMode.graduated': 'Each unit costs what its own tier says',
  'tiersMode.whole': 'All units cost what the tier of the last one says',
  'items.floor': 'Costs at least',
  visit: 'On which visit',
  'visit.first': 'The first only',
  'visit.later': 'Each later one only',
  control: 'Asked by',
  'control.number': 'A field',
  'control.slider': 'A slider',
  'control.choices': 'Choices',
  'rounding.whole': 'Whole amounts',
  choiceLabels: 'What the choices are called',
  included: 'So many are included',
  rangePercent: 'A range of so many percent around each price',
  countsOnce: 'Count one unit where nobody asks for more',
  asksSize: 'Ask for the size of the property',
  chargeOrder: 'What is added first',
  fixedDiscounts: 'Fixed discounts',
  minimum: 'A job costs at least',
  stepsOff: 'Steps that are left out',
  preselected: 'Selected at the start',
  onRequest: 'Price on request',
};

/** What the field of a place is called. */
export function labelAt(path: Path): string {
  const keys = path.filter((key) => typeof key === 'string');
  const pair = keys.slice(-2).join('.');
  return Object.hasOwn(LABELS, pair) ? labelOf(pair) : labelOf(path.at(-1) ?? '');
}

/** What asks for one of several keys. */
export function alternativesLabel(keys: readonly string[]): string {
  if (keys.includes('price')) return 'How it is priced';
  if (keys.includes('yesNo')) return 'How it is answered';
  return keys.includes('percent') ? 'How much' : `One of: ${keys.map(labelOf).join(', ')}`;
}

/** `Best for` for `bestFor`. */
export function labelOf(key: string | number): string {
  const label = typeof key === 'string' && Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  if (label !== undefined) return label;
  const words = String(key).replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ');
  return (
    words.slice(0, 1).toUpperCase() +
    words.slice(1).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  );
}

/** What one entry of a list is called, such as `an item`. */
const ENTRIES: Readonly<Record<string, string>> = {
  modifiers: 'question',
  contactQuestions: 'question',
  contact: 'question',
  audit: 'question',
  quote: 'question',
  estimator: 'question',
  faqs: 'question',
  options: 'answer',
  gallery: 'picture',
  gutters: 'option',
  biocheck: 'entry',
  servicePages: 'page',
  wheel: 'station',
  about: 'reason',
  menu: 'entry',
  footer: 'column',
  bestFor: 'entry',
  checked: 'entry',
  received: 'entry',
};

/** `item` for `items`: what one entry of a list is called. */
export const entryWord = (list: string): string =>
  ENTRIES[list] ?? labelOf(list).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

export const mistakesText = (count: number): string => (count === 1 ? '1 mistake' : `${count} mistakes`);
/** What counts while nothing is chosen. */
export const inheritedText = (value: string): string => `${value} (as it comes)`;
export const unknownText = (id: string): string => `${id} (does not exist)`;
/** An entry without a name. */
export const unnamedText = (word: string, index: number): string =>
  `${word.slice(0, 1).toUpperCase()}${word.slice(1)} ${index + 1}`;
