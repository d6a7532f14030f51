import { delivery } from '../../src/domain/delivery';
import { leadLimits } from '../../src/domain/limits';
import { shortZoneName } from '../../src/domain/zoneName';
import { objectOf } from '../leads/fields';
import { escapeControls, summarizeFile } from '../leads/readableText';
import { answersOf, photoName, withTime } from '../photos/photo';
import type { MailPartName } from './mailTemplate';
import type { Wording } from './messages';
import type { MailBlock } from './renderMail';

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
 * Fields as parts of a mail, `field` and `group`, or those of a footer. Fields without a value are left out, and what is beyond the
 * length of a mail.
 */
export function fieldBlocks(
  fields: readonly Description[],
  wording: Wording,
  [field, group]: readonly [MailPartName, MailPartName] = ['field', 'group'],
): MailBlock[] {
  let left: number = delivery.mailCharacters;
  return fields.flatMap(({ label: name, value, isNested }) => {
    if (left <= 0) return [];
    const isWhole = value.length <= left;
    const text = isWhole ? value : `${value.slice(0, left)}\n${wording.messages.shortened}`;
    left -= value.length;
    return [{ part: isNested ? group : field, label: name, value: text }];
  });
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
  /** It holds fields or a list, a line each. */
  isNested: boolean;
}

/** Fields one by one, without those that have no value. Within what is nested, no value can look like a field. */
export const describeFields = (fields: object, wording: Wording): Description[] =>
  Object.entries(fields).flatMap(([name, value]) => describe(label(name, wording), value, wording));

/** The answers to the firm's own questions, under the labels that the visitor read. */
export const describeAnswers = (lead: Record<string, unknown>, wording: Wording): Description[] =>
  answersOf(lead).flatMap(({ label: name, value, file, agreedAt }) =>
    describe(
      escapeControls(name),
      photoName(file) ?? file ?? withTime(value, agreedAt, (time) => formatTime(time, wording)),
      wording,
    ),
  );

function describe(name: string, value: unknown, wording: Wording): Description[] {
  if (isEmpty(value)) return [];
  const isNested = typeof value === 'object';
  const text = Array.isArray(value)
    ? formatEntries(value, '', wording)
    : isNested
      ? formatLines({ ...value }, '', wording)
      : formatValue(value, '', wording);
  return [{ label: name, value: isNested ? text.trimEnd() : text, isNested }];
}

/** @param indent of each line, handed down: indenting what is formatted again would cost its length at every level */
const formatLines = (fields: object, indent: string, wording: Wording): string =>
  Object.entries(fields)
    .map(([name, value]) => formatField(label(name, wording), value, indent, wording))
    .join('');

function formatField(name: string, value: unknown, indent: string, wording: Wording): string {
  if (isEmpty(value)) return '';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `${indent}${name}:\n${formatEntries(value, inner, wording)}`;
  }
  if (typeof value === 'object' && value !== null)
    return `${indent}${name}:\n${formatLines(value, inner, wording)}`;
  return `${indent}${name}: ${formatValue(value, inner, wording)}\n`;
}

const formatEntries = (entries: readonly unknown[], indent: string, wording: Wording): string =>
  entries.map((entry) => `${indent}- ${formatEntry(entry, indent, wording)}\n`).join('');

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
  const text = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (${shortZoneName(locale, timeZone, date)})`;
}
