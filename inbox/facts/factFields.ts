/** A text or a number of the firm's facts, for a form. */
export interface FactField {
  path: (string | number)[];
  /** The topic that it belongs to, such as `services`. */
  topic: string;
  /** What it is, in words: "BioRinse, card, min". */
  label: string;
  value: string | number;
}

/** What is about the file, the look or addresses, and no price or word. */
const NOT_SHOWN =
  /^(?:\$schema|version|theme|pictures|gallery|links|pages|languages|locale|currency|timeZone|translations|notice|id|icon|href|src|logo|embed|image|picture|level|ids|items_?ids|per|zips|servedZips|coordinates|profiles)$/;

/** References to other facts, and addresses. */
const NO_WORDS = /^(?:\{[\w.+-]+\}$|[/#]|https?:|builtin:|mailto:|tel:)/;

/** All texts and numbers of facts that an owner reads on the pages, in the order of the file. */
export function factFields(facts: object): FactField[] {
  const fields: FactField[] = [];
  const visit = (value: unknown, path: (string | number)[], words: string[]): void => {
    if (path.some((name) => typeof name === 'string' && NOT_SHOWN.test(name))) return;
    if (typeof value === 'number' || (typeof value === 'string' && value !== '' && !NO_WORDS.test(value)))
      fields.push({ path, topic: String(path[0]), label: words.join(', ') || String(path[0]), value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(name) : name;
      const word = Array.isArray(value) ? nameOf(inner, Number(name)) : spoken(name);
      visit(inner, [...path, step], path.length === 0 ? words : [...words, word].filter(Boolean));
    }
  };
  visit(facts, [], []);
  return fields;
}

/** What an entry of a list is called, where it says so. */
function nameOf(entry: unknown, index: number): string {
  const { name, title, label, question, id } = Object(entry) as Record<string, unknown>;
  const found = [name, title, label, question, id].find((text) => typeof text === 'string' && text !== '');
  return typeof entry === 'object' && typeof found === 'string' ? found : `${index + 1}`;
}

/** `whatItDoes` as words. */
export const spoken = (name: string): string =>
  name.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** The fields whose words or value a search has, in any order and case. */
export function findFields(fields: readonly FactField[], search: string): FactField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return fields.filter(({ topic, label, value }) => {
    const text = `${spoken(topic)} ${label} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What was typed, as the fact is: a number with a point or a comma. @returns undefined for what is no number */
export function typedValue({ value }: FactField, typed: string): string | number | undefined {
  if (typeof value === 'string') return typed;
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
