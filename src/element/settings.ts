import type { Defaults } from '../content/defaults';
import { company, referenced, theme } from '../content/facts';
import { commonMessages } from '../content/messages/common';
import { common as commonTexts } from '../content/ownTexts';
import { pickMessages } from '../content/pickMessages';
import { textLanguages } from '../content/textLanguages';
import { type AttributeValues, commonAttributes, readAttribute } from '../page/attributes';
import { DEFAULT_LANGUAGE, languageFallbacks, pageLanguage } from '../page/language';
import { findSetting, settingSources } from '../page/nearestSetting';
import type { ConfigSource, ConfiguredFacts } from './config';
import type { CommonSettings, ConfigState, WidgetFacts, WidgetSettings, WidgetSpec } from './spec';

/** The config that applies to an element, and the element that names it. */
export function readConfig(element: HTMLElement): { config: ConfigSource; owner: HTMLElement } | undefined {
  const found = findSetting(element, 'config');
  return found && { config: found.value as ConfigSource, owner: found.owner as HTMLElement };
}

/** The other common attributes that apply to an element. */
export function readCommon(element: HTMLElement): CommonSettings {
  const sources = settingSources(element);
  const nearest = <Name extends keyof typeof commonAttributes>(name: Name) =>
    sources
      .filter((node) => node.hasAttribute(name))
      .map((node) => readAttribute<unknown>(commonAttributes[name], node.getAttribute(name)))
      .find((value) => value !== undefined) as AttributeValues<typeof commonAttributes>[Name] | undefined;
  return {
    endpoint: nearest('endpoint'),
    phone: nearest('phone'),
    base: nearest('base'),
    guard: nearest('guard'),
    abandoned: nearest('abandoned'),
    lang: pageLanguage(element),
  };
}

/** What a widget shows where no config says otherwise. */
export const defaultsOf = <S extends WidgetSpec>(spec: S): Defaults<WidgetFacts<S>> => ({
  // The compiler cannot see that a topic of the spec is the topic of the result.
  facts: { company, theme, ...spec.facts } as unknown as Defaults<WidgetFacts<S>>['facts'],
  referenced,
  messages: { [DEFAULT_LANGUAGE]: { common: commonMessages, ...spec.messages } },
  texts: { [DEFAULT_LANGUAGE]: { common: commonTexts, ...spec.texts } },
});

/** What a widget keeps of the facts that were loaded for it. */
export type Configured<S extends WidgetSpec> = Omit<
  ConfiguredFacts<WidgetFacts<S>>,
  'problems' | 'slowDownload'
>;

/**
 * What a widget renders from.
 * @param read the raw value of one of its attributes, null when absent.
 */
export function resolveSettings<S extends WidgetSpec>(
  spec: S,
  read: (property: string) => string | null,
  common: CommonSettings,
  { facts: configured, configState, original }: Configured<S>,
): WidgetSettings<S> {
  const attributes = Object.fromEntries(
    Object.entries(spec.attributes).map(([property, attribute]) => [
      property,
      readAttribute(attribute, read(property)),
    ]),
  ) as AttributeValues<S['attributes']>;
  const phone = common.phone ?? configured.company.phone;
  const facts = { ...configured, company: { ...configured.company, phone } };
  const { lang, messages } = pickMessages(configured.texts, common.lang);
  const { texts, theme: _, ...shown } = configured;
  const languages = textLanguages({
    wanted: common.lang,
    tags: languageFallbacks(Object.keys(texts), common.lang),
    messages: texts,
    facts: shown,
    original,
  });
  return {
    ...common,
    attributes,
    facts,
    messages,
    lang: languages?.lang ?? lang,
    ...(languages && { languages }),
    configState,
  };
}

/** Whether a widget itself is shown, or a message in its place, or nothing. */
export const isShown = (
  { withoutConfig, wraps }: Pick<WidgetSpec, 'withoutConfig' | 'wraps'>,
  configState: ConfigState,
): boolean => wraps || configState === 'usable' || (configState === 'failed' && withoutConfig !== undefined);

/** Whether an element opens over the page, as far as its attributes say now. */
export const isOverlay = (element: Element, { overlay }: WidgetSpec): boolean =>
  overlay !== undefined && element.matches(overlay.selector);

/**
 * The tokens of a config's theme that apply to an element, without their prefix. Those that the element's own `style` sets
 * are the page's: whoever writes them there means this one element.
 * @param style the raw attribute.
 */
export function themeBeside(style: string | null, tokens: object): [name: string, value: string][] {
  const own = new Set([...(style ?? '').matchAll(/--bio-([\w-]+)\s*:/g)].map(([, name]) => name));
  return (Object.entries(tokens) as [string, string][]).filter(([name]) => !own.has(name));
}
