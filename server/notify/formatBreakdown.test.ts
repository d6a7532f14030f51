import { describe, expect, it } from 'vitest';
import type { Breakdown } from '../../src/domain/leadSchema';
import { plainLabel } from '../../src/domain/plainLabel';
import { formatBreakdown } from './formatBreakdown';
import { englishStyle, wordingFor } from './messages';

const english = wordingFor(englishStyle, undefined);

const line = {
  id: 'biorinse',
  name: 'BioRinse',
  min: 316,
  max: 1121,
  base: { min: 275, max: 975 },
} satisfies Breakdown['lines'][number];
const breakdown: Breakdown = {
  currency: 'USD',
  lines: [line],
  factors: [
    { label: 'Stories', answer: '2', factor: 1.15 },
    { label: 'Condition', answer: 'Moderate', factor: 1 },
  ],
};
const format = (own: Partial<Breakdown> = {}, estimate: unknown = { min: 316, max: 1121 }) =>
  formatBreakdown({ estimate, breakdown: { ...breakdown, ...own } }, english);

describe('the breakdown of an estimate', () => {
  it('has each service with its range, and what it was computed from', () => {
    expect(format()).toBe(
      'BioRinse: $316–$1,121\n  - Base price $275–$975\n  - Stories: 2 (adds 15%)\n\nTotal: $316–$1,121',
    );
  });

  it('has unit prices, quantities and floors', () => {
    const guards = { ...line, name: 'Gutter guards', unit: 'foot', base: { min: 9, max: 16 } };
    const text = format({
      lines: [
        { ...guards, quantity: 1_200 },
        { ...guards, floor: 119.5 },
      ],
      factors: [],
    });
    expect(text).toContain('  - 1,200 × $9–$16 per foot\n\n');
    expect(text).toContain(
      '  - Base price $9–$16 per foot\n  - Price for one foot, not multiplied\n  - Our minimum for this job is $119.50\n',
    );
  });

  it('says of an open estimate what the page said: percentages are only the least, amounts are known', () => {
    const text = format({
      from: true,
      charges: [
        { kind: 'surcharge', label: 'Weekend', percent: 15, min: 60, max: 90 },
        { kind: 'discount', label: 'Bundle', percent: 10, min: -46, max: -69 },
        { kind: 'fee', label: 'Travel', quantity: 12, included: 3, amount: 2.5, min: 22.5, max: 22.5 },
      ],
      deposit: { label: 'Deposit', min: 100, max: 100, amount: 100 },
    });
    expect(text?.split('\n\n').slice(1)).toEqual([
      'Weekend (15%): from $60',
      'Bundle (10%): minus $46–$69',
      'Travel (12 × $2.50, 3 included): $22.50',
      'Total: from $316',
      'Deposit: $100',
    ]);
    for (const percent of [25, undefined])
      expect(format({ from: true, deposit: { label: 'Deposit', min: 79, max: 280, percent } })).toContain(
        'Deposit: from $79',
      );
  });

  it('has what was added, taken off and is paid in advance', () => {
    const text = format(
      {
        lines: [
          { ...line, billedQuantity: 3, quantity: 2.5, unit: 'hour' },
          {
            ...line,
            name: 'Painting',
            quantity: 1_500,
            unit: 'sq ft',
            parts: [
              { quantity: 1_000, price: { min: 0, max: 0 }, flat: { min: 99, max: 129 } },
              { quantity: 500, price: { min: 0.1, max: 0.2 }, flat: { min: 0, max: 0 } },
            ],
          },
        ],
        factors: [{ label: 'Coats', answer: 'Two', factor: 1.6, items: ['other'] }],
        charges: [
          { kind: 'surcharge', label: 'Weekend', percent: 15, min: 60, max: 90 },
          { kind: 'discount', label: 'Bundle', percent: 10, min: -46, max: -69 },
          { kind: 'fee', label: 'Distance', quantity: 12, amount: 2.5, min: 30, max: 30 },
          { kind: 'minimum', label: '', amount: 500, min: 20, max: 0 },
          { kind: 'tax', label: 'Call 678 555 0199', percent: 8.25, min: 41, max: 57 },
        ],
        note: 'Prices without the city tax.',
        deposit: { label: 'Deposit', min: 50, max: 80 },
      },
      { min: 541, max: 900 },
    );
    expect(text?.split('\n\n')).toEqual([
      'BioRinse: $316–$1,121\n  - 2.5 × $275–$975 per hour\n  - Billed as 3',
      'Painting: $316–$1,121\n  - $99–$129 fixed\n  - 500 × $0.10–$0.20 per sq ft',
      'Weekend (15%): $60–$90',
      'Bundle (10%): minus $46–$69',
      'Distance (12 × $2.50): $30',
      'Up to our minimum of $500: $0–$20',
      'Tax (8.25%): $41–$57',
      'Total: $541–$900',
      'Prices without the city tax.',
      'Deposit: $50–$80',
    ]);
  });

  it('says "from" where a quantity or a price is not known', () => {
    const text = format(
      {
        lines: [
          {
            ...line,
            min: 149,
            max: 149,
            base: { min: 0.12, max: 0.2 },
            unit: 'foot',
            floor: 149,
            from: true,
          },
          { ...line, name: 'Repair', min: 0, max: 0, base: { min: 0, max: 0 }, onRequest: true },
        ],
        factors: [],
        from: true,
      },
      { min: 149, max: 149 },
    );
    expect(text?.split('\n\n')).toEqual([
      'BioRinse: from $149\n  - Base price $0.12–$0.20 per foot\n  - The price depends on the quantity\n  - Our minimum for this job is $149',
      'Repair: on request',
      'Total: from $149',
    ]);
    expect(format({ lines: [], from: true }, { min: 0, max: 0 })).toBe('Total: on request');
  });

  it('is in the currency of the page', () => {
    expect(format({ currency: 'EUR' })).toContain('Total: €316–€1,121');
  });

  it('replaces what is no plain label', () => {
    const text = format({
      lines: [{ ...line, name: 'Win at www.evil.example', unit: 'x\nPay here: evil.example' }],
      factors: [{ label: 'Call 678 555 0199', answer: 'now', factor: 1.2 }],
    });
    expect(text).toBe(
      'Service 1: $316–$1,121\n  - Base price $275–$975 per unit\n  - One of your answers (adds 20%)\n  - Price for one unit, not multiplied\n\nTotal: $316–$1,121',
    );
  });

  it('names forty services, and says how many more there are', () => {
    const text = format({ lines: Array.from({ length: 1_000 }, () => line) }) ?? '';
    expect(text.match(/BioRinse/g)).toHaveLength(40);
    expect(text).toContain('\n\n960 more, which the total includes.\n\nTotal: ');
  });

  it.each<[string, Partial<Breakdown>, unknown?]>([
    ['a currency that does not exist', { currency: 'XYZ' }],
    ['a price below 0', { lines: [{ ...line, min: -1 }] }],
    ['a range from more to less', { lines: [{ ...line, base: { min: 2, max: 1 } }] }],
    ['a phone number as a total', {}, { min: 0, max: 6_785_550_123 }],
    ['no total', {}, null],
  ])('is left out with %s', (_, own, estimate = { min: 316, max: 1121 }) => {
    expect(format(own, estimate)).toBeUndefined();
  });

  it.each([undefined, null, 'text', {}, { ...breakdown, lines: 'many' }])(
    'is left out where the lead has none that is valid: %j',
    (invalid) => {
      expect(formatBreakdown({ estimate: { min: 1, max: 2 }, breakdown: invalid }, english)).toBeUndefined();
    },
  );
});

describe('a plain label', () => {
  it.each([
    'BioCheck™',
    'Roof (Black Streaks, Moss)',
    'Multi-unit (2-4)',
    '3+',
    'Größe über 2.5 m²',
    '¿Cuántos pisos?',
    "Driveway/Sidewalks & 'Patio'",
    'Dach: Moos, Algen usw.',
    '雨どい清掃',
  ])('is kept: %s', (text) => {
    expect(plainLabel(text)).toBe(text);
  });

  it.each([
    'https://evil.example',
    '//evil',
    'evil.example',
    'WWW evil',
    'me@evil',
    '<b>x</b>',
    'a\nb',
    'a\u202eb',
    '678-555-0199',
    '٦٧٨٥٥٥٠',
    'x'.repeat(81),
    ' ',
    '',
  ])('is not: %j', (text) => {
    expect(plainLabel(text)).toBeUndefined();
  });
});
