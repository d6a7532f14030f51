import { ID_LIMIT } from '../../src/content/limits';
import { type Draft, UNTITLED } from '../draft/draft';
import { valueAt } from './path';

/** `Live range` for `live-range`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** `Contact form` for `bio-contact-form`. */
export const nameOf = (tag: string): string =>
  wordsOf(tag.slice('bio-'.length).replace(/\b(?:faq|cta)\b/, (initials) => initials.toUpperCase()));

/** A description without the marks of code. */
export const sentenceOf = ({ description }: { description: string }): string =>
  description.replaceAll('`', '');

/** Ids of list entries, made from their names. */

/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/** `ants-and-roaches` for "Ants and roaches". Empty where a name has no Latin letters, and no digits. */
export function idFrom(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+/, '');
  return withoutHyphenAtEnd(id.slice(0, ID_LIMIT));
}

/** The id made unique by a number behind it. @param taken ids that others have. */
export function uniqueId(wanted: string, taken: readonly unknown[]): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`;
    const id = withoutHyphenAtEnd(wanted.slice(0, ID_LIMIT - end.length)) + end;
    if (isUsable(id) && !taken.includes(id)) return id;
  }
}

/** A config takes no names that every object has. */
const isUsable = (id: string): boolean => !(id in Object.prototype) && id !== 'prototype';

const withoutHyphenAtEnd = (id: string): string => id.replace(/-+$/, '');

const LENGTH_LIMIT = 60;
/** Windows keeps these for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name for a draft's config, such as `bright-panes.json`: the draft's name, else the company's. */
export function fileName({ name, config }: Pick<Draft, 'name' | 'config'>): string {
  const company = valueAt(config, ['company', 'name']);
  const title = name === UNTITLED && typeof company === 'string' ? company : name;
  const base = hyphenated(title) || 'business';
  return `${RESERVED.test(base) ? `${base}-config` : base}.json`;
}

/** Letters and digits of any script, with hyphens in place of everything else. */
const hyphenated = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  )
    .slice(0, LENGTH_LIMIT)
    .join('')
    .replace(/^-+|-+$/g, '');

/** Under which name a config is published: it stands in its address. */

/** As the lead desk takes it. */
export const isConfigName = (text: string): boolean => /^[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text);

/** The name that suits a title, such as a company's; empty where nothing of it can stand in a name. */
export function suggestName(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[^a-z]+/, '');
  return words.slice(0, 63).replace(/-+$/, '');
}
