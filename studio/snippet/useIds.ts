import type { ConfigJson } from '../draft/draft';
import { useBusiness } from '../prices/useBusiness';

type Ids = readonly (readonly [id: string, name: string])[];
const NONE: ConfigJson = {};

/** The ids that an attribute takes, of a config's firm, or of the built-in one; none while they are loaded. */
export function useIds(config: ConfigJson | undefined): (attribute: string) => Ids {
  const business = useBusiness(config ?? NONE);
  return (attribute) => {
    if (attribute === 'services') return named(business?.estimator.items);
    if (attribute === 'service') return named(business?.services);
    return [];
  };
}

const named = (entries: readonly { id: string; name: string }[] = []): Ids =>
  entries.map(({ id, name }) => [id, name]);
