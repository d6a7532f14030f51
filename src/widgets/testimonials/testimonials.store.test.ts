import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './testimonials.element';
import { createTestimonialsStore, isRotating } from './testimonials.store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store with five testimonials, in view. */
function setUp(interval?: string) {
  const testimonials = Array.from({ length: 5 }, (_, index) => ({
    name: `Person ${index}`,
    quote: 'Spotless.',
    rating: 5,
  }));
  const { tools } = createFakeTools(spec, { attributes: { interval }, facts: { testimonials } });
  const store = createTestimonialsStore(tools);
  store.getState().suspend('outOfView', false);
  const pass = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return store.getState().index;
  };
  return { state: store.getState, pass };
}

test('shows the next one every seven seconds, after the last the first', () => {
  const { pass } = setUp();
  expect(pass(6.9)).toBe(0);
  expect(pass(0.2)).toBe(1);
  expect(pass(21)).toBe(4);
  expect(pass(7)).toBe(0);
});

test('uses the interval that the page sets', () => {
  const { pass } = setUp('2');
  expect(pass(4)).toBe(2);
});

test('does not rotate, and runs no timer, while it is out of view', () => {
  const { state, pass } = setUp();
  state().suspend('outOfView', true);
  expect(pass(60)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['hovered', 'focused', 'outOfView', 'tabHidden'] as const)(
  'does not rotate while %s, and for a whole interval afterwards',
  (reason) => {
    const { state, pass } = setUp();
    pass(6);
    state().suspend(reason, true);
    expect(isRotating(state())).toBe(false);
    expect(pass(60)).toBe(0);
    state().suspend(reason, false);
    expect(pass(6.9)).toBe(0);
    expect(pass(0.2)).toBe(1);
  },
);

test('does not rotate while one of two reasons remains', () => {
  const { state, pass } = setUp();
  state().suspend('hovered', true);
  state().suspend('focused', true);
  state().suspend('hovered', false);
  expect(pass(60)).toBe(0);
});

test('stays paused after pause; after play it rotates also while hovered and focused', () => {
  const { state, pass } = setUp();
  state().pause();
  expect(pass(60)).toBe(0);
  state().suspend('hovered', true);
  state().suspend('focused', true);
  state().play();
  expect(pass(7)).toBe(1);
  state().suspend('tabHidden', true);
  expect(pass(60)).toBe(1);
});

test('shows a chosen one for a whole interval, and wraps around', () => {
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

test('restarts the interval when a swipe begins', () => {
  const { state, pass } = setUp();
  pass(6.9);
  state().restartInterval();
  expect(pass(6.9)).toBe(0);
  expect(pass(0.2)).toBe(1);
});
