/** How many mistakes a config has. Brings the schema and the built-in facts: load it by `import()`. */
import { defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import type { ConfigJson } from '../draft/draft';

export const countMistakes = (config: ConfigJson): number =>
  resolveConfig(config, defaultBusiness).problems.length;
