import type { Guard } from './schema';

/** Seconds that a person takes at least to fill in a form. */
const leastSeconds = 3;

/** Why a lead may come from a robot. */
export type Suspicion = 'too quick' | 'trap filled';

/**
 * Whether a lead looks like a robot's, by how its form was used. One sign says nothing: browsers fill hidden fields too, and
 * who comes back to a form that was kept may send it at once. Two signs do: a trap that is filled, less time than a person
 * needs, no key or finger that the browser vouches for.
 * @param guard what the form noted; `undefined` where the sender notes nothing of the kind.
 * @returns the reason, or `undefined` where there is none.
 */
export function suspicionOf(guard: Guard | undefined): Suspicion | undefined {
  if (!guard) return undefined;
  const { trap = '', seconds, trusted = false } = guard;
  const isFilled = trap !== '';
  const isQuick = seconds !== undefined && seconds < leastSeconds;
  if (isQuick && (isFilled || !trusted)) return 'too quick';
  return isFilled && !trusted ? 'trap filled' : undefined;
}
