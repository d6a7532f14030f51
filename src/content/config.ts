import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '../page/language';
import { deriveTheme } from '../style/deriveTheme';
import { ignored, onlyWanted } from './fields';
import { followConfig, soldBy } from './followConfig';
import { type ConfigProblem, mergeConfig } from './mergeConfig';
import { messagesSchema } from './messagesSchema';
import { isOwnFirm, type NeutralByLanguage, neutralFacts } from './neutralFacts';
import { dropDanglingIds } from './references';
import { configSchema, type SomeTopics } from './schema';

export type { ConfigProblem } from './mergeConfig';
export { lacksNeeded, type NeutralByLanguage } from './neutralFacts';
export type { SomeTopics } from './schema';
export { contrastProblems } from './themeContrast';

/** The lists that offer what the topics of services and add-ons describe. */
const SELLING = /^(?:estimator|quote\.groups\[\d+\])\.items$/;

/** Each is a line in the console: more would bury the first ones. */
const PROBLEM_LIMIT = 100;

/**
 * The facts that an agency's config makes of the built-in ones.
 *
 * A config that names its company describes a firm of its own: what it leaves out is neutral or empty. Any other changes the
 * built-in firm. Objects are merged, lists replaced; an entry of a list whose `id` a built-in entry has inherits what it does
 * not name, in both. A fact that stands in several topics needs to be named in one of them.
 * A bad value never stands in the way of the others: its default stays (a list entry or an optional value that has none
 * is left out), and a problem says where, what and what was expected. So it is with an id that leads nowhere.
 *
 * @param raw the parsed JSON, or any object a page has set; `undefined` means no config.
 * @param builtIn the topics that are wanted, with their built-in facts. Topics of the config that are not among them are
 *   not looked at: so a widget needs to bring only the facts that it shows.
 * @param translated the neutral messages of other built-in languages in the defaults.
 * @throws where an object that the page has set throws while it is read.
 */
export function resolveConfig<Topics extends SomeTopics>(
  raw: unknown,
  builtIn: Topics,
  translated?: NeutralByLanguage,
): { business: Topics; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  let unreported = 0;
  const report = (problem: () => ConfigProblem) => {
    if (problems.length < PROBLEM_LIMIT) problems.push(problem());
    else unreported++;
  };

  const business = merged();
  if (unreported > 0) {
    problems.push({
      path: '',
      message: `has ${unreported} more problems`,
      expected: 'the first ones to be mended first',
    });
  }
  return { business, problems };

  function merged(): Topics {
    try {
      const isOwn = isOwnFirm(raw, builtIn);
      const example = isOwn ? builtIn : followConfig(builtIn, raw);
      const sold = soldBy(raw);
      const inherit = (path: string, id: string, entry: unknown) =>
        SELLING.test(path) && (isOwn || !entry) && sold.has(id)
          ? { ...Object(entry), ...sold.get(id) }
          : entry;
      const defaults = isOwn ? neutralFacts(builtIn, translated) : example;
      // Keys about the file itself are no facts.
      const {
        $schema: _,
        version: __,
        ...topics
      } = mergeConfig(schemaFor(builtIn), raw, defaults, example, inherit, report) as Topics &
        Record<'$schema' | 'version', unknown>;
      const own = (raw as { estimator?: unknown } | undefined)?.estimator;
      const estimator =
        defaults.estimator &&
        topics.estimator &&
        dropDanglingIds(topics.estimator, own, defaults.estimator, report);
      const theme = topics.theme && deriveTheme(topics.theme);
      // A copy: changing it must not change the defaults.
      return structuredClone({
        ...topics,
        ...(estimator && { estimator }),
        ...(theme && { theme }),
      }) as unknown as Topics;
    } catch (error) {
      // Only a getter or a proxy in an object that the page has set throws.
      throw new Error('throws while it is read. Expected plain data, as in JSON', { cause: error });
    }
  }
}

/** The config's schema, of the wanted topics and messages. */
function schemaFor(defaults: SomeTopics) {
  const english = defaults.texts?.[DEFAULT_LANGUAGE];
  const { entries, message } = configSchema(english ? messagesSchema(english) : ignored);
  const { $schema, version, ...topics } = entries;
  return v.strictObject({ $schema, version, ...onlyWanted(topics, defaults) }, message);
}
