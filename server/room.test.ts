import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyRoom } from './room';

const kB = 1024;
const MB = 1024 * kB;

describe('the room for bodies', () => {
  it('never holds more than 56 MB, whatever comes and goes, and is empty in the end', () => {
    const step = fc.record({
      nth: fc.nat({ max: 40 }),
      sender: fc.constantFrom('a', 'b', 'c'),
      bytes: fc.constantFrom(1, 60 * kB, 4 * MB),
      does: fc.constantFrom('grow', 'grow', 'grow', 'complete', 'release'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), fc.nat({ max: 10 }), (steps, max) => {
        const room = new BodyRoom(max);
        const shares = new Map<number, ReturnType<BodyRoom['begin']>>();
        for (const { nth, sender, bytes, does } of steps) {
          const share = shares.get(nth) ?? room.begin(sender);
          shares.set(nth, share);
          share.onCutOff = () => shares.delete(nth);
          if (does === 'complete') share.complete();
          if (does === 'release' || (does === 'grow' && !share.grow(bytes))) {
            share.release();
            shares.delete(nth);
          }
          expect(room.held.bytes).toBeLessThanOrEqual(56 * MB);
          expect(room.held.small + room.held.large).toBe(shares.size);
          expect(room.held.large).toBeLessThanOrEqual(max === 0 ? shares.size : max);
        }
        for (const share of shares.values()) share.release();
        expect(room.held).toEqual({ small: 0, large: 0, bytes: 0 });
      }),
    );
  });

  it('takes as many large bodies as was said, six of them from one sender', () => {
    const room = new BodyRoom(8);
    const begin = (sender: string) => room.mayBegin(sender, MB) && room.begin(sender).grow(MB);
    expect(Array.from({ length: 7 }, () => begin('a'))).toEqual([...Array(6).fill(true), false]);
    expect([begin('b'), begin('c'), begin('d')]).toEqual([true, true, false]);
    expect(room.mayBegin('a', 2 * kB)).toBe(true);
  });

  it('is not taken by a body that is only announced', () => {
    const room = new BodyRoom(1);
    for (let i = 0; i < 100; i++) {
      expect(room.mayBegin('a', 8 * MB)).toBe(true);
      room.begin('a');
    }
  });

  it('always has a place for a small one: the oldest that is not whole goes', () => {
    const room = new BodyRoom(50);
    const cutOff: number[] = [];
    const whole = room.begin('a');
    whole.onCutOff = () => cutOff.push(-1);
    expect(whole.grow(60 * kB)).toBe(true);
    whole.complete();
    for (let i = 0; i < 1_000; i++) {
      const share = room.begin(`slow ${i}`);
      share.onCutOff = () => cutOff.push(i);
      expect(share.grow(60 * kB)).toBe(true);
    }
    expect(cutOff.slice(0, 3)).toEqual([0, 1, 2]);
    expect(cutOff).not.toContain(-1);
    expect(room.held.bytes).toBeLessThanOrEqual(32 * MB);
  });
});
