import type { Business } from '../../src/content/business';
import { loadModule } from '../../src/ui/base/loadModule';
import { useLazyModule } from '../../src/ui/base/useLazyModule';
import { loadFormulas } from '../../src/widgets/estimator/price/loadFormulas';
import type { ConfigJson } from '../draft/draft';

/** With what computes formulas: a price that is shown, or pinned, never lacks it. */
async function load(): Promise<typeof import('../../src/content/resolved')> {
  const [code] = await Promise.all([import('../../src/content/resolved'), loadModule(loadFormulas)]);
  return code;
}

/** The firm that a config makes; undefined while the schema is loaded. */
export const useBusiness = (config: ConfigJson): Business | undefined =>
  useLazyModule(load)?.resolvedBusiness(config);
