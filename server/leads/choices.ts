import { choiceFields, entryMarks } from '../../src/domain/peopleTable';
import { objectOf } from './fields';

/** What was chosen in a list of a lead: texts, and objects that do not say that they were not selected. */
const chosenIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((entry) => objectOf(entry)['selected'] !== false) : [];

/** The names of all that was chosen: services, items, and what an audit asks about. */
export const choicesIn = (lead: Record<string, unknown>): string[] =>
  choiceFields
    .flatMap((field) => chosenIn(lead[field]))
    .map((entry) => (typeof entry === 'object' ? objectOf(entry)['name'] : entry))
    .filter((name) => typeof name === 'string');

/** The lists of services and items for people: without what was not chosen, and what only programs need. */
export function namedChoices(lead: Record<string, unknown>): Record<string, unknown[]> {
  const lists = choiceFields.filter((field) => Array.isArray(lead[field]));
  return Object.fromEntries(lists.map((field) => [field, chosenIn(lead[field]).map(withoutMarks)]));
}

const withoutMarks = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null
    ? Object.fromEntries(Object.entries(entry).filter(([name]) => !entryMarks.some((mark) => mark === name)))
    : entry;
