import { expect, test } from 'vitest';
import { mergeReviews } from './mergeReviews';

const google = { name: 'Google' };
const ada = { name: 'Ada', quote: 'Spotless.', rating: 5, source: google, date: '2026-05-14' };
const bo = { name: 'Bo', quote: 'Quick.', rating: 4, source: google, date: '2026-06-01' };
const sample = { name: 'Sam', quote: 'Words.', rating: 5, sample: true };

test('real reviews take the place of samples, the newest first, those without a date last', () => {
  const cy = { name: 'Cy', quote: 'Kind.', rating: 5 };
  expect(mergeReviews([sample, sample], [cy, ada, bo])).toMatchObject({
    testimonials: [bo, ada, cy],
    places: [undefined, undefined, undefined],
    added: 3,
    samples: 2,
  });
});

test('a review that is there already is not taken twice, however it is spaced, and keeps what was added by hand', () => {
  const known = { ...ada, location: 'Milton', service: 'Roofs' };
  const again = { ...ada };
  expect(mergeReviews([known], [again, again])).toMatchObject({
    testimonials: [known],
    places: [0],
    added: 0,
    changed: 0,
    known: 2,
  });
  expect(mergeReviews([ada], [{ ...ada, quote: ' spotless.\n' }]).testimonials).toHaveLength(1);
});

test('a review that was rewritten is replaced', () => {
  const rewritten = { ...ada, quote: 'Spotless, still.', rating: 4 };
  expect(mergeReviews([{ ...ada, location: 'Milton' }, bo], [rewritten])).toMatchObject({
    testimonials: [bo, { ...rewritten, location: 'Milton' }],
    places: [1, 0],
    changed: 1,
  });
});

test('two people of one name, or one person twice, are two reviews', () => {
  const later = { ...ada, quote: 'Back again.', date: '2026-07-01' };
  expect(mergeReviews([ada], [later]).testimonials).toEqual([later, ada]);
});
