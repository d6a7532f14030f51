import { delivery } from '../../src/domain/delivery';
import { leadLimits } from '../../src/domain/limits';
import { objectOf } from '../leads/fields';
import { escapeControls, summarizeFile } from '../leads/readableText';
import { answersOf, photoName, withTime } from '../photos/photo';
import type { Wording } from './messages';

/** `serviceAddress` becomes `Service address`. A made-up name cannot forge a line. */
export const label = (name: string, { fields }: Pick<Wording, 'fields'>): string =>
  Object.hasOwn(fields, name)
    ? (fields[name] ?? name)
    : capitalised(
        escapeControls(name).replaceAll(
          /([a-z\d])([A-Z])/g,
          (_, end, start) => `${end} ${start.toLowerCase()}`,
        ),
      );

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Characters of one text in a mail: as many as a visitor may type into a field. */
const maxText = leadLimits.text;

/**
 * Formats fields as lines `Label: value`, nested fields indented below. Fields without a value are left out, and very long
 * ones shortened. No value can look like a field: its further lines are indented.
 */
export function formatFields(fields: object, wording: Wording): string {
  const text = formatLines(fields, '', wording);
  return text.length <= delivery.mailCharacters
    ? text
    : `${text.slice(0, delivery.mailCharacters)}\n${wording.messages.shortened}\n`;
}

/** The wording with the labels that a lead's form has for its fields: the firm may have renamed them. */
export function withOwnLabels(wording: Wording, { changedForm }: Record<string, unknown>): Wording {
  const { labels } = objectOf(changedForm);
  const own = (Array.isArray(labels) ? labels : []).flatMap((entry: unknown): [string, string][] => {
    const { field, label: text } = objectOf(entry);
    return typeof field === 'string' && typeof text === 'string' ? [[field, escapeControls(text)]] : [];
  });
  return own.length === 0
    ? wording
    : { ...wording, fields: { ...wording.fields, ...Object.fromEntries(own) } };
}

/** A field as people read it. */
export interface Description {
  label: string;
  /** May have several lines. */
  value: string;
}

/** The same fields one by one; what is nested is formatted as lines. */
export const describeFields = (fields: object, wording: Wording): Description[] =>
  Object.entries(fields)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => ({
      label: label(name, wording),
      value:
        typeof value === 'object' && value !== null
          ? formatFields(Array.isArray(value) ? { [name]: value } : value, wording)
              .replace(/^[^\n]*:\n(?= {2}- )/, '')
              .trimEnd()
          : formatValue(value, '', wording),
    }));

/** Formats the answers to the firm's own questions as lines too, under the labels that the visitor read. */
export const formatAnswers = (lead: Record<string, unknown>, wording: Wording): string =>
  answersOf(lead)
    .map(({ label: name, value, file, agreedAt }) =>
      formatField(
        escapeControls(name),
        photoName(file) ?? file ?? withTime(value, agreedAt, (time) => formatTime(time, wording)),
        '',
        wording,
      ),
    )
    .join('');

/** @param indent of each line, handed down: indenting what is formatted again would cost its length at every level */
const formatLines = (fields: object, indent: string, wording: Wording): string =>
  Object.entries(fields)
    .map(([name, value]) => formatField(label(name, wording), value, indent, wording))
    .join('');

function formatField(name: string, value: unknown, indent: string, wording: Wording): string {
  if (isEmpty(value)) return '';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `${inner}- ${formatEntry(entry, inner, wording)}\n`);
    return `${indent}${name}:\n${entries.join('')}`;
  }
  if (typeof value === 'object' && value !== null)
    return `${indent}${name}:\n${formatLines(value, inner, wording)}`;
  return `${indent}${name}: ${formatValue(value, inner, wording)}\n`;
}

/** An entry of a list on one line, which begins with the entry's name. */
function formatEntry(entry: unknown, indent: string, wording: Wording): string {
  if (typeof entry !== 'object' || entry === null) return formatValue(entry, indent, wording);
  const { name, ...others } = { name: undefined, ...entry };
  const rest = formatLines(others, '', wording).trim().replaceAll(/\n\s*/g, '; ');
  if (isEmpty(name)) return rest;
  const title = formatValue(name, indent, wording);
  return rest === '' ? title : `${title} (${rest})`;
}

function formatValue(value: unknown, indent: string, { messages, locale }: Wording): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return value.toLocaleString(locale);
  const text = summarizeFile(String(value));
  return (text.length <= maxText ? text : `${text.slice(0, maxText)} ${messages.shortenedText}`)
    .split(/\r\n|\r|\n/)
    .map((line) => escapeControls(line.replaceAll('\t', ' ')))
    .join(`\n${indent}`);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** A time in the firm's time zone, which is named. What is no time stays as it is. @param time ISO 8601 */
export function formatTime(time: string, { locale, style: { timeZone } }: Wording): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  const text = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (${zone?.value ?? timeZone})`;
}
