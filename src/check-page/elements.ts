import { toJson } from '../leads/toJson';
import { commonAttributes } from '../page/attributes';
import { findSetting } from '../page/nearestSetting';
import { controlOf, type KnownAttribute, type KnownElement } from './knownElement';
import type { Page } from './page';

/** What the manifest says of an element; undefined for what is no widget. */
export const knownOf = (page: Page, { localName }: Element): KnownElement | undefined =>
  page.manifest.find(({ tagName }) => tagName === localName);

/** The elements that are widgets. */
export const widgetsOf = (page: Page): { element: Element; known: KnownElement }[] =>
  page.elements.flatMap((element) => {
    const known = knownOf(page, element);
    return known && known.tagName !== 'bio-site' ? [{ element, known }] : [];
  });

/** Whether a widget shows the elements within it. */
export const showsContent = ({ tagName, slots = [] }: KnownElement): boolean =>
  tagName === 'bio-site' || slots.some(({ name }) => name === '');

/** Whether a widget sends leads, so that it needs an endpoint. */
export const sendsLeads = ({ events = [] }: KnownElement): boolean =>
  events.some(({ name }) => name === 'bio-lead');

/** A setting as the widget finds it: its own, else that of the nearest `<bio-site>` which has it. */
export function settingOf(element: Element, name: string): { value: string; owner: Element } | undefined {
  const found = findSetting(element, name);
  if (!found) return undefined;
  const { value, owner } = found;
  // A config may be an object.
  return { value: typeof value === 'string' ? value : toJson(value), owner };
}

/** The same settings of several elements, each once, with an element that has it. */
export function settingsOf(page: Page, name: string): { value: string; owner: Element }[] {
  const found = page.elements.flatMap((element) => settingOf(element, name) ?? []);
  return [...new Map(found.map((setting) => [setting.value, setting])).values()];
}

/** How an attribute's value is wrong: what was expected instead; undefined where it is right, or blank. */
export function expectedInstead(attribute: KnownAttribute, raw: string): string | undefined {
  const value = raw.trim();
  if (value === '') return undefined;
  const control = controlOf(attribute);
  const isRight =
    control.kind === 'choice'
      ? control.options.includes(value)
      : control.kind === 'number'
        ? isWithin(value, attribute.expected)
        : !attribute.expected.startsWith('an http(s) address') || isAddress(value);
  return isRight ? undefined : attribute.expected;
}

/** @param expected such as `a number from 2 to 60`. */
function isWithin(value: string, expected: string): boolean {
  const [least = 0, most = 0] = expected.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return Number(value) >= least && Number(value) <= most;
}

/** As the widgets read it: what has neither a scheme nor a beginning slash or dot is none. */
const isAddress = (value: string): boolean => commonAttributes.endpoint.parse(value) !== undefined;

/** The empty child by whose `style` an element's place is kept, as the studio writes it. */
export const placeOf = (element: Element): Element | undefined =>
  [...element.children].find(
    (child) => !child.hasChildNodes() && /padding-top\s*:/.test(child.getAttribute('style') ?? ''),
  );
