import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueToken, tokenFault } from './token';

const secret = 'a secret of the tests';
const id = randomUUID();
const now = new Date('2030-01-31T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a spam token', async () => {
  const token = await issueToken(secret, id, now);

  it('is valid for its lead, for two hours', async () => {
    for (const seconds of [0, 60, 7_199])
      expect(await tokenFault(secret, id, token, after(seconds))).toBeUndefined();
    expect(await tokenFault(secret, id.toUpperCase(), token, now)).toBeUndefined();
    expect(await tokenFault(secret, id, token, after(7_201))).toBe('old token');
  });

  it('is valid at a desk whose clock is a minute slow, not at one whose clock is an hour slow', async () => {
    expect(await tokenFault(secret, id, token, after(-30))).toBeUndefined();
    expect(await tokenFault(secret, id, token, after(-3_600))).toBe('old token');
  });

  it('is not valid for another lead, or under another secret', async () => {
    expect(await tokenFault(secret, randomUUID(), token, now)).toBe('wrong token');
    expect(await tokenFault('another', id, token, now)).toBe('wrong token');
    expect(await tokenFault(secret, id, undefined, now)).toBe('no token');
    expect(await tokenFault(secret, id, '', now)).toBe('no token');
  });

  it('cannot be given another time', async () => {
    const [header, , signature] = token.split('.');
    const [, later] = (await issueToken('another', id, after(9_000))).split('.');
    const forged = [header, later, signature].join('.');
    expect(await tokenFault(secret, id, forged, after(9_000))).toBe('wrong token');
  });

  it('cannot be given another algorithm', async () => {
    const [, payload] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await tokenFault(secret, id, `${none}.${payload}.`, now)).toBe('wrong token');
  });

  it('cannot be guessed, and no text breaks the check', async () => {
    const guesses = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('.', 'x.', '.x', '..', '...', `x${token}`),
    );
    await fc.assert(
      fc.asyncProperty(guesses, async (guess) => {
        expect(await tokenFault(secret, id, guess, now)).toBe('wrong token');
      }),
    );
  });
});
