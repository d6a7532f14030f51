/** What mends a mistake: a config in, a config out. */
import type { ConfigProblem } from '../../../src/content/resolved';
import { type Path, valueAt, withValueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';
import { codesFrom } from '../fields/typedValues';
import { meantIn } from './mistakeText';

export interface Mend {
  /** What its button says. */
  label: string;
  change: (config: ConfigJson) => ConfigJson;
}

/** The ways to mend a mistake, the likeliest first; none where only the firm knows. */
export function mendsFor(
  { path, place, message, expected }: ConfigProblem & { place: Path },
  config: ConfigJson,
): Mend[] {
  const key = place.at(-1);
  const around = place.slice(0, -1);
  const value = valueAt(config, place);
  const meant = meantIn(message);
  const set = (next: unknown) => (before: ConfigJson) => withValueAt(before, place, next);
  const takeOut: Mend = { label: 'Take it out', change: set(undefined) };

  if (message.startsWith('is not known'))
    return [
      ...(meant === undefined || typeof key !== 'string' || valueAt(config, [...around, meant]) !== undefined
        ? []
        : [
            {
              label: `Call it “${meant}”`,
              change: (before: ConfigJson) =>
                withValueAt(withValueAt(before, place, undefined), [...around, meant], value),
            },
          ]),
      takeOut,
    ];
  if (expected === NEUTRAL)
    return [
      { label: 'It changes nothing', change: (before) => withValueAt(before, [...place, 'factor'], 1) },
    ];
  if (isSeveralCodes(value))
    return [{ label: 'Make it a list', change: (before) => withSplit(before, place) }];
  const amount = amountIn(value);
  if (amount !== undefined && expected.includes('number'))
    return [{ label: `Take ${amount}`, change: set(amount) }];
  if (/existing \w+/.test(expected))
    return [
      ...(meant === undefined ? [] : [{ label: `Take “${meant}”`, change: set(meant) }]),
      ...(typeof key === 'number' ? [takeOut] : []),
    ];
  if (message.startsWith('repeats')) return [{ label: 'Take the second out', change: set(undefined) }];
  if (message.startsWith('does not fit together') || /^is [\d.]+ to [\d.]+;/.test(message)) {
    const [min, max] = [valueAt(value, ['min']), valueAt(value, ['max'])];
    if (typeof min === 'number' && typeof max === 'number' && min > max)
      return [{ label: 'Swap them', change: set({ ...Object(value), min: max, max: min }) }];
  }
  if (expected.includes('a rising upTo') && Array.isArray(value))
    return [{ label: 'Put them in order', change: set(value.toSorted(byEnd)) }];
  if (expected === 'true or false' || expected.endsWith(', or nothing'))
    return [{ label: 'Switch it on', change: set(expected.startsWith('"') ? 'one' : true) }, takeOut];
  // What can be done without.
  const isOptional = ['stays', `${path} is left out`, 'which is not there'].some((loss) =>
    message.endsWith(loss),
  );
  const isWhole = typeof key === 'number' && typeof value === 'object';
  return value !== undefined && isOptional && !isWhole && key !== 'of' ? [takeOut] : [];
}

/** Tiers and rows by where they end: one without an end is the last. */
const byEnd = (one: unknown, other: unknown): number => endOf(one) - endOf(other);
const endOf = (entry: unknown): number => Number(valueAt(entry, ['upTo']) ?? Number.MAX_VALUE);

/** What the check expects of an answer that says neither. */
const NEUTRAL = 'a factor, a fee, or a value for formulas';

/** The number in a text such as "$1,200"; undefined where it is not clear. */
function amountIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = value.replace(/[\s$€£]/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Whether a text holds several ZIP codes. */
export const isSeveralCodes = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*\d{3,5}(?:-\d{4})?(?:[\s,;]+\d{3,5}(?:-\d{4})?)+[\s,;]*$/.test(value);

function withSplit(config: ConfigJson, place: Path): ConfigJson {
  const list = valueAt(config, place.slice(0, -1));
  const index = Number(place.at(-1));
  if (!Array.isArray(list)) return config;
  const codes = codesFrom(String(list[index]));
  return withValueAt(config, place.slice(0, -1), [...new Set(list.toSpliced(index, 1, ...codes))]);
}
