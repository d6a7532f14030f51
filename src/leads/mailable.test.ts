import { expect, test } from 'vitest';
import { isMailable } from './mailable';
import type { Lead } from './schema';

const estimate = {
  kind: 'estimate',
  contactInfo: { firstName: 'Ana', email: ' ana@example.com ', phone: '1' },
  guard: { trap: '', seconds: 60, trusted: true },
};
const mailedTo = (email: string) => ({ ...estimate, contactInfo: { ...estimate.contactInfo, email } });

test.each<[string, boolean, object]>([
  ['an estimate', true, estimate],
  ['an estimate without spam signals', true, { ...estimate, guard: undefined }],
  ['a lead of another kind', false, { ...estimate, kind: 'audit' }],
  ['what looks like spam', false, { ...estimate, guard: { trap: 'x', seconds: 1, trusted: true } }],
  ['no address', false, mailedTo('')],
  ['a lead that the page has emptied', false, { kind: 'estimate' }],
  ['two addresses', false, mailedTo('a@b.example, c@d.example')],
])('is the estimate mailed? %s: %s', (_, expected, lead) => {
  expect(isMailable(lead as Lead)).toBe(expected);
});
