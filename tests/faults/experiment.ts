import type { Deployment } from './deployment';

/** One measurement, and whether it kept its promise. */
export interface Finding {
  what: string;
  measured: string;
  /** What was promised; empty for a measurement without a promise. */
  promise: string;
  kept: boolean;
  /** It is a time, which depends on what else the machine has to do. @default false */
  isTime?: boolean;
}

/** Short in every test run, long by hand. */
export type Size = 'short' | 'long';

export interface Experiment {
  name: string;
  /**
   * @param newDeployment makes a deployment with an empty database
   * @throws when nothing can be measured, such as a desk that does not start: that counts as a broken promise
   */
  run(newDeployment: () => Promise<Deployment>, size: Size): Promise<Finding[]>;
}

export const info = (what: string, measured: string | number): Finding => ({
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

/** A missing value (`NaN`) breaks the promise. */
export const under = (what: string, value: number, limit: number, unit: string): Finding => ({
  what,
  measured: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`,
  promise: `< ${limit} ${unit}`,
  kept: value < limit,
  isTime: ['ms', 's'].includes(unit),
});

export const aborted = (error: unknown): Finding => ({
  what: 'aborted',
  measured: String(error),
  promise: 'a result',
  kept: false,
});
