/** Ids of list entries, made from their names. */
import { ID_LIMIT } from '../../src/content/limits';

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
