import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { back, createStepper, isFirst, isLast, next, progress, reset, type Stepper } from './stepper';

const wizards = {
  audit: ['Info', 'Clean', 'Strip', 'Protect', 'Submit'],
  estimator: ['services', 'addOns', 'property', 'location', 'result'],
  'estimator of two steps': ['services', 'result'],
  'quote builder': ['client', 'core', 'addOns', 'total', 'notes', 'approval'],
  'wizard of one step': ['all'],
};
const always = () => true;
const never = () => false;

describe.each(Object.entries(wizards))('%s', (_, steps) => {
  const start = createStepper(steps);
  const end = createStepper(steps, steps.at(-1));

  test('next visits every step once, in order', () => {
    const visited = [start.current];
    let stepper = start;
    while (!isLast(stepper)) {
      stepper = next(stepper, always);
      visited.push(stepper.current);
    }
    expect(visited).toEqual(steps);
  });

  test('ten fast presses of next end on the last step, of back on the first', () => {
    let stepper = start;
    for (let press = 0; press < 10; press++) stepper = next(stepper, always);
    expect(stepper).toEqual(end);
    expect(next(stepper, always)).toBe(stepper);
    for (let press = 0; press < 10; press++) stepper = back(stepper);
    expect(stepper).toEqual(start);
    expect(back(stepper)).toBe(stepper);
  });

  test('next stays where the step may not be left', () => {
    expect(next(start, never)).toBe(start);
  });

  test('reset leads to the first step', () => {
    expect(reset(end)).toEqual(start);
  });
});

test('next asks about the step it would leave, once', () => {
  const asked: string[] = [];
  const stepper = createStepper(['services', 'property', 'result']);
  const ready = (step: string) => {
    asked.push(step);
    return step === 'services';
  };
  const property = next(stepper, ready);
  expect(property.current).toBe('property');
  expect(next(property, ready)).toBe(property);
  expect(asked).toEqual(['services', 'property']);
});

test('the first and the last step are told', () => {
  const stepper = createStepper(['a', 'b', 'c']);
  const positions = ['a', 'b', 'c'].map((step) => createStepper(stepper.steps, step));
  expect(positions.map(isFirst)).toEqual([true, false, false]);
  expect(positions.map(isLast)).toEqual([false, false, true]);
});

test('the indicator ticks what lies before the current step', () => {
  expect(progress(createStepper(wizards.audit, 'Strip'))).toEqual([
    { step: 'Info', state: 'done' },
    { step: 'Clean', state: 'done' },
    { step: 'Strip', state: 'current' },
    { step: 'Protect', state: 'ahead' },
    { step: 'Submit', state: 'ahead' },
  ]);
});

test('a restored step that has been switched off since counts as the first', () => {
  expect(createStepper(['services', 'result'], 'result').current).toBe('result');
  expect(createStepper(['services', 'result'], 'property').current).toBe('services');
});

test('a wizard needs a step', () => {
  expect(() => createStepper([])).toThrow('A wizard without steps: pass at least one to createStepper.');
});

test('whatever is pressed, it moves at most one step, or to the first by reset', () => {
  const presses = fc.array(fc.constantFrom('next', 'refused next', 'back', 'reset'), { maxLength: 40 });
  const press = (stepper: Stepper, key: string) => {
    if (key === 'reset') return reset(stepper);
    if (key === 'back') return back(stepper);
    return next(stepper, key === 'next' ? always : never);
  };
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(wizards)), presses, (steps, keys) => {
      let stepper: Stepper = createStepper(steps);
      let position = 0;
      for (const key of keys) {
        const was = position;
        stepper = press(stepper, key);
        if (key === 'next') position = Math.min(was + 1, steps.length - 1);
        if (key === 'back') position = Math.max(was - 1, 0);
        if (key === 'reset') position = 0;
        expect(stepper).toEqual({ steps, current: steps[position] });
        expect(progress(stepper).map(({ state }) => state)).toEqual(
          steps.map((_, index) => ['ahead', 'current', 'done'][Math.sign(position - index) + 1]),
        );
      }
    }),
  );
});

describe('in a store', () => {
  const auditSteps = ['info', 'clean', 'strip', 'protect', 'submit'] as const;
  type AuditStep = (typeof auditSteps)[number];

  interface AuditState {
    stepper: Stepper<AuditStep>;
    fullName: string;
    /** How often Next was refused: the view goes to the missing field each time. */
    refusals: number;
    next: () => void;
    back: () => void;
    close: () => void;
  }

  const createAuditStore = () =>
    createStore<AuditState>((set, get) => ({
      stepper: createStepper(auditSteps),
      fullName: '',
      refusals: 0,
      next() {
        const { stepper, fullName, refusals } = get();
        const moved = next(stepper, (step) => step !== 'info' || fullName.trim() !== '');
        if (moved === stepper && !isLast(stepper)) set({ refusals: refusals + 1 });
        else set({ stepper: moved });
      },
      back: () => set(({ stepper }) => ({ stepper: back(stepper) })),
      close: () => set(({ stepper }) => ({ stepper: reset(stepper), fullName: '', refusals: 0 })),
    }));

  test('every press counts once, and a refusal is told from the end', () => {
    const store = createAuditStore();
    const current = () => store.getState().stepper.current;

    store.getState().next();
    expect([current(), store.getState().refusals]).toEqual(['info', 1]);

    store.setState({ fullName: 'Ana' });
    for (const expected of ['clean', 'strip', 'protect', 'submit', 'submit']) {
      store.getState().next();
      expect(current()).toBe(expected);
    }
    expect(store.getState().refusals).toBe(1);

    store.getState().back();
    expect(current()).toBe('protect');
    store.getState().close();
    expect([current(), store.getState().fullName]).toEqual(['info', '']);
  });
});
