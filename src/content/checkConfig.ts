import { DEFAULT_LANGUAGE } from '../page/language';
import { isOwnFirm, resolveConfig } from './config';
import type { Business } from './schema';
import { contrastProblems } from './themeContrast';

/** What an agency has to know of a config before a page shows it. Each entry is a line to read. */
export interface ConfigReport {
  /** What cannot be used, as the browser's console says it. */
  problems: string[];
  /** What visitors would read of the built-in firm, by topic. */
  builtIn: string[];
  /** Topics that a firm of its own does not name: what needs them shows nothing, or a neutral text. One line at most. */
  missing: string[];
  /** Messages that a language of the config lacks, so that visitors read them in English, by topic. */
  untranslated: string[];
}

/** How many places a line names. */
const PLACES_SHOWN = 3;

/**
 * @param raw the parsed JSON.
 * @throws Error where it is no object.
 */
export function checkConfig(raw: unknown, builtIn: Business): ConfigReport {
  if (!isObject(raw) || Array.isArray(raw)) throw new Error('is no object. Expected { … }: a business JSON');
  const { business, problems } = resolveConfig(raw, builtIn);
  const topics = Object.keys(builtIn).filter((topic) => topic !== 'texts' && topic !== 'theme');
  return {
    problems: [...problems, ...contrastProblems(business.theme)].map(({ path, message, expected }) =>
      `${path} ${message}. Expected ${expected}.`.trimStart(),
    ),
    builtIn: topics.flatMap((topic) => {
      const inherited = inheritedTexts(at(raw, topic), at(business, topic), at(builtIn, topic), topic);
      return inherited.length > 0 ? [summary(topic, inherited)] : [];
    }),
    missing: isOwnFirm(raw, builtIn)
      ? [topics.filter((topic) => !(topic in raw) && isEmpty(at(business, topic))).join(', ')].filter(Boolean)
      : [],
    untranslated: Object.keys(Object(at(raw, 'texts')) as object)
      .filter((tag) => tag !== DEFAULT_LANGUAGE)
      .flatMap((tag) =>
        Object.entries(builtIn.texts[DEFAULT_LANGUAGE]).flatMap(([topic, messages]) => {
          const lacking = lackingMessages(messages, at(at(at(raw, 'texts'), tag), topic), topic);
          return lacking.length > 0 ? [`${tag}: ${summary(topic, lacking)}`] : [];
        }),
      ),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const isEmpty = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isEmpty) : !value || typeof value !== 'string';

function summary(topic: string, places: readonly string[]): string {
  const shown = places.slice(0, PLACES_SHOWN).join(', ');
  const others = places.length - PLACES_SHOWN;
  return `${topic}: ${places.length} (${shown}${others > 0 ? ` and ${others} more` : ''})`;
}

/** Where the resolved facts have a text of the built-in ones that the config does not write itself. */
function inheritedTexts(own: unknown, resolved: unknown, builtIn: unknown, path: string): string[] {
  if (typeof resolved === 'string')
    return own === undefined && resolved === builtIn && isReadable(resolved) ? [path] : [];
  if (Array.isArray(resolved))
    return resolved.flatMap((entry: unknown, index) => {
      const id = at(entry, 'id');
      const same = (list: unknown) =>
        Array.isArray(list)
          ? list.find((other: unknown) => (id === undefined ? other === entry : at(other, 'id') === id))
          : undefined;
      return inheritedTexts(same(own), entry, same(builtIn), `${path}[${index}]`);
    });
  if (!isObject(resolved)) return [];
  // An id or a kind is no text that anybody reads.
  return Object.entries(resolved)
    .filter(([key]) => !NO_TEXTS.includes(key))
    .flatMap(([key, value]) => inheritedTexts(at(own, key), value, at(builtIn, key), `${path}.${key}`));
}

/** Letters, and no link into the page or to a service. */
const isReadable = (text: string): boolean => /^(?!#|https:).*\p{L}{2}/u.test(text);

const NO_TEXTS = ['id', 'group', 'step', 'icon', 'type', 'kind', 'unit', 'page', 'href'];

function lackingMessages(messages: unknown, own: unknown, path: string): string[] {
  if (typeof messages === 'string') return typeof own === 'string' ? [] : [path];
  return Object.entries(Object(messages) as object).flatMap(([key, message]) =>
    lackingMessages(message, at(own, key), `${path}.${key}`),
  );
}
