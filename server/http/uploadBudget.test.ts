import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UploadBudget } from './uploadBudget';

const kB = 1024;
const MB = 1024 * kB;

describe('the upload budget', () => {
  it('never exceeds 56 MB in any sequence of uploads, and is unused after all are released', () => {
    const step = fc.record({
      nth: fc.nat({ max: 40 }),
      client: fc.constantFrom('a', 'b', 'c'),
      bytes: fc.constantFrom(1, 60 * kB, 4 * MB),
      does: fc.constantFrom('grow', 'grow', 'grow', 'complete', 'release'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), fc.nat({ max: 10 }), (steps, max) => {
        const budget = new UploadBudget(max);
        const uploads = new Map<number, ReturnType<UploadBudget['start']>>();
        for (const { nth, client, bytes, does } of steps) {
          const upload = uploads.get(nth) ?? budget.start(client);
          uploads.set(nth, upload);
          upload.onEvicted = () => uploads.delete(nth);
          if (does === 'complete') upload.complete();
          if (does === 'release' || (does === 'grow' && !upload.grow(bytes))) {
            upload.release();
            uploads.delete(nth);
          }
          expect(budget.usage.bytes).toBeLessThanOrEqual(56 * MB);
          expect(budget.usage.small + budget.usage.large).toBe(uploads.size);
          expect(budget.usage.large).toBeLessThanOrEqual(max === 0 ? uploads.size : max);
        }
        for (const upload of uploads.values()) upload.release();
        expect(budget.usage).toEqual({ small: 0, large: 0, bytes: 0 });
      }),
    );
  });

  it('accepts as many large bodies as configured, six of them from one client', () => {
    const budget = new UploadBudget(8);
    const start = (client: string) => {
      const upload = budget.start(client);
      const isAccepted = budget.mayStart(client, MB) && upload.grow(MB);
      upload.complete();
      return isAccepted;
    };
    expect(Array.from({ length: 7 }, () => start('a'))).toEqual([...Array(6).fill(true), false]);
    expect([start('b'), start('c'), start('d')]).toEqual([true, true, false]);
    expect(budget.mayStart('a', 2 * kB)).toBe(true);
  });

  it('has room for others while one client, or three, send large bodies that never end', () => {
    for (const attackers of [['a'], ['a', 'b', 'c']]) {
      const budget = new UploadBudget(50);
      for (let nth = 0; nth < 60; nth++) budget.start(attackers[nth % attackers.length] ?? '').grow(4 * MB);
      for (let nth = 0; nth < 20; nth++) {
        const upload = budget.start(`visitor ${nth}`);
        upload.onEvicted = () => expect.fail('a visitor gave way to an attacker');
        for (let part = 0; part < 20; part++) expect(upload.grow(100 * kB)).toBe(true);
        budget.start(attackers[nth % attackers.length] ?? '').grow(4 * MB);
        upload.complete();
        upload.release();
      }
    }
  });

  it('evicts what is not there after 5 seconds, and never what has arrived', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const budget = new UploadBudget(50);
    const [complete, slow, slower] = ['a', 'b', 'c'].map((client) => budget.start(client));
    const evicted = vi.fn();
    for (const upload of [complete, slow, slower]) {
      if (upload) upload.onEvicted = () => evicted(upload);
      upload?.grow(8 * MB);
    }
    complete?.complete();
    expect(budget.mayStart('d', 8 * MB)).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(budget.mayStart('d', 8 * MB)).toBe(true);
    for (const client of ['d', 'e']) expect(budget.start(client).grow(8 * MB)).toBe(true);
    expect(evicted.mock.calls).toEqual([[slow], [slower]]);
    expect(budget.start('f').grow(8 * MB)).toBe(false);
  });

  it('gives one client 12 MB of large bodies, complete or not', () => {
    const budget = new UploadBudget(50);
    const grow = (bytes: number) => budget.start('a').grow(bytes);
    expect([grow(8 * MB), grow(3 * MB), grow(2 * MB), grow(MB)]).toEqual([true, true, false, true]);
    expect(budget.mayStart('a', MB)).toBe(false);
    expect(budget.mayStart('b', 8 * MB)).toBe(true);
  });

  it('evicts of slow small bodies those of whoever has most, not those of a visitor who began before', () => {
    const budget = new UploadBudget(50);
    const visitor = budget.start('visitor');
    visitor.onEvicted = () => expect.fail('the visitor gave way');
    expect(visitor.grow(10 * kB)).toBe(true);
    for (let nth = 0; nth < 1_000; nth++) budget.start('attacker').grow(60 * kB);
    expect(visitor.grow(10 * kB)).toBe(true);
  });

  it('is not used by a body that is only announced', () => {
    const budget = new UploadBudget(1);
    for (let i = 0; i < 100; i++) {
      expect(budget.mayStart('a', 8 * MB)).toBe(true);
      budget.start('a');
    }
  });

  it('always accepts a small body: the oldest unfinished one is evicted', () => {
    const budget = new UploadBudget(50);
    const evicted: number[] = [];
    const finished = budget.start('a');
    finished.onEvicted = () => evicted.push(-1);
    expect(finished.grow(60 * kB)).toBe(true);
    finished.complete();
    for (let i = 0; i < 1_000; i++) {
      const upload = budget.start(`slow ${i}`);
      upload.onEvicted = () => evicted.push(i);
      expect(upload.grow(60 * kB)).toBe(true);
    }
    expect(evicted.slice(0, 3)).toEqual([0, 1, 2]);
    expect(evicted).not.toContain(-1);
    expect(budget.usage.bytes).toBeLessThanOrEqual(32 * MB);
  });
});
