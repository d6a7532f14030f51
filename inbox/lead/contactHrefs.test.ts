import { expect, it } from 'vitest';
import { contactHrefs } from './contactHrefs';

const lead = { phone: '', address: '' };

it.each([
  [{ phone: '+1 (770) 555-0100' }, { call: 'tel:+17705550100', text: 'sms:+17705550100' }],
  [{ phone: '770 555 0100', consent: { sms: false, text: '', at: '' } }, { call: 'tel:7705550100' }],
  [{ phone: 'javascript:alert(1)' }, {}],
  [{ phone: '911' }, {}],
  [{ phone: '7705550100;ext=*21#' }, { call: 'tel:770555010021', text: 'sms:770555010021' }],
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
