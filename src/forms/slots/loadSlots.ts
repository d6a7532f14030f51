/** The chunk with which a time can be chosen in a form: no page loads it for a firm that offers none. */
import { loadModule } from '../../ui/base/loadModule';
import { type Availability, offersTimes } from './availability';

export const loadSlots = () => import('./part');

/** Loads it where times are offered, so that the first render has it, beside what else a form is rendered with. */
export function withSlots(
  availability: Availability | undefined,
  others?: Promise<unknown>,
): Promise<unknown> | undefined {
  if (!offersTimes(availability)) return others;
  return Promise.all([loadModule(loadSlots), others]);
}
