import { selfAndAncestors } from '../ancestors';
import { attributeName } from '../attributes';
import type { PrefillName, PrefillValues } from '../bioSystemApi';
import { PREFILL } from '../lifecycle';
import { prefillLimits, prefillNames, prefillQuery } from '../pageUrl';

/** Which field of a widget takes which of the values. */
export type PrefillFields = Readonly<Record<string, PrefillName>>;

// A registered symbol, because scripts that are built apart share it.
const GIVEN = Symbol.for('bio.prefill');

const given = (): PrefillValues => (Reflect.get(self, GIVEN) as PrefillValues | undefined) ?? {};

/** Keeps the values for all widgets of the page, those that come later too. Earlier ones of other names stay. */
export function giveValues(values: PrefillValues): void {
  Reflect.set(self, GIVEN, { ...given(), ...values });
  dispatchEvent(new Event(PREFILL));
}

/**
 * What is to be filled in for an element: what the page has given by a call, else by the nearest attribute, else by the
 * page's URL.
 */
export function prefillFor(element: Element): PrefillValues {
  const around = [...selfAndAncestors(element)];
  const query = prefillQuery();
  const attributes = (name: PrefillName) =>
    around
      .map((node) => node.getAttribute(`data-prefill-${attributeName(name)}`))
      .find((value) => value?.trim());
  const values = given();
  return {
    ...complete((name) => query.get(name)),
    ...complete(attributes),
    ...complete((name) => values[name]),
  };
}

/** One source's values without blank and too long ones. The whole name and the first one follow from each other. */
function complete(read: (name: PrefillName) => unknown): PrefillValues {
  const values: PrefillValues = {};
  for (const name of prefillNames) {
    const value = read(name);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text && text.length <= prefillLimits[name]) values[name] = text;
  }
  const { firstName, lastName } = values;
  if (firstName) values.name ??= lastName ? `${firstName} ${lastName}` : firstName;
  const [first = ''] = values.name?.split(/\s/) ?? [];
  if (first && first.length <= prefillLimits.firstName) values.firstName ??= first;
  return values;
}

/** Fills in the fields of a widget's markup that nobody has changed. They count as unchanged, also for the hydration. */
export function prefillMarkup(element: Element, fields: PrefillFields): void {
  const controls = element.shadowRoot?.querySelector('form')?.elements;
  const values = prefillFor(element);
  for (const [field, name] of Object.entries(fields)) {
    const control = controls?.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === control.defaultValue && values[name]) control.defaultValue = values[name];
  }
}
