/** Where in the config a text or a price of a widget comes from. */
import { type Path, valueAt } from '../../config/path';
import type { Pressed } from '../../preview/pressed';
import { titleOf } from '../entryTitle';

/** Keys whose values nobody reads. */
const UNREAD = new Set([
  'id',
  'href',
  'src',
  'icon',
  'picture',
  'step',
  'group',
  'control',
  'theme',
  'zips',
  'servedZips',
  'preselected',
  'stepsOff',
  'links',
  'when',
  'locale',
  'currency',
  'timeZone',
]);

/** A text or an amount of the firm, and the entries of lists that it stands in. */
interface Leaf {
  path: Path;
  value: string | { min: number; max: number };
  /** What those entries are called, from the outermost. */
  titles: readonly string[];
}

function leavesOf(value: unknown, path: Path, titles: readonly string[]): readonly Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, value, titles }];
  if (typeof value === 'number') return [{ path, value: { min: value, max: value }, titles }];
  if (typeof value !== 'object' || value === null) return [];
  const { min, max } = value as { min?: unknown; max?: unknown };
  if (typeof min === 'number' && typeof max === 'number') return [{ path, value: { min, max }, titles }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => {
      const title = typeof entry === 'object' ? titleOf(entry) : '';
      return leavesOf(entry, [...path, index], title === '' ? titles : [...titles, title]);
    });
  return Object.entries(value).flatMap(([key, inner]) =>
    UNREAD.has(key) ? [] : leavesOf(inner, [...path, key], titles),
  );
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How well a text of the firm fits what was pressed; 0 for not at all. */
function textFit(written: string, shown: string): number {
  const own = plain(written);
  if (own === shown) return 100;
  // Required fields have a mark.
  if (own === shown.replace(/ ?\*$/, '')) return 95;
  if (!/\{\w/.test(own)) return own.length > 12 && shown.includes(own) ? 40 : 0;
  const literal = own.replace(/\{[^}]*\}/g, '');
  if (literal.replace(/\P{L}/gu, '').length < 3) return 0;
  const pattern = own
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(shown) ? 60 : 0;
}

/** The numbers of a text by their digits alone: how a language separates them does not count. */
const digitsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\d(?:[\d.,'\u00a0\u202f]*\d)?/g), ([number]) => number.replace(/\D/g, ''));

function isAmount(shown: string | undefined, amount: number): boolean {
  const [whole = '', part = ''] = String(amount).split('.');
  const padded = part.padEnd(2, '0');
  return shown === `${whole}${padded}` || (part === '' ? shown === whole : shown === `${whole}${part}`);
}

function priceFit({ min, max }: { min: number; max: number }, shown: string): number {
  const numbers = digitsIn(shown);
  const isThere = numbers.some(
    (number, index) => isAmount(number, min) && (min === max || isAmount(numbers[index + 1], max)),
  );
  if (!isThere) return 0;
  return min === max ? 50 : 80;
}

/** Titles of the entries around it that are read beside it say that it is this one. */
const nearFit = (titles: readonly string[], around: string): number =>
  titles.reduce((fit, title) => fit + (around.includes(plain(title)) ? 30 : -30), 0);

/** Places that are as likely as the best one, at most. */
const MOST = 3;

/**
 * The places of the config from which something that was pressed may come, the likeliest first; none where the widget computes
 * it.
 * @param business what is made of the config.
 * @param topic whose facts and words the widget shows, such as `estimator`.
 * @param lang of the words that are shown.
 */
export function findPlaces(
  { text, around }: Pressed,
  business: object,
  topic: string,
  lang: string,
): readonly Path[] {
  const shown = plain(text);
  if (shown === '') return [];
  const beside = plain(around);
  const fits = leavesOf(business, [], []).flatMap(({ path, value, titles }) => {
    const isMessage = path[0] === 'texts';
    if (isMessage && path[1] !== lang) return [];
    const fit = typeof value === 'string' ? textFit(value, shown) : priceFit(value, shown);
    if (fit === 0) return [];
    const isOwn = (isMessage ? path[2] : path[0]) === topic;
    return [{ path, fit: fit + (isOwn ? 25 : 0) + nearFit(titles, beside) }];
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  return fits
    .filter(({ fit }) => fit > 25 && fit === best)
    .slice(0, MOST)
    .map(({ path }) => path);
}

/** The place in the config of one in what is made of it, where entries that cannot be used are missing. */
export function configPath(place: Path, business: unknown, config: unknown): Path {
  return place.reduce<Path>((path, key, index) => {
    if (typeof key !== 'number') return [...path, key];
    const id = valueAt(business, [...place.slice(0, index + 1), 'id']);
    const own = valueAt(config, path);
    const at = Array.isArray(own)
      ? own.findIndex((entry) => id !== undefined && valueAt(entry, ['id']) === id)
      : -1;
    return [...path, at === -1 ? key : at];
  }, []);
}
