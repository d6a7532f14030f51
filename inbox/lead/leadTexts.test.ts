import { expect, it } from 'vitest';
import { inbox as en } from '../../src/languages/en/inbox';
import { changedRows, contactHrefs, touchInWords } from './leadTexts';

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

it('shows what changed, and nothing else', () => {
  expect(
    changedRows([
      {
        receivedAt: 'a',
        cells: [
          ['fullName', 'Ana'],
          ['phone', '1'],
        ],
      },
      {
        receivedAt: 'b',
        cells: [
          ['fullName', 'Ana'],
          ['phone', '2'],
          ['notes', 'Hi'],
        ],
      },
    ]),
  ).toEqual([
    { field: 'phone', texts: ['1', '2'] },
    { field: 'notes', texts: ['', 'Hi'] },
  ]);
  expect(changedRows([])).toEqual([]);
});

const lead = { phone: '', address: '' };

it.each([
  [{ phone: '+1 (770) 555-0100' }, { call: 'tel:+17705550100', text: 'sms:+17705550100' }],
  [{ phone: '770 555 0100', consent: { sms: false, text: '', at: '' } }, { call: 'tel:7705550100' }],
  [{ phone: '678.555.0123 (after 5pm)' }, { call: 'tel:6785550123', text: 'sms:6785550123' }],
  [{ phone: 'javascript:alert(1)' }, {}],
  [{ phone: '911' }, {}],
  [{ phone: '7705550100;ext=*21#' }, { call: 'tel:7705550100', text: 'sms:7705550100' }],
  [{ email: 'ana+roof@example.com' }, { email: 'mailto:ana%2Broof@example.com' }],
  [
    { email: 'ana@example.com?bcc=x@y.z&body=hi' },
    { email: 'mailto:ana@example.com%3Fbcc%3Dx%40y.z%26body%3Dhi' },
  ],
  [
    { address: '12 Oak Lane & "Sons"' },
    { map: 'https://www.google.com/maps/search/?api=1&query=12%20Oak%20Lane%20%26%20%22Sons%22' },
  ],
  [{ address: '  ' }, {}],
])('%j', (fields, expected) => {
  expect(contactHrefs({ ...lead, ...fields })).toEqual(expected);
});
