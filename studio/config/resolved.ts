/** The business that a draft's config makes. Brings the schema and the built-in facts: load it by `import()`. */
import { type Business, defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import type { ConfigJson } from '../draft/draft';

const cache = new WeakMap<ConfigJson, Business>();

/** The built-in facts with the config merged into them, as every widget does it. */
export function resolvedBusiness(config: ConfigJson): Business {
  const known = cache.get(config);
  if (known) return known;
  const { business } = resolveConfig(config, defaultBusiness);
  cache.set(config, business);
  return business;
}
