import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { back, createStepper, goTo, isFirst, isLast, later, next, progress, type Stepper } from './stepper';

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
});

test('next asks once whether the current step may be left', () => {
  const steps: string[] = [];
  const stepper = createStepper(['services', 'property', 'result']);
  const ready = (step: string) => {
    steps.push(step);
    return step === 'services';
  };
  const property = next(stepper, ready);
  expect(property.current).toBe('property');
  expect(next(property, ready)).toBe(property);
  expect(steps).toEqual(['services', 'property']);
});

test('isFirst and isLast hold for the first and the last step', () => {
  const stepper = createStepper(['a', 'b', 'c']);
  const positions = ['a', 'b', 'c'].map((step) => createStepper(stepper.steps, step));
  expect(positions.map(isFirst)).toEqual([true, false, false]);
  expect(positions.map(isLast)).toEqual([false, false, true]);
});

test('progress: steps before the current one are done', () => {
  expect(progress(createStepper(wizards.audit, 'Strip'))).toEqual([
    { step: 'Info', state: 'done', isOpen: true },
    { step: 'Clean', state: 'done', isOpen: true },
    { step: 'Strip', state: 'current', isOpen: false },
    { step: 'Protect', state: 'ahead', isOpen: false },
    { step: 'Submit', state: 'ahead', isOpen: false },
  ]);
});

test('a restored step that has been switched off since counts as the first', () => {
  expect(createStepper(['services', 'result'], 'result').current).toBe('result');
  expect(createStepper(['services', 'result'], 'property').current).toBe('services');
});

test('a wizard needs a step', () => {
  expect(() => createStepper([])).toThrow('A wizard without steps: pass at least one to createStepper.');
});

test('each press moves at most one step', () => {
  const presses = fc.array(fc.constantFrom('next', 'refused next', 'back'), { maxLength: 40 });
  const press = (stepper: Stepper, key: string) => {
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
        expect(stepper).toEqual({ steps, current: steps[position] });
        expect(progress(stepper).map(({ state }) => state)).toEqual(
          steps.map((_, index) => ['ahead', 'current', 'done'][Math.sign(position - index) + 1]),
        );
      }
    }),
  );
});

describe('goTo', () => {
  const steps = ['a', 'b', 'c', 'd'];
  const at = (current: string) => createStepper(steps, current);

  test('leads back whatever is missing, and forward past what may be left', () => {
    expect(goTo(at('c'), 'a', never)).toEqual(at('a'));
    expect(goTo(at('a'), 'd', always)).toEqual(at('d'));
  });

  test('ends at the step that may not be left', () => {
    expect(goTo(at('a'), 'd', (step) => step !== 'b')).toEqual(at('b'));
    const start = at('a');
    expect(goTo(start, 'd', never)).toBe(start);
    expect(goTo(start, 'gone', always)).toBe(start);
    expect(goTo(start, 'a', always)).toBe(start);
  });

  test('steps that were shown are open, but the current one', () => {
    const open = (current: string, reached: string) =>
      progress(at(current), reached).map(({ isOpen }) => isOpen);
    expect(open('a', 'a')).toEqual([false, false, false, false]);
    expect(open('c', 'c')).toEqual([true, true, false, false]);
    expect(open('b', 'c')).toEqual([true, false, true, false]);
    expect(later(steps, 'b', 'c')).toBe('c');
    expect(later(steps, 'c', 'b')).toBe('c');
  });
});
