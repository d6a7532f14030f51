import { expect, it } from 'vitest';
import { inbox as en } from '../../src/languages/en/inbox';
import {
  changedRows,
  contactHrefs,
  filledReply,
  placeholdersIn,
  replyHrefs,
  touchInWords,
} from './leadTexts';

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

const ana = {
  name: 'Ana Ruiz',
  company: { name: 'Bug Off & Sons', phone: '(770) 555-0142' },
  subjects: ['Ants', 'Wasps'],
  phone: '+1 (770) 555-0100',
  email: 'ana@example.com',
};

it.each([
  [
    'Hello {name}, {need}: {price}. {company}, {phone}',
    ana,
    '$300',
    'Hello Ana Ruiz, Ants, Wasps: $300. Bug Off & Sons, (770) 555-0142',
    [],
  ],
  ['{need} for {price}', { ...ana, subjects: [] }, undefined, '{need} for {price}', ['{need}', '{price}']],
  ['{company}', { ...ana, company: { name: '', phone: '' } }, undefined, '{company}', ['{company}']],
  ['{other} {', ana, undefined, '{other} {', []],
  // What a stranger typed is filled in once, and never as a placeholder.
  ['{name}', { ...ana, name: '{phone} $& {name}' }, undefined, '{phone} $& {name}', ['{name}', '{phone}']],
])('the short answer %j', (text, answered, price, expected, missing) => {
  const filled = filledReply(text, answered, price);
  expect([filled, placeholdersIn(filled)]).toEqual([expected, missing]);
});

it('an answer is begun where the person can be reached, and its text arrives as it was written', () => {
  const text = 'Größe?\n50% & more +1 #2 👷 ?body=x&bcc=eve@evil.example';
  const { email = '', text: sms = '' } = replyHrefs(ana, text);
  const mail = new URL(email);
  expect([mail.protocol, mail.pathname, [...mail.searchParams]]).toEqual([
    'mailto:',
    'ana@example.com',
    [
      ['subject', 'Bug Off & Sons'],
      ['body', text.replace('\n', '\r\n')],
    ],
  ]);
  const message = new URL(sms);
  expect([message.protocol, message.pathname, [...message.searchParams]]).toEqual([
    'sms:',
    '+17705550100',
    [['body', text]],
  ]);
});

it.each([
  [{ phone: '', company: ana.company }, []],
  [{ ...ana, phone: '12' }, ['email']],
  [{ ...ana, consent: { sms: false, text: '', at: '' } }, ['email']],
  [{ phone: ana.phone, company: ana.company }, ['text']],
])('%j is answered by %j', (answered, ways) => {
  expect(Object.keys(replyHrefs(answered, 'x'))).toEqual(ways);
});
