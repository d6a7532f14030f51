import type { Place } from './place';

/** One promise, and how it stood. */
export interface Finding {
  what: string;
  measured: string;
  /** What was promised; empty for a figure that only tells more. */
  promise: string;
  kept: boolean;
}

/** Short for every run of the tests, long by hand. */
export type Size = 'short' | 'long';

export interface Experiment {
  name: string;
  /**
   * @param newPlace makes a place with an empty database
   * @throws when nothing can be said, such as a desk that does not start: that counts as a broken promise
   */
  run(newPlace: () => Promise<Place>, size: Size): Promise<Finding[]>;
}

export const told = (what: string, measured: string | number): Finding => ({
  what,
  measured: String(measured),
  promise: '',
  kept: true,
});

export const none = (what: string, count: number): Finding => ({
  what,
  measured: String(count),
  promise: '0',
  kept: count === 0,
});

export const atLeast = (what: string, count: number, least: number): Finding => ({
  what,
  measured: String(count),
  promise: `>= ${least}`,
  kept: count >= least,
});

/** A figure that is not there (`NaN`) breaks the promise. */
export const under = (what: string, value: number, limit: number, unit: string): Finding => ({
  what,
  measured: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`,
  promise: `< ${limit} ${unit}`,
  kept: value < limit,
});

export const brokeOff = (error: unknown): Finding => ({
  what: 'broke off',
  measured: String(error),
  promise: 'a result',
  kept: false,
});
