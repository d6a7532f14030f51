import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueToken, tokenFault } from './token';

const secret = 'a secret of the tests';
const id = randomUUID();
const now = new Date('2030-01-31T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a token', () => {
  const token = issueToken(secret, id, now);

  it('is good for its lead, for two hours', () => {
    for (const seconds of [0, 60, 7_199])
      expect(tokenFault(secret, id, token, after(seconds))).toBeUndefined();
    expect(tokenFault(secret, id.toUpperCase(), token, now)).toBeUndefined();
    expect(tokenFault(secret, id, token, after(7_201))).toBe('old token');
  });

  it('is good at a desk whose clock is a little late, not at one that lives in another time', () => {
    expect(tokenFault(secret, id, token, after(-30))).toBeUndefined();
    expect(tokenFault(secret, id, token, after(-3_600))).toBe('old token');
  });

  it('is no good for another lead, or under another secret', () => {
    expect(tokenFault(secret, randomUUID(), token, now)).toBe('wrong token');
    expect(tokenFault('another', id, token, now)).toBe('wrong token');
    expect(tokenFault(secret, id, undefined, now)).toBe('no token');
    expect(tokenFault(secret, id, '', now)).toBe('no token');
  });

  it('cannot be given another time', () => {
    const [, hash] = token.split('.');
    const later = Math.floor(after(9_000).getTime() / 1000).toString(36);
    expect(tokenFault(secret, id, `${later}.${hash}`, after(9_000))).toBe('wrong token');
  });

  it('cannot be guessed, and no text breaks the check', () => {
    const guesses = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('.', 'x.', '.x', '..', `x${token}`),
    );
    fc.assert(
      fc.property(guesses, (guess) => {
        expect(tokenFault(secret, id, guess, now)).toBe('wrong token');
      }),
    );
  });
});
