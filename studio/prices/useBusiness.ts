import type { Business } from '../../src/content/business';
import { useLazyModule } from '../../src/ui/base/useLazyModule';
import type { ConfigJson } from '../draft/draft';

const load = () => import('../../src/content/resolved');

/** The firm that a config makes; undefined while the schema is loaded. */
export const useBusiness = (config: ConfigJson): Business | undefined =>
  useLazyModule(load)?.resolvedBusiness(config);
