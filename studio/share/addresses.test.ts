import { expect, test } from 'vitest';
import { newId } from '../draft/draft';
import { linkLength, pageUrl, readPageHash } from './addresses';

test('the address of a page names its draft and widget', () => {
  const id = newId();
  expect(readPageHash(new URL(pageUrl(id, 'bio-estimator'), 'https://a.example').hash)).toEqual({
    id,
    tag: 'bio-estimator',
  });
});

test.each(['', '#', '#abc', '#abc/', '#abc/script', '#abc/bio-faq/x', '#a b/bio-faq'])(
  'the hash %j names none',
  (hash) => expect(readPageHash(hash)).toBeUndefined(),
);

test.each([
  [2_000, 'fine'],
  [2_001, 'long'],
  [8_000, 'long'],
  [8_001, 'tooLong'],
])('a link of %i characters is %s', (length, kind) => expect(linkLength('x'.repeat(length)).kind).toBe(kind));
