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
  /** Whether the visitor may go there: it was shown before. */
  readonly isOpen: boolean;
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

/**
 * @param mayLeave asked of the current step and of those on the way, going forward.
 * @returns at `step`; at the first one that may not be left where that is on the way; the same state for an unknown step.
 */
export function goTo<Step extends string>(
  stepper: Stepper<Step>,
  step: Step,
  mayLeave: (step: Step) => boolean,
): Stepper<Step> {
  const [from, to] = [indexOf(stepper), stepper.steps.indexOf(step)];
  const [held = step] = stepper.steps.slice(from, Math.max(from, to)).filter((passed) => !mayLeave(passed));
  return to < 0 || held === stepper.current ? stepper : { ...stepper, current: held };
}

/** @returns the later one of two steps. */
export function later<Step extends string>(steps: readonly Step[], one: Step, other: Step): Step {
  return steps.indexOf(one) < steps.indexOf(other) ? other : one;
}

export function isFirst(stepper: Stepper): boolean {
  return indexOf(stepper) === 0;
}

export function isLast(stepper: Stepper): boolean {
  return indexOf(stepper) === stepper.steps.length - 1;
}

/**
 * @param reached the furthest step that was shown.
 * @returns every step in order: done before the current one, ahead after it.
 */
export function progress<Step extends string>(
  stepper: Stepper<Step>,
  reached: Step = stepper.current,
): StepProgress<Step>[] {
  const current = indexOf(stepper);
  const furthest = stepper.steps.indexOf(reached);
  return stepper.steps.map((step, index) => {
    if (index === current) return { step, state: 'current', isOpen: false };
    return { step, state: index < current ? 'done' : 'ahead', isOpen: index < current || index <= furthest };
  });
}
