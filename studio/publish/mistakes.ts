/** How many mistakes a config has. Brings the schema and all facts: load it by `import()`. */
import { allDefaults } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import type { ConfigJson } from '../draft/draft';

export const countMistakes = (config: ConfigJson): number =>
  resolveConfig(config, allDefaults).problems.length;
