import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInFacts, resolveSettings } from '../../element/settings';
import { spec } from './testimonials.element';
import { createTestimonialsStore, isRotating } from './testimonials.store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store with the five built-in testimonials, in sight. */
function setUp(interval: string | null = null) {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const settings = resolveSettings(spec, () => interval, common, builtInFacts(spec));
  const store = createTestimonialsStore({ settings: () => settings });
  store.getState().hold('outOfSight', false);
  const pass = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return store.getState().index;
  };
  return { state: store.getState, pass };
}

test('goes on every seven seconds, and from the last to the first', () => {
  const { pass } = setUp();
  expect(pass(6.9)).toBe(0);
  expect(pass(0.2)).toBe(1);
  expect(pass(21)).toBe(4);
  expect(pass(7)).toBe(0);
});

test('takes the interval that the page has set', () => {
  const { pass } = setUp('2');
  expect(pass(4)).toBe(2);
});

test('stands still until it is in sight', () => {
  const { state, pass } = setUp();
  state().hold('outOfSight', true);
  expect(pass(60)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['pointedAt', 'focused', 'outOfSight', 'tabHidden'] as const)(
  'waits while %s, and a whole interval after that',
  (reason) => {
    const { state, pass } = setUp();
    pass(6);
    state().hold(reason, true);
    expect(isRotating(state())).toBe(false);
    expect(pass(60)).toBe(0);
    state().hold(reason, false);
    expect(pass(6.9)).toBe(0);
    expect(pass(0.2)).toBe(1);
  },
);

test('one reason less is not enough while there is another', () => {
  const { state, pass } = setUp();
  state().hold('pointedAt', true);
  state().hold('focused', true);
  state().hold('pointedAt', false);
  expect(pass(60)).toBe(0);
});

test('paused, it stays paused; asked to play, it plays under the very hand that asked', () => {
  const { state, pass } = setUp();
  state().pause();
  expect(pass(60)).toBe(0);
  state().hold('pointedAt', true);
  state().hold('focused', true);
  state().play();
  expect(pass(7)).toBe(1);
  state().hold('tabHidden', true);
  expect(pass(60)).toBe(1);
});

test('one that was chosen is shown for a whole interval, and the ends meet', () => {
  const { state, pass } = setUp();
  pass(6);
  state().show(3);
  expect(pass(6.9)).toBe(3);
  expect(pass(0.2)).toBe(4);
  state().show(5);
  expect(state().index).toBe(0);
  state().show(-1);
  expect(state().index).toBe(4);
});

test('a swipe that begins keeps it from going on meanwhile', () => {
  const { state, pass } = setUp();
  pass(6.9);
  state().postpone();
  expect(pass(6.9)).toBe(0);
  expect(pass(0.2)).toBe(1);
});
