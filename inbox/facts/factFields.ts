import { factsLanguages } from '../../src/domain/factsLanguages';
import { languageName } from '../../src/domain/languageName';
import { numberIn } from './newEntry';

/** A text or a number of the firm's facts, for a form. */
export interface FactField {
  path: (string | number)[];
  /** The topic that it belongs to, such as `services`. */
  topic: string;
  /** What it is, in the reader's words: "BioRinse: price on the card, lowest". */
  label: string;
  value: string | number;
}

/** What facts are called in the reader's language, by their names in the file. */
type Names = Readonly<Record<string, string>>;

/** What is about the file, the look or addresses, and no price or word. */
const NOT_SHOWN =
  /^(?:\$schema|version|theme|scheme|pictures|gallery|links|pages|languages|locale|currency|timeZone|notice|id|icon|href|src|narrow|logo|embed|image|picture|level|ids|items_?ids|per|zips|servedZips|coordinates|profiles|places|days|group|step|stepsOff|next|offers|estimate|country)$/;

/** References to other facts, and addresses. */
const NO_WORDS = /^(?:\{[\w.+-]+\}$|[/#]|https?:|builtin:|mailto:|tel:)/;

/** All texts and numbers of facts that an owner reads on the pages, in the order of the file; translations follow. */
export function factFields(facts: object, names: Names): FactField[] {
  const fields: FactField[] = [];
  const languages = factsLanguages(facts);
  const isShown = (lang: string) => languages.includes(lang);
  /** How many words of pages had no name of their own, by what they are shown on. */
  const counted = new Map<string, number>();

  function labelOf(path: (string | number)[], words: string[], lang: string | undefined): string {
    const said = path[0] === 'texts' ? numbered(path) : words;
    const [first = spoken(String(path[0])), ...others] = said;
    const label = others.length > 0 ? `${first}: ${others.join(', ')}` : first;
    return headed(lang && languages.length > 1 ? `${label} (${languageName(lang)})` : label);
  }

  /** Messages have no names that a reader would know: `texts.en.hero.headline` is the first text of the first screen. */
  function numbered([, lang, topic]: (string | number)[]): string[] {
    const key = `${lang}.${topic}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return [nameIn(names, String(topic)), `${nameIn(names, 'text')} ${counted.get(key)}`];
  }

  /** @param start the path of the facts, which is that of a translation below `translations`. */
  function visit(value: unknown, start: string[], path: (string | number)[], words: string[]): void {
    if (path.some((name) => typeof name === 'string' && NOT_SHOWN.test(name))) return;
    if (path[0] === 'texts' && path.length === 2 && !isShown(String(path[1]))) return;
    if (typeof value === 'number' || (typeof value === 'string' && !NO_WORDS.test(value)))
      fields.push({
        path: [...start, ...path],
        topic: String(path[0]),
        label: labelOf(path, words, path[0] === 'texts' ? String(path[1]) : start[1]),
        value,
      });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (path.length === 0 && name === 'translations') continue;
      const step = Array.isArray(value) ? Number(name) : name;
      const word = Array.isArray(value)
        ? withReferences(nameOf(inner, Number(name)), facts)
        : nameIn(names, `${path[0]}.${name}`, name);
      visit(inner, start, [...path, step], path.length === 0 ? words : [...words, word]);
    }
  }

  visit(facts, [], [], []);
  const { translations } = facts as { translations?: object };
  for (const [lang, translated] of Object.entries(translations ?? {}))
    if (isShown(lang)) visit(translated, ['translations', lang], [], []);
  return fields;
}

/** The first of these that has a name; the last one as words where none has. */
function nameIn(names: Names, ...keys: string[]): string {
  const known = keys.find((key) => Object.hasOwn(names, key));
  return known === undefined ? spoken(keys.at(-1) ?? '') : (names[known] ?? known);
}

/** A text with what it refers to, such as `{services.wash.name}`. */
const withReferences = (text: string, facts: object): string =>
  text.replace(/\{([\w.+-]+)\}/g, (reference, path: string) => {
    const fact = path.split('.').reduce<unknown>(stepInto, facts);
    return typeof fact === 'string' ? fact : reference;
  });

/** An entry of a list is named by its id. */
const stepInto = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? value.find((entry) => Object(entry).id === step)
    : (Object(value) as Record<string, unknown>)[step];

export const headed = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** What an entry of a list is called, where it says so. */
export function nameOf(entry: unknown, index: number): string {
  const { name, title, label, question, id } = Object(entry) as Record<string, unknown>;
  const found = [name, title, label, question, id].find(
    (text) => typeof text === 'string' && text !== '' && !NO_WORDS.test(text),
  );
  return typeof entry === 'object' && typeof found === 'string' ? found : `${index + 1}`;
}

/** `whatItDoes` as words, for what has no name in the reader's language. */
const spoken = (name: string): string =>
  name.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** The name of a topic, for a heading. */
export const topicName = (topic: string, names: Names): string => headed(nameIn(names, topic));

/** The fields whose words or value a search has, in any order and case. */
export function findFields(fields: readonly FactField[], search: string, names: Names): FactField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return fields.filter(({ topic, label, value }) => {
    const text = `${nameIn(names, topic)} ${label} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What was typed, as the fact is: a number with a point or a comma. @returns undefined for what is no number */
export const typedValue = (
  { value }: Pick<FactField, 'value'>,
  typed: string,
): string | number | undefined => (typeof value === 'string' ? typed : numberIn(typed));

/** A copy of facts with fields of them as they were typed. */
export function withTyped(facts: object, fields: readonly (FactField & { typed: string })[]): object {
  const copy = structuredClone(facts);
  for (const { path, typed, value } of fields) {
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key] as unknown, copy);
    Reflect.set(Object(holder), path.at(-1) ?? '', typedValue({ value }, typed) ?? value);
  }
  return copy;
}
