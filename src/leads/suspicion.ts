import type { Guard } from './schema';

/** Seconds that a person takes at least to fill in a form. */
const leastSeconds = 3;

/** Why a lead may come from a robot. */
export type Suspicion = 'too quick' | 'trap filled';

/**
 * Whether a lead looks like a robot's, by how its form was used. Browsers and password managers fill hidden fields too:
 * a filled trap says nothing where somebody pressed a key and took some time.
 * @param guard what the form noted; `undefined` where the sender notes nothing of the kind.
 * @returns the reason, or `undefined` where there is none.
 */
export function suspicionOf(guard: Guard | undefined): Suspicion | undefined {
  if (!guard) return undefined;
  const { trap = '', seconds, trusted = false } = guard;
  if (seconds !== undefined && seconds < leastSeconds) return 'too quick';
  const usedByPerson = trusted && seconds !== undefined;
  return trap !== '' && !usedByPerson ? 'trap filled' : undefined;
}
