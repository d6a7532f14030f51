import * as v from 'valibot';
import { onlyWanted } from './fields';
import { type ConfigProblem, overlay } from './overlay';
import { dropLooseIds } from './references';
import { type Business, configSchema } from './schema';
import { textsSchemaFor, type Words } from './wordsSchema';

export type { ConfigProblem } from './overlay';

/** Some topics of the business, with some of their words. */
export type SomeTopics = Partial<Omit<Business, 'texts'>> & { texts?: { en: Partial<Words> } };

/** A console line each: more would bury the first ones. */
const PROBLEM_LIMIT = 100;

/**
 * The facts that an agency's config makes of the given ones.
 *
 * Objects are merged, lists replaced; an entry of a list whose `id` a given entry has inherits what it does not name.
 * A bad value never stands in the way of the others: its default stays (a list entry or an optional value that has none
 * is left out), and a problem says where, what and what was expected. So it is with an id that leads nowhere.
 * Never throws.
 *
 * @param raw the parsed JSON, or any object a page has set; `undefined` means no config.
 * @param defaults the topics that are wanted, with their built-in facts. Topics of the config that are not among them are
 *   not looked at: so a widget needs to bring only the facts that it shows.
 */
export function resolveConfig<Topics extends SomeTopics>(
  raw: unknown,
  defaults: Topics,
): { business: Topics; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  let untold = 0;
  const report = (problem: () => ConfigProblem) => {
    if (problems.length < PROBLEM_LIMIT) problems.push(problem());
    else untold++;
  };

  let business = defaults;
  try {
    // What is about the file is not about the business.
    const {
      $schema: _,
      version: __,
      ...topics
    } = overlay(schemaFor(defaults), raw, defaults, report) as Topics &
      Record<'$schema' | 'version', unknown>;
    const builtIn = defaults.estimator;
    if (builtIn && topics.estimator) {
      const own = (raw as { estimator?: unknown } | undefined)?.estimator;
      topics.estimator = dropLooseIds(topics.estimator, own, builtIn, report);
    }
    // A copy, so that nobody who changes it changes the defaults.
    business = structuredClone(topics) as unknown as Topics;
  } catch {
    // Only a getter or a proxy on the page's own object gets here.
    problems.push({
      path: '',
      message: 'throws while it is read; all defaults stay',
      expected: 'plain data, as in JSON',
    });
  }
  if (untold > 0) {
    problems.push({
      path: '',
      message: `has ${untold} more problems`,
      expected: 'the first ones to be mended first',
    });
  }
  return { business, problems };
}

/** The config's schema, of the wanted topics and words. */
function schemaFor(defaults: SomeTopics) {
  const { $schema, version, ...topics } = configSchema.entries;
  const wanted: v.ObjectEntries = { $schema, version, ...onlyWanted(topics, defaults) };
  if (defaults.texts) wanted['texts'] = textsSchemaFor(defaults.texts.en);
  return v.strictObject(wanted, configSchema.message);
}
