import { expect, test } from 'vitest';
import { linkLength } from './linkLength';

test.each([
  [2_000, 'fine'],
  [2_001, 'long'],
  [8_000, 'long'],
  [8_001, 'tooLong'],
])('a link of %i characters is %s', (length, kind) => expect(linkLength('x'.repeat(length)).kind).toBe(kind));
