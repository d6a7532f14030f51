import type { Report } from '../mergeConfig';
import { entryFor } from './translate';

/**
 * Reports what a translation has of no fact, and what is no text: it is left out.
 * @param facts that are translated. Topics that are not among them are not looked at.
 */
export function reportTranslation(translation: object, facts: object, tag: string, report: Report): void {
  for (const [topic, texts] of Object.entries(translation)) {
    const fact: unknown = Reflect.get(facts, topic);
    if (fact !== undefined) compare(texts, fact, `translations.${tag}.${topic}`, report);
  }
}

function compare(text: unknown, fact: unknown, path: string, report: Report): void {
  const leaveOut = (message: string, expected: string) =>
    report(() => ({ path, message: `${message}; it is left out`, expected }));
  if (Array.isArray(fact)) {
    if (!Array.isArray(text))
      leaveOut('is no list', 'a list of entries with the ids of those that are translated');
    else
      for (const [index, entry] of text.entries()) {
        const original: unknown = fact.find((one, place) => entryFor(one, place, text) === entry);
        if (original === undefined)
          report(() => ({
            path: `${path}[${index}]`,
            message: 'is the translation of no entry; it is left out',
            expected: 'an entry with the id of the one that it translates',
          }));
        else compare(entry, original, `${path}[${index}]`, report);
      }
  } else if (typeof fact === 'object' && fact !== null) {
    if (typeof text !== 'object' || text === null) leaveOut('is no object', 'an object with texts in it');
    else
      for (const [key, inner] of Object.entries(text))
        if (key !== 'id') compare(inner, Reflect.get(fact, key), `${path}.${key}`, report);
  } else if (typeof fact !== 'string')
    leaveOut('translates no text', 'texts only: prices and numbers are the same in every language');
  else if (typeof text !== 'string') leaveOut('is no text', 'a text');
}
