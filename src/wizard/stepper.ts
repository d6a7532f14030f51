/**
 * The steps of a wizard and the current one. The functions return the next state; where the step does not change, they
 * return the same object, so that a store can compare by `===`.
 */
export interface Stepper<Step extends string = string> {
  /** The steps of this wizard in order, each once. */
  readonly steps: readonly Step[];
  /** One of `steps`. */
  readonly current: Step;
}

/** A step as an indicator shows it. */
export interface StepProgress<Step extends string = string> {
  readonly step: Step;
  readonly state: 'done' | 'current' | 'ahead';
}

/**
 * @param steps in order, each once, at least one.
 * @param current the step of a draft, for instance. One that is not among `steps` counts as the first.
 * @throws RangeError when there are no steps.
 */
export function createStepper<Step extends string>(steps: readonly Step[], current?: string): Stepper<Step> {
  const first = steps[0];
  if (first === undefined) {
    throw new RangeError('A wizard without steps: pass at least one to createStepper.');
  }
  return { steps, current: steps.find((step) => step === current) ?? first };
}

function indexOf<Step extends string>({ steps, current }: Stepper<Step>): number {
  return steps.indexOf(current);
}

function move<Step extends string>(stepper: Stepper<Step>, by: 1 | -1): Stepper<Step> {
  const current = stepper.steps[indexOf(stepper) + by];
  return current === undefined ? stepper : { ...stepper, current };
}

/** @returns one step further if `mayLeave` the current one; the same state if not, or on the last step. */
export function next<Step extends string>(
  stepper: Stepper<Step>,
  mayLeave: (step: Step) => boolean,
): Stepper<Step> {
  return mayLeave(stepper.current) ? move(stepper, 1) : stepper;
}

/** @returns one step back; the same state on the first step. */
export function back<Step extends string>(stepper: Stepper<Step>): Stepper<Step> {
  return move(stepper, -1);
}

export function isFirst(stepper: Stepper): boolean {
  return indexOf(stepper) === 0;
}

export function isLast(stepper: Stepper): boolean {
  return indexOf(stepper) === stepper.steps.length - 1;
}

/** @returns every step in order: done before the current one, ahead after it. */
export function progress<Step extends string>(stepper: Stepper<Step>): StepProgress<Step>[] {
  const current = indexOf(stepper);
  return stepper.steps.map((step, index) => {
    if (index === current) return { step, state: 'current' };
    return { step, state: index < current ? 'done' : 'ahead' };
  });
}
