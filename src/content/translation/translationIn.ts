import business from '../../../demo/public/business.json' with { type: 'json' };
import { completeSite } from '../completeSite';
import { emptyFacts } from '../emptyFacts';
import { pathsIn, referencedFacts } from '../referencedFacts';
import type { FactsTranslation } from './language';

type Topic = keyof FactsTranslation;

/**
 * A file with the built-in firm's facts in another language: every topic, though it may be empty; and of all facts those to
 * which references lead, in this language or in English.
 */
export function translationIn(file: object): { [Name in Topic]: unknown } & { referenced: object } {
  const topics = Object.keys(emptyFacts).map((topic) => [topic, Reflect.get(file, topic) ?? {}]);
  return {
    ...(Object.fromEntries(topics) as { [Name in Topic]: unknown }),
    referenced: referencedFacts(file, pathsIn([completeSite(business as object), file])),
  };
}
