/** What a config makes. Brings the schema and the built-in facts: load it by `import()`. */
import { type Business, defaultBusiness } from './business';
import { type ConfigProblem, contrastProblems, lacksNeeded, resolveConfig } from './config';

export type { ConfigProblem } from './config';

/** A config as JSON. It may be incomplete or wrong. */
export type ConfigJson = Readonly<Record<string, unknown>>;

interface Resolved {
  /** The built-in facts with the config merged into them, as every widget does it. */
  business: Business;
  /** What cannot be used, or is hard to read, as the console of a page says it. */
  problems: readonly ConfigProblem[];
}

const cache = new WeakMap<ConfigJson, Resolved>();

/** What every widget makes of a config. Computed once for each config. */
export function resolved(config: ConfigJson): Resolved {
  const known = cache.get(config);
  if (known) return known;
  const { business, problems } = resolveConfig(config, defaultBusiness);
  const result = { business, problems: [...problems, ...contrastProblems(business.theme)] };
  cache.set(config, result);
  return result;
}

/** The built-in facts with the config merged into them, as every widget does it. */
export const resolvedBusiness = (config: ConfigJson): Business => resolved(config).business;

/** Whether a firm of its own has none of the facts that an element needs, so that it shows nothing. */
export const lacksFacts = (config: ConfigJson, needs: string | undefined): boolean =>
  lacksNeeded(config, defaultBusiness, needs);
