/** What is wrong with a draft, in the words of its form: which thing it is, what it needs, and what counts until then. */
import type { ConfigProblem } from '../../../src/content/resolved';
import { type Path, valueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';
import { titleOf } from '../entryTitle';
import { entryWord, labelAt, labelOf, unnamedText } from '../labels';
import { expectedText, withMarks } from './expected';
import { placeOf } from './placeOf';

/** The parts of a place: the innermost entry of a list that it is in, and the fields that lead on from there. */
interface NamedPlace {
  /** Such as `Answer “Once”`; empty outside of lists. */
  thing: string;
  /** Such as `Price · From`; empty for the entry itself. */
  field: string;
}

/** @param inherited what stands at a place where the config says nothing. */
function namePlace(place: Path, config: ConfigJson, inherited: (path: Path) => unknown): NamedPlace {
  const at = place.findLastIndex(
    (key, index) => typeof key === 'number' && isEntry(valueAt(config, place.slice(0, index + 1))),
  );
  const entry = place.slice(0, at + 1);
  const keys = place.slice(at + 1).filter((key) => typeof key === 'string');
  const field = keys
    // The topic alone says little: the fields of the estimator stand at its top.
    .filter((key, index) => at >= 0 || index > 0 || keys.length === 1 || key !== 'estimator')
    .map((_, index, shown) => labelAt([...entry, ...shown.slice(0, index + 1)]))
    .join(' · ');
  if (at < 0) return { thing: '', field };
  const index = place[at] as number;
  const word = entryWord(String(place[at - 1]));
  const title = titleOf(valueAt(config, entry), inherited(entry));
  return { thing: title === '' ? unnamedText(word, index) : `${capital(word)} “${title}”`, field };
}

const isEntry = (value: unknown): boolean => typeof value === 'object' && value !== null;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Both in one. */
export function placeName(place: Path, config: ConfigJson, inherited: (path: Path) => unknown): string {
  const { thing, field } = namePlace(place, config, inherited);
  return [thing, field].filter(Boolean).join(': ');
}

/**
 * A mistake as one or two sentences.
 * @param isAtField whether it is read at the field itself, whose entry needs no name then.
 */
export function mistakeText(
  { place, path, message, expected }: ConfigProblem & { place: Path },
  config: ConfigJson,
  inherited: (path: Path) => unknown,
  isAtField = false,
): string {
  const { thing, field } = namePlace(place, config, inherited);
  const subject = isAtField
    ? field === ''
      ? thing
      : (field.split(' · ').at(-1) ?? field)
    : [thing, field].filter(Boolean).join(': ') || 'The config';
  const [what = '', instead = ''] = message.split(/; (?=[^;]*$)/);
  return [`${subject} ${sentence()}`, until()].filter(Boolean).join(' ');

  function sentence(): string {
    const value = quotedIn(what);
    const needed = expectedText(expected, place);
    if (what === 'is missing') return `is missing: it needs ${needed}.`;
    if (what.startsWith('has no entry') || what === 'is empty')
      return `can show nothing yet: it needs ${needed}.`;
    if (what === 'does not fit together' || what === 'is ""' || /^is a list of \d+$/.test(what))
      return `needs ${needed}.`;
    if (what.startsWith('is not known')) {
      const meant = meantIn(what);
      return `is nothing that widgets read${meant === undefined ? '' : `: do you mean “${meant}”?`}`.replace(
        /([^?])$/,
        '$1.',
      );
    }
    const kind = /^(?:the id of )?an existing (\w+)/.exec(expected)?.[1];
    if (kind !== undefined) return `names the ${kind} “${value}”, which does not exist.`;
    if (what.startsWith('repeats')) return `stands there twice: “${value}” can be there once.`;
    const found = withMarks(what)
      .replace(/^is an object$/, 'is several values')
      .replace(/\b(?:color|font)-[a-z-]+/g, labelOf)
      .replace(/ at character (\d+), which counts as 0$/, ' at character $1, and counts as 0');
    return `${found}. It needs ${needed}.`;
  }

  function until(): string {
    const stays = /^the default (.*) stays$/.exec(instead)?.[1];
    if (stays === '""') return 'Until then there is none.';
    if (stays !== undefined) return `Until then ${withMarks(stays)} counts.`;
    const lost = /^(.*) is left out$/.exec(instead)?.[1];
    if (lost === undefined || lost === 'it')
      return instead === '' || lost === 'it' ? '' : `Until then ${instead}.`;
    if (lost === path) return 'Until then it is left out.';
    const { thing: lostThing, field: lostField } = namePlace(placeOf(lost, config), config, inherited);
    const name = [lostThing, lostField].filter(Boolean).join(': ');
    return lostThing === thing && !isAtField && lostField === ''
      ? 'Until then it is left out.'
      : `Until then ${name} is left out.`;
  }
}

/** The value that a message quotes first. */
const quotedIn = (message: string): string => /"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? '';

/** What a message takes to be meant. */
export const meantIn = (message: string): string | undefined => /did you mean "([^"]*)"/.exec(message)?.[1];
