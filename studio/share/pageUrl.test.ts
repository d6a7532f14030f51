import { expect, test } from 'vitest';
import { newId } from '../draft/draft';
import { pageUrl, readPageHash } from './pageUrl';

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
