/** What a config builds on is decided here, and nowhere else. */
import type { Defaults } from './defaults';
import { emptyFacts } from './emptyFacts';
import { factAt } from './factReferences';
import type { SomeTopics } from './schema';

/**
 * A config that names a company describes a firm: it builds on nothing, and what it leaves out is empty. Any other changes
 * the facts and texts that are there.
 * @param raw the parsed JSON: whatever stands there.
 */
export function baseOf<Topics extends SomeTopics>(
  raw: unknown,
  defaults: Defaults<Topics>,
): Defaults<Topics> {
  if (!namesCompany(raw)) return defaults;
  const facts = Object.fromEntries(
    Object.keys(defaults.facts).map((topic) => [topic, Reflect.get(emptyFacts, topic)]),
  );
  return { ...defaults, facts: facts as Defaults<Topics>['facts'], referenced: {}, texts: {} };
}

const namesCompany = (raw: unknown): boolean => {
  const name = factAt(raw, 'company.name');
  return typeof name === 'string' && /\S/.test(name);
};
