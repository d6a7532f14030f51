import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadSchema } from '../domain/leadSchema';
import {
  ATTRIBUTION_WINDOW,
  addTouch,
  findLandingPage,
  isDirect,
  parseAttribution,
  readTouch,
} from './attribution';

const NOW = Date.parse('2030-06-01T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const SITE = 'https://firm.example';
const at = (days: number) => NOW + days * DAY;

const ad = (days: number) => readTouch(`${SITE}/?utm_source=google&gclid=abc`, '', at(days));
const search = (days: number) => readTouch(`${SITE}/plans`, 'https://search.example/', at(days));
const direct = (days: number) => readTouch(`${SITE}/contact`, '', at(days));
const nextPage = (days: number) => readTouch(`${SITE}/contact`, `${SITE}/`, at(days));

describe('a touch', () => {
  test('holds the campaign tags, the referrer and the landing page', () => {
    const page = `${SITE}/lp?utm_source=google&utm_medium=cpc&utm_adgroup=7&gclid=a&gbraid=b&wbraid=c&fbclid=d&msclkid=e&utm_term=&email=ana@example.com#top`;
    expect(readTouch(page, 'https://search.example/?q=moss', NOW)).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_adgroup: '7',
      gclid: 'a',
      gbraid: 'b',
      wbraid: 'c',
      fbclid: 'd',
      msclkid: 'e',
      referrer: 'https://search.example/?q=moss',
      landingPage: page,
      at: '2030-06-01T12:00:00.000Z',
    });
  });

  test.each([
    ['an advertisement', ad(0), false],
    ['another site', search(0), false],
    ['a typed URL', direct(0), true],
    ['a page of the same site', nextPage(0), true],
    ['an app', readTouch(SITE, 'android-app://com.example.mail/', NOW), false],
    ['a broken referrer', readTouch(SITE, 'nonsense', NOW), true],
  ])('from %s is direct: %s', (_, touch, expected) => {
    expect(isDirect(touch)).toBe(expected);
  });
});

describe('attribution', () => {
  test.each([
    ['begins with the first page', [direct(0)], 0, 0],
    ['is unchanged by further pages of the site', [ad(-1), nextPage(0)], 0, 0],
    ['is unchanged by a direct touch', [ad(-1), direct(0)], 0, 0],
    ['has the last touch that is not direct', [ad(-3), search(-2), direct(-1)], 0, 1],
    ['keeps the first touch', [direct(-3), ad(-2), search(-1)], 0, 2],
    ['begins again after 90 days', [ad(-90), direct(0)], 1, 1],
    ['is kept for up to 90 days', [ad(-89.9), direct(0)], 0, 0],
    ['begins with the last touch when the first is too old', [ad(-91), search(-50), direct(0)], 1, 1],
    ['ignores touches of the future', [ad(3), direct(0)], 1, 1],
  ])('%s', (_, touches, first, last) => {
    let known: ReturnType<typeof addTouch> | undefined;
    for (const touch of touches) known = addTouch(known, touch, Date.parse(touch.at));
    expect(known).toEqual({ first: touches[first], last: touches[last] });
  });

  const touches = fc
    .array(
      fc.record({
        page: fc.webUrl({ withQueryParameters: true, withFragments: true }),
        tag: fc.constantFrom('', 'utm_source', 'gclid', 'fbclid'),
        referrer: fc.oneof(fc.webUrl(), fc.constant(''), fc.string()),
        after: fc.integer({ min: 0, max: 120 * DAY }),
      }),
      { minLength: 1 },
    )
    .map((pages) => {
      let now = NOW;
      return pages.map(({ page, tag, referrer, after }) => {
        now += after;
        const url = new URL(page);
        if (tag) url.searchParams.set(tag, 'x');
        return readTouch(url.href, referrer, now);
      });
    });

  test('is within 90 days, has its first touch before its last, and is unchanged by storage', () => {
    fc.assert(
      fc.property(touches, (all) => {
        let known: ReturnType<typeof addTouch> | undefined;
        for (const touch of all) {
          const now = Date.parse(touch.at);
          known = addTouch(parseAttribution(JSON.stringify(known ?? null)), touch, now);
          const [first, last] = [known.first, known.last].map((one) => Date.parse(one?.at ?? ''));
          expect(now - (first ?? Number.NaN)).toBeLessThan(ATTRIBUTION_WINDOW);
          expect(first).toBeLessThanOrEqual(last ?? Number.NaN);
          expect(!isDirect(touch) && known.last !== touch).toBe(false);
          expect(parseAttribution(JSON.stringify(known))).toEqual(known);
        }
      }),
    );
  });
});

describe('stored attribution', () => {
  test('of any content is parsed to touches that are valid in a lead', () => {
    const lead = {
      id: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
      kind: 'contact',
      timestamp: '2030-06-01T12:00:00.000Z',
      source: 'Contact Form',
      fullName: 'Ana',
      phone: '1',
      email: 'a@b',
      serviceAddress: 'x',
    };
    const touch = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          at: fc.oneof(fc.string(), fc.constant('2030-05-31T12:00:00.000Z'), fc.constant(0)),
          landingPage: fc.jsonValue(),
          referrer: fc.oneof(fc.jsonValue(), fc.constant('x'.repeat(100_000))),
          utm_source: fc.oneof(fc.jsonValue(), fc.constant('x'.repeat(100_000))),
          gclid: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ first: touch, last: touch }).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const attribution = addTouch(parseAttribution(text), direct(0), NOW);
        expect(v.safeParse(leadSchema, { ...lead, attribution }).issues).toBeUndefined();
      }),
    );
  });

  test('is small, however long the URL is', () => {
    const tags = Array.from({ length: 1000 }, (_, index) => `utm_${index}=${'x'.repeat(2000)}`);
    const touch = readTouch(`${SITE}/?${tags.join('&')}`, `https://x.example/${'y'.repeat(9000)}`, NOW);
    expect(JSON.stringify(touch).length).toBeLessThan(16_000);
  });
});

test.each([
  ['https://firm.example/faq', '', 'https://firm.example/faq'],
  ['https://firm.example/faq', 'https://search.example/', 'https://firm.example/faq'],
  ['https://firm.example/faq', 'https://firm.example/', 'https://firm.example/'],
  ['https://firm.example/faq?gclid=1', 'https://firm.example/', 'https://firm.example/faq?gclid=1'],
])('the landing page of a new visitor on %s from "%s" is %s', (page, referrer, landingPage) => {
  expect(findLandingPage(page, referrer)).toBe(landingPage);
});
