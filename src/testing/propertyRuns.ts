import { isLong } from './sample';

/**
 * How many runs a property test makes: all of them with `npm test -- --long`, a tenth otherwise. fast-check draws a new
 * seed each time, and prints it where a run fails.
 */
export const propertyRuns = (all: number): number => (isLong ? all : Math.max(20, Math.ceil(all / 10)));
