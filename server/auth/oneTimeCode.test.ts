import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeIn, fromBase32, stepOf, toBase32 } from './oneTimeCode';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is that of RFC 6238', (second, code) => {
  expect(codeIn(Math.floor(second / 30), secret)).toBe(code);
  expect(stepOf(code, secret, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it('counts a period before and after, with spaces, and no longer', () => {
  const at = (second: number) => stepOf('287 082', secret, new Date(second * 1000));
  expect([0, 30, 59, 89].map(at)).toEqual([1, 1, 1, 1]);
  expect(at(90)).toBeUndefined();
  expect(stepOf('', secret, new Date())).toBeUndefined();
});

it('writes secrets as apps read them', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const any = randomBytes(20);
  expect(fromBase32(toBase32(any))).toEqual(any);
});
