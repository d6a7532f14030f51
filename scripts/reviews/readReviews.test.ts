import { describe, expect, test } from 'vitest';
import { readReviews } from './readReviews';
import { readDate, readRating } from './readValues';

/** As Google's Takeout and the Business Profile API write it. */
const google = (...more: object[]) =>
  JSON.stringify({
    reviews: more.map((one) => ({
      name: 'accounts/1/locations/2/reviews/3',
      reviewer: { displayName: 'Ada L.' },
      starRating: 'FIVE',
      comment: 'Spotless.',
      createTime: '2025-11-02T14:01:22.123Z',
      ...one,
    })),
  });

const quotes = ({ reviews }: { reviews: readonly { quote: string }[] }) => reviews.map(({ quote }) => quote);

describe("Google's export", () => {
  test('a review has its name, words, stars, day and source', () => {
    expect(readReviews(google({ reviewReply: { comment: 'Thanks!' } }), 'reviews.json')).toEqual({
      reviews: [
        { name: 'Ada L.', quote: 'Spotless.', rating: 5, source: { name: 'Google' }, date: '2025-11-02' },
      ],
      problems: [],
    });
  });

  test('of a translated review the words that were written are quoted', () => {
    const before = '(Translated by Google) Very clean.\n\n(Original)\nMuy limpio.';
    const behind = 'Muy limpio.\n\n(Translated by Google)\nVery clean.';
    expect(quotes(readReviews(google({ comment: before }, { comment: behind }), 'reviews.json'))).toEqual([
      'Muy limpio.',
      'Muy limpio.',
    ]);
  });

  test('stars without words are counted in one line', () => {
    const text = google({ comment: undefined }, { comment: ' ' }, {});
    const { reviews, problems } = readReviews(text, 'reviews.json');
    expect(reviews).toHaveLength(1);
    expect(problems).toEqual(['reviews.json: 2 reviews without words, of which there is nothing to quote.']);
  });

  test.each([
    ['{', 'reviews.json is no JSON: '],
    ['{"posts": []}', 'reviews.json has no reviews. Expected { "reviews": [...] }'],
    ['{"reviews": []}', 'reviews.json has no reviews.'],
  ])('%s says what is wrong', (text, message) => {
    expect(() => readReviews(text, 'reviews.json')).toThrow(message);
  });
});

describe('tables', () => {
  test.each([
    ['commas', 'Name,Rating,Review\nAda,5,"Spotless, and ""quick"""'],
    [
      'semicolons, with the mark that Excel writes',
      '\uFEFFname;stars;comment\r\nAda;5;"Spotless, and ""quick"""',
    ],
    ['tabs', 'Reviewer Name\tStar Rating\tText\nAda\t5\t"Spotless, and ""quick"""'],
  ])('are read with %s', (_, text) => {
    expect(readReviews(text, 'a.csv').reviews).toEqual([
      { name: 'Ada', quote: 'Spotless, and "quick"', rating: 5 },
    ]);
  });

  test('every column has its place', () => {
    const text =
      'name,rating,quote,date,source,link,location,service\nAda,4,Good.,"May 14, 2026",Nextdoor,https://nextdoor.com/p/1,Milton,Roofs';
    expect(readReviews(text, 'a.csv').reviews).toEqual([
      {
        name: 'Ada',
        location: 'Milton',
        quote: 'Good.',
        rating: 4,
        service: 'Roofs',
        source: { name: 'Nextdoor', href: 'https://nextdoor.com/p/1' },
        date: '2026-05-14',
      },
    ]);
  });

  test('a bad row is named by its line, and the others are taken', () => {
    const rows = [
      'name,rating,quote,date,link',
      'Ada,great,Good.,,',
      ',5,Good.,,',
      `Bo,5,${'x'.repeat(2001)},,`,
      'Cy,5,Good.,05/06/2026,',
      'Di,5,Good.,,nextdoor.com',
    ];
    const { reviews, problems } = readReviews(rows.join('\n'), 'a.csv');
    expect(reviews.map(({ name }) => name)).toEqual(['Cy', 'Di']);
    expect(problems).toEqual([
      'a.csv, line 2: the rating "great" is no whole number from 1 to 5; it is left out.',
      'a.csv, line 3: nobody is named; it is left out.',
      'a.csv, line 4: the review has more than 2000 characters; it is left out.',
      'a.csv, line 5: the date "05/06/2026" is not clear; the review is taken without it. Write it as 2026-05-14.',
      'a.csv, line 6: the link "nextdoor.com" does not begin with https://; the review is taken without it.',
    ]);
  });

  test.each([
    ['', 'a.csv has no reviews.'],
    ['Who,What\nAda,Good', 'a.csv has no column for name, rating, quote.'],
  ])('%j says what is wrong', (text, message) => {
    expect(() => readReviews(text, 'a.csv')).toThrow(message);
  });
});

test.each([
  ['FIVE', 5],
  ['5', 5],
  ['4.0', 4],
  ['3/5', 3],
  ['1 star', 1],
  ['4.5', undefined],
  ['6', undefined],
  ['', undefined],
])('the rating %j is %s', (text, rating) => {
  expect(readRating(text)).toBe(rating);
});

test.each([
  ['2026-05-14', '2026-05-14'],
  ['2026-05-14T23:30:00.123456Z', '2026-05-14'],
  ['5/14/2026', '2026-05-14'],
  ['14.05.2026', '2026-05-14'],
  ['05/05/2026', '2026-05-05'],
  ['May 14, 2026', '2026-05-14'],
  ['5/6/2026', undefined],
  ['2026-02-30', undefined],
  ['3 weeks ago', undefined],
])('the date %j is %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
