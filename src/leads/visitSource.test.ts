import { describe, expect, it, test } from 'vitest';
import { stepLabel, visitLimits, visitSource } from './visitSource';

const HALF_CHARACTER = /\p{Cs}/u;

describe('the source of a visit', () => {
  it.each([
    [
      'campaign tags',
      { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: 'Spring  Moss' },
      'google / cpc / spring moss',
    ],
    ['one of them', { utm_source: 'letter', referrer: 'https://mail.example/inbox?id=7' }, 'letter'],
    ['a click id alone', { gclid: 'Cj0-secret', referrer: 'https://www.google.com/' }, 'google / cpc'],
    ['a click id of Bing', { msclkid: 'secret' }, 'bing / cpc'],
    ['a referrer', { referrer: 'https://www.Yelp.com/biz/clearwater?user=ana#reviews' }, 'yelp.com'],
    [
      'a click id that is of posts, too',
      { fbclid: 'secret', referrer: 'https://l.facebook.com/l.php' },
      'l.facebook.com',
    ],
    ['an app as referrer', { referrer: 'android-app://com.example.mail/' }, 'com.example.mail'],
    ['a referrer that is no URL', { referrer: 'about' }, 'direct'],
    ['nothing', { landingPage: 'https://clearwater.example/?email=ana@example.com' }, 'direct'],
    ['an address in a tag', { utm_source: 'newsletter', utm_campaign: 'ana@example.com' }, 'newsletter'],
    ['nothing but such a tag', { utm_source: 'ana@example.com' }, 'direct'],
    ['control characters and half characters', { utm_source: 'a\0b\nc\ud800' }, 'a b c'],
    ['blank tags', { utm_source: ' ', utm_medium: '\t' }, 'direct'],
  ])('of %s', (_, touch, source) => {
    expect(visitSource(touch)).toBe(source);
  });

  it('is short, and ends with a whole character', () => {
    const source = visitSource({ utm_source: '😀'.repeat(200) });
    expect(source.length).toBeLessThanOrEqual(visitLimits.source);
    expect(source).not.toMatch(HALF_CHARACTER);
    expect(visitSource({ utm_source: `a${'😀'.repeat(200)}` })).not.toMatch(HALF_CHARACTER);
  });
});

test('the name of a step keeps its case', () => {
  expect(stepLabel(' Your\n property ')).toBe('Your property');
  expect(stepLabel('x'.repeat(500))).toHaveLength(visitLimits.label);
});
