import { company } from '../content/company';
import { pickTexts } from '../content/pickTexts';
import { commonTexts } from '../content/texts/common';
import { type AttributeValues, commonAttributes } from './attributes';
import type { ConfigSource } from './config';
import { readAttribute } from './properties';
import type { WidgetFacts, WidgetSettings, WidgetSpec } from './spec';

/** A widget or site whose `config` may have been set as a property, to an object. */
interface ConfigOwner extends HTMLElement {
  config?: ConfigSource | undefined;
}

/** The common attributes as a page has set them for one element. */
export interface CommonSettings {
  /** Where leads are sent. */
  endpoint: string | undefined;
  phone: string | undefined;
  /** Language that the page asks for. */
  lang: string;
  /** Where the desk hands out a token for each lead. */
  guard?: string | undefined;
  /** Whether a visitor may allow that an unfinished form is delivered. @default false */
  abandoned?: boolean | undefined;
}

/** Its parent, across the border of a shadow tree. */
const parentOf = (node: Node): Node | null =>
  node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

function* selfAndAncestors(element: HTMLElement): Generator<HTMLElement> {
  for (let node: Node | null = element; node; node = parentOf(node))
    if (node instanceof HTMLElement) yield node;
}

/** Who may set the common attributes of an element, nearest first: itself, then each `<bio-site>` around it. */
const sourcesOf = (element: HTMLElement): ConfigOwner[] =>
  [...selfAndAncestors(element)].filter((node) => node === element || node.localName === 'bio-site');

/** The config that counts for an element, and who names it. */
export function readConfig(element: HTMLElement): { config: ConfigSource; owner: HTMLElement } | undefined {
  for (const owner of sourcesOf(element)) {
    const config = owner.config || owner.getAttribute('config')?.trim();
    if (config) return { config, owner };
  }
  return undefined;
}

/** The other common attributes that count for an element. */
export function readCommon(element: HTMLElement): CommonSettings {
  const sources = sourcesOf(element);
  const nearest = <Name extends keyof typeof commonAttributes>(name: Name) =>
    sources
      .filter((node) => node.hasAttribute(name))
      .map((node) => readAttribute<unknown>(commonAttributes[name], node.getAttribute(name)))
      .find((value) => value !== undefined) as AttributeValues<typeof commonAttributes>[Name] | undefined;
  const lang = [...selfAndAncestors(element)].find((node) => node.lang)?.lang;
  return {
    endpoint: nearest('endpoint'),
    phone: nearest('phone'),
    guard: nearest('guard'),
    abandoned: nearest('abandoned'),
    lang: lang ?? 'en',
  };
}

/** The facts that a widget shows where no config says otherwise. */
export function builtInFacts<S extends WidgetSpec>(spec: S): WidgetFacts<S> {
  // The compiler cannot see that a topic of the spec is the topic of the result.
  return {
    company,
    theme: {},
    texts: { en: { common: commonTexts, ...spec.texts } },
    ...spec.facts,
  };
}

/**
 * What a widget renders from.
 * @param read the raw value of one of its attributes, null when absent.
 */
export function resolveSettings<S extends WidgetSpec>(
  spec: S,
  read: (property: string) => string | null,
  common: CommonSettings,
  configured: WidgetFacts<S>,
): WidgetSettings<S> {
  const attributes = Object.fromEntries(
    Object.entries(spec.attributes).map(([property, attribute]) => [
      property,
      readAttribute(attribute, read(property)),
    ]),
  ) as AttributeValues<S['attributes']>;
  const phone = common.phone ?? configured.company.phone;
  const facts = { ...configured, company: { ...configured.company, phone } };
  const { lang, words } = pickTexts(configured.texts, common.lang);
  return { ...common, attributes, facts, texts: words, lang };
}
