import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstPage, KEPT_FOR, merge, parseAttribution, readTouch, saysSomething } from './attribution';
import { leadSchema } from './schema';

const NOW = Date.parse('2030-06-01T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const SITE = 'https://firm.example';
const at = (days: number) => NOW + days * DAY;

const ad = (days: number) => readTouch(`${SITE}/?utm_source=google&gclid=abc`, '', at(days));
const search = (days: number) => readTouch(`${SITE}/plans`, 'https://search.example/', at(days));
const typedIn = (days: number) => readTouch(`${SITE}/contact`, '', at(days));
const nextPage = (days: number) => readTouch(`${SITE}/contact`, `${SITE}/`, at(days));

describe('a touch', () => {
  test('is what address and referrer tell', () => {
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
    ['an advertisement', ad(0), true],
    ['another site', search(0), true],
    ['an address typed in', typedIn(0), false],
    ['a page of the same site', nextPage(0), false],
    ['an app', readTouch(SITE, 'android-app://com.example.mail/', NOW), true],
    ['a broken referrer', readTouch(SITE, 'nonsense', NOW), false],
  ])('by %s says something: or not', (_, touch, expected) => {
    expect(saysSomething(touch)).toBe(expected);
  });
});

describe('the way to this site', () => {
  test.each([
    ['begins with the first page', [typedIn(0)], 0, 0],
    ['goes on over pages of the site', [ad(-1), nextPage(0)], 0, 0],
    ['is not ended by an address typed in', [ad(-1), typedIn(0)], 0, 0],
    ['has a new last touch by each that says something', [ad(-3), search(-2), typedIn(-1)], 0, 1],
    ['keeps its first one', [typedIn(-3), ad(-2), search(-1)], 0, 2],
    ['begins anew after 90 days', [ad(-90), typedIn(0)], 1, 1],
    ['is kept until then', [ad(-89.9), typedIn(0)], 0, 0],
    ['begins with what is left of it', [ad(-91), search(-50), typedIn(0)], 1, 1],
    ['takes nothing from a future', [ad(3), typedIn(0)], 1, 1],
  ])('%s', (_, touches, first, last) => {
    let known: ReturnType<typeof merge> | undefined;
    for (const touch of touches) known = merge(known, touch, Date.parse(touch.at));
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
    .map((visits) => {
      let now = NOW;
      return visits.map(({ page, tag, referrer, after }) => {
        now += after;
        const address = new URL(page);
        if (tag) address.searchParams.set(tag, 'x');
        return readTouch(address.href, referrer, now);
      });
    });

  test('is never older than 90 days, its first touch never younger than its last, and it survives being kept', () => {
    fc.assert(
      fc.property(touches, (all) => {
        let known: ReturnType<typeof merge> | undefined;
        for (const touch of all) {
          const now = Date.parse(touch.at);
          known = merge(parseAttribution(JSON.stringify(known ?? null)), touch, now);
          const [first, last] = [known.first, known.last].map((one) => Date.parse(one?.at ?? ''));
          expect(now - (first ?? Number.NaN)).toBeLessThan(KEPT_FOR);
          expect(first).toBeLessThanOrEqual(last ?? Number.NaN);
          expect(saysSomething(touch) && known.last !== touch).toBe(false);
          expect(parseAttribution(JSON.stringify(known))).toEqual(known);
        }
      }),
    );
  });
});

describe('what was kept', () => {
  test('may be anything, and is then a touch that a lead can hold, or none', () => {
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
    const kept = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ first: touch, last: touch }).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(kept, (text) => {
        const attribution = merge(parseAttribution(text), typedIn(0), NOW);
        expect(v.safeParse(leadSchema, { ...lead, attribution }).issues).toBeUndefined();
      }),
    );
  });

  test('is small, however long a link is', () => {
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
])('of an unknown visitor on %s from "%s" the first page is %s', (page, referrer, first) => {
  expect(firstPage(page, referrer)).toBe(first);
});
