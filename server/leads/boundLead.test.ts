import { describe, expect, it } from 'vitest';
import { contactLead } from '../testing/leads';
import { boundLead } from './boundLead';

const fields = (count: number, name = 'f') =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, i]));
const nested = (levels: number): unknown => (levels === 0 ? 'end' : { deeper: nested(levels - 1) });
const partial = { kind: 'estimate', partial: true, contactInfo: { firstName: 'Ana' } };

describe('a lead', () => {
  it.each<[string, Record<string, unknown>]>([
    ['that only has the fields of its schema', contactLead()],
    ['with 60 unknown fields', contactLead(fields(60))],
    ['with 60 unknown fields at several levels', contactLead({ ...fields(10), more: fields(49) })],
    ['with a list of 59 entries', contactLead({ list: Array(59).fill('x') })],
    ['with a name of 100 characters', contactLead({ ['n'.repeat(100)]: 1 })],
    ['with a text of 20,000 characters', contactLead({ text: 'x'.repeat(20_000) })],
    ['with five levels', contactLead({ a: { b: { c: { d: { e: 1 } } } } })],
    ['with the longest photo', { ...contactLead(), kind: 'audit', photos: ['x'.repeat(1_000_000)] }],
    ['with a drawn signature', { kind: 'quote', signatureImage: 'x'.repeat(500_000) }],
    ['with many choices', { kind: 'audit', cleaningServices: Array(1_000).fill('Roof') }],
    [
      'with preferred days as a list',
      { ...partial, contactInfo: { preferredDays: Array(100).fill('Monday') } },
    ],
    [
      'with many services, each with a quantity',
      {
        kind: 'estimate',
        selectedServices: Array.from({ length: 100 }, () => ({
          id: 'a',
          name: 'b',
          selected: true,
          quantity: 2,
        })),
      },
    ],
  ])('%s is kept as it is', (_, lead) => {
    expect(boundLead(lead)).toEqual(lead);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['the 61st unknown field', fields(61), fields(60)],
    ['a field with a longer name', { ['n'.repeat(101)]: 1, kept: 2 }, { kept: 2 }],
    ['the end of a longer text', { text: 'x'.repeat(20_001) }, { text: 'x'.repeat(20_000) }],
    ['half a character', { text: `${'x'.repeat(19_999)}😀` }, { text: 'x'.repeat(19_999) }],
    ['the sixth level', { a: nested(5) }, { a: { deeper: { deeper: { deeper: { deeper: {} } } } } }],
    ['entries of a list', { list: Array(61).fill(0) }, { list: Array(59).fill(0) }],
    [
      'unknown fields of a known field',
      { guard: { trap: '', ...fields(61) } },
      { guard: { trap: '', ...fields(60) } },
    ],
    [
      'a text that the schema does not limit',
      { guard: { trap: 'x'.repeat(20_001) } },
      { guard: { trap: 'x'.repeat(20_000) } },
    ],
  ])('loses %s, and says so', (_, own, expected) => {
    expect(boundLead(contactLead({ ...own, id: 'a' }))).toEqual(
      contactLead({ ...expected, id: 'a', shortened: true }),
    );
  });

  it('never loses a known field to unknown ones before it', () => {
    const lead = { ...fields(1_000), ...contactLead(), consent: { ...fields(1_000), sms: true } };
    expect(boundLead(lead)).toMatchObject({ ...contactLead({ id: lead.id }), consent: { sms: true } });
  });
});
