import { harmless } from '../listing';

/** Fields whose name alone would not tell a reader what they are. */
const labels: Record<string, string> = {
  fullName: 'Name',
  clientName: 'Name',
  hearAboutUs: 'Heard about us',
  uploadedImages: 'Photos',
  sqft: 'Square feet',
  zip: 'ZIP code',
  smsConsent: 'May be texted (SMS)',
  sms: 'May be texted (SMS)',
  min: 'From',
  max: 'To',
  minPrice: 'From',
  maxPrice: 'To',
  page: 'Sent from page',
  timestamp: 'Sent at',
  attribution: 'How they found us',
  first: 'First visit',
  last: 'Last visit',
  id: 'Id',
};

/** `serviceAddress` as `Service address`; a name that a stranger made up cannot forge a line. */
const label = (name: string): string =>
  Object.hasOwn(labels, name)
    ? (labels[name] ?? name)
    : capitalised(
        harmless(name).replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`),
      );

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Fields as lines for a reader: `Label: value`, what they hold themselves indented below. Fields without a value are
 * left out.
 */
export function describeFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => describeField(label(name), value))
    .join('');
}

function describeField(name: string, value: unknown): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value))
    return `${name}:\n${value.map((entry) => `  - ${indented(describeEntry(entry))}\n`).join('')}`;
  if (typeof value === 'object' && value !== null)
    return `${name}:\n  ${indented(describeFields(value).trimEnd())}\n`;
  return `${name}: ${indented(describeValue(value))}\n`;
}

/** An entry of a list on one line; one with a name begins with that. */
function describeEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return describeValue(entry);
  const { name, ...others } = { name: undefined, ...entry };
  const rest = describeFields(others).trimEnd().replaceAll(/\n\s*/g, '; ');
  if (isEmpty(name)) return rest;
  return rest === '' ? describeValue(name) : `${describeValue(name)} (${rest})`;
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return String(value)
    .split(/\r\n|\r|\n/)
    .map(harmless)
    .join('\n');
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Further lines stand below the first, so that no value can look like a field of its own. */
const indented = (text: string) => text.replaceAll('\n', '\n  ');
