/** What a config makes. Brings the schema and all facts: load it by `import()`. */
import { allDefaults, type Business } from './business';
import { type ConfigProblem, contrastProblems, lacksNeeded, resolveConfig } from './config';

export type { ConfigProblem } from './config';

/** A config as JSON. It may be incomplete or wrong. */
export type ConfigJson = Readonly<Record<string, unknown>>;

interface Resolved {
  /** The facts, as every widget makes them. */
  business: Business;
  /** What cannot be used, or is hard to read, as the console of a page says it. */
  problems: readonly ConfigProblem[];
}

const cache = new WeakMap<ConfigJson, Resolved>();

/** What every widget makes of a config. Computed once for each config. */
export function resolved(config: ConfigJson): Resolved {
  const known = cache.get(config);
  if (known) return known;
  const { business, problems } = resolveConfig(config, allDefaults);
  const result = { business, problems: [...problems, ...contrastProblems(business.theme)] };
  cache.set(config, result);
  return result;
}

/** The facts, as every widget makes them. */
export const resolvedBusiness = (config: ConfigJson): Business => resolved(config).business;

/** Whether an element shows nothing, because the config has none of the facts that it needs. */
export const lacksFacts = (config: ConfigJson, needs: string | undefined): boolean =>
  lacksNeeded(config, allDefaults, needs);
