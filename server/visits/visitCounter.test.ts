import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VisitRow } from '../storage/tables';
import { createVisitCounter } from './visitCounter';

const opened = { widget: 'bio-estimator', what: 'opened' } as const;

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2030-01-31T23:59:00Z') }));
afterEach(() => void vi.useRealTimers());

function createCounter() {
  const stored: (readonly VisitRow[])[] = [];
  const store = vi.fn((rows: readonly VisitRow[]) => {
    stored.push(rows);
    return Promise.resolve();
  });
  return { counter: createVisitCounter({ store }), store, stored };
}

it('stores together what it has gathered in some seconds, and nothing while nothing happens', async () => {
  const { counter, stored } = createCounter();
  counter.add('', { source: 'direct', events: [opened, { ...opened, what: 'seen' }] });
  counter.add('', { source: 'direct', events: [opened] });
  counter.add('bug-off', { source: 'direct', events: [opened] });
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.map(({ firm, what, count, day }) => [day, firm, what, count])).toEqual([
    ['2030-01-31', '', 'opened', 2],
    ['2030-01-31', '', 'seen', 1],
    ['2030-01-31', 'bug-off', 'opened', 1],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toHaveLength(1);
});

it('stores the rest when the desk stops', async () => {
  const { counter, stored } = createCounter();
  counter.add('', { source: 'direct', events: [opened] });
  await counter.stop();
  expect(stored.flat()).toMatchObject([{ count: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps what the database does not take, and adds what comes meanwhile', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { counter, store, stored } = createCounter();
  store.mockRejectedValueOnce(new Error('the disk is full'));
  counter.add('', { source: 'direct', events: [opened] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the disk is full'));
  error.mockRestore();
  counter.add('', { source: 'direct', events: [opened] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stored.flat()).toMatchObject([{ count: 2 }]);
});

it('stores a hundred rows at a time, which leads wait for, and keeps those that the database does not take', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { counter, store, stored } = createCounter();
  store.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('the disk is full'));
  for (let nth = 0; nth < 250; nth++) counter.add('', { source: `s${nth}.example`, events: [opened] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.mock.calls.map(([rows]) => rows.length)).toEqual([100, 100]);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stored.map((rows) => rows.length)).toEqual([100, 50]);
});

it('counts sources beyond so many a day together, of this firm alone, until the next day', async () => {
  const { counter, stored } = createCounter();
  const add = (firm: string, source: string) => counter.add(firm, { source, events: [opened] });
  for (let i = 0; i < 3_000; i++) add('', `s${i}.example`);
  add('', 's7.example');
  add('bug-off', 'late.example');
  vi.setSystemTime(Date.parse('2030-02-01T00:00:00Z'));
  add('', 'late.example');
  await counter.stop();
  const rows = stored.flat();
  const find = (own: Partial<VisitRow>) =>
    rows.find((row) => Object.entries(own).every(([name, value]) => Reflect.get(row, name) === value));
  expect(rows).toHaveLength(2_000 + 1 + 2);
  expect(find({ source: 'other' })).toMatchObject({ count: 1_000, firm: '', day: '2030-01-31' });
  expect(find({ source: 's7.example' })).toMatchObject({ count: 2 });
  expect(find({ source: 'late.example', firm: 'bug-off' })).toMatchObject({ count: 1 });
  expect(find({ source: 'late.example', day: '2030-02-01' })).toMatchObject({ count: 1 });
});

it('counts sources beyond so many of all firms together, too', async () => {
  const { counter, stored } = createCounter();
  for (let firm = 0; firm < 15; firm++)
    for (let nth = 0; nth < 1_500; nth++)
      counter.add(`f${firm}`, { source: `s${nth}.example`, events: [opened] });
  await counter.stop();
  expect(stored.flat().filter(({ source }) => source !== 'other')).toHaveLength(20_000);
  expect(stored.flat().reduce((sum, { count }) => sum + count, 0)).toBe(22_500);
});

it('counts names of steps beyond so many a day without the name', async () => {
  const { counter, stored } = createCounter();
  for (let i = 0; i < 2_100; i++)
    counter.add('', { source: 'direct', events: [{ ...opened, what: 'step', step: 2, label: `Step ${i}` }] });
  await counter.stop();
  expect(stored.flat()).toHaveLength(2_001);
  expect(stored.flat()).toContainEqual(
    expect.objectContaining({ step: 2, label: '', source: 'other', count: 100 }),
  );
});
