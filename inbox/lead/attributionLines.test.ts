import { expect, it } from 'vitest';
import { inbox as en } from '../../src/languages/en/inbox';
import { touchInWords } from './attributionLines';

it.each([
  [undefined, 'typed the address or used a bookmark'],
  [{}, 'typed the address or used a bookmark'],
  [{ referrer: 'https://www.google.com/search?q=x' }, 'from www.google.com'],
  [
    {
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'Spring',
      landingPage: 'https://a.example/offer?x=1',
    },
    'from news / email, campaign “Spring”, arrived on a.example/offer',
  ],
  [{ gclid: 'abc', utm_term: 'roof moss' }, 'from Google Ads, by an advertisement, searched for “roof moss”'],
  [{ utm_source: 7, referrer: ['x'] }, 'typed the address or used a bookmark'],
  [{ referrer: 'no url' }, 'from no url'],
])('%j', (touch, expected) => {
  expect(touchInWords(touch, en)).toBe(expected);
});
