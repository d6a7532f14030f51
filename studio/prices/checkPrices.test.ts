import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolvedBusiness } from '../../src/content/resolved';
import { valueAt, withValueAt } from '../config/path';
import type { PriceAnswers, PriceCheck } from '../draft/draft';
import { type ConfigJson, newId } from '../draft/draft';
import { accepted, checkPrices } from './checkPrices';

const example = (name: string): ConfigJson =>
  JSON.parse(readFileSync(`demo/public/examples/${name}.json`, 'utf8'));
const moving = example('moving');
const pestControl = example('pest-control');

const check = (answers: Partial<PriceAnswers>, expected: PriceCheck['expected']): PriceCheck => ({
  id: newId(),
  name: 'A price',
  answers: { items: [], quantities: {}, questions: {}, zip: '', ...answers },
  expected,
});
const resultOf = (config: ConfigJson, one: PriceCheck) => {
  const [result] = checkPrices(resolvedBusiness(config), [one]);
  if (!result) throw new Error('One check has one result.');
  return result;
};

const itemAt = (config: ConfigJson, id: string) => {
  const items = valueAt(config, ['estimator', 'items']);
  const index = Array.isArray(items) ? items.findIndex((item) => item.id === id) : -1;
  return ['estimator', 'items', index] as const;
};
const without = (config: ConfigJson, id: string) => withValueAt(config, itemAt(config, id), undefined);

/** Ranges are computed by hand, line by line. */
const prices: [string, ConfigJson, Partial<PriceAnswers>, PriceCheck['expected']][] = [
  [
    // 2 × $18–$26 × 1.4 = $50.40–$72.80, below the floor of $99; up to the minimum of $149; 8.25 % of it are $12.29, so $10
    'pests: a floor, and the minimum',
    pestControl,
    { items: ['ants'], quantities: { ants: 2 }, questions: { seen: 'daily', pets: 'no' } },
    { min: 159, max: 159 },
  ],
  [
    // 8 × $18–$26 × 1.4 = $201.60–$291.20, so $200–$290; pets $15; tax $17.74–$25.16, so $20–$25
    'pests: a factor, a fee, and tax',
    pestControl,
    { items: ['ants'], quantities: { ants: 8 }, questions: { seen: 'daily', pets: 'yes' } },
    { min: 235, max: 330 },
  ],
  [
    // Bed bugs 3 × $290–$360 × 1.15 = $1000.50–$1242, so $1000–$1240; ants 5 × $18–$26 × 1.15 = $103.50–$149.50, so $105–$150
    // Rush +10 %: $1215.50–$1529, so $1215–$1530; bundle −10 %: $1093.95–$1376.10, so $1095–$1375
    // Plan −15 %: $929.86–$1169.69, so $930–$1170; hills $35; tax $79.61–$99.41, so $80–$100
    'pests: a whole tier, a surcharge, two discounts, an area',
    pestControl,
    {
      items: ['ants', 'bed-bugs'],
      quantities: { ants: 5, 'bed-bugs': 3 },
      questions: { seen: 'weekly', visits: 'quarterly', soon: 'yes' },
      zip: '78620',
    },
    { min: 1045, max: 1305 },
  ],
  [
    // $79–$119, so $80–$120, up to $149; tax $10; and what is on request
    'pests: something on request',
    pestControl,
    { items: ['mosquitoes', 'rodents'] },
    { min: 159, max: 159, from: true },
  ],
  [
    // 4.5 hours are billed as 5: $647.50–$747.50; × 1.4 × 0.95 = $861.18–$994.18
    // 2 flights $45; 25 miles $68.75; weekend $75
    'moving: started hours, fees of units, cents',
    moving,
    {
      items: ['crew'],
      quantities: { crew: 4.5 },
      questions: { movers: '3', floors: 3, elevator: 'yes', miles: 40, day: 'weekend' },
    },
    { min: 1049.93, max: 1182.93 },
  ],
  [
    // $45–$60 + 10 × $9–$12 + 15 × $6.75–$9.25 = $236.25–$318.75; the minimum is $295
    'moving: graduated tiers',
    moving,
    { items: ['packing'], quantities: { packing: 25 }, questions: { floors: 0, miles: 10 } },
    { min: 295, max: 318.75 },
  ],
  [
    // 2 × $25, ± 10 %: $45–$55
    'a range of so many percent around one number',
    {
      version: 1,
      estimator: {
        groups: [{ id: 'services', step: 'services' }],
        items: [
          { id: 'mattress', name: 'Mattress', price: 25, unit: 'mattress', group: 'services', quantity: {} },
        ],
        rangePercent: 10,
      },
    },
    { items: ['mattress'], quantities: { mattress: 2 } },
    { min: 45, max: 55 },
  ],
];

test.each(prices)('%s: the same as pinned', (_, config, answers, expected) =>
  expect(resultOf(config, check(answers, expected))).toMatchObject({
    now: expected,
    isChanged: false,
    reasons: [],
  }),
);

const eightRooms = check(
  { items: ['ants'], quantities: { ants: 8 }, questions: { seen: 'daily', pets: 'yes', visits: 'single' } },
  { min: 235, max: 330 },
);

test('an edit of a price changes what depends on it, and nothing else', () => {
  const edited = withValueAt(pestControl, [...itemAt(pestControl, 'ants'), 'price', 'min'], 19);
  // 8 × $19 × 1.4 = $212.80, so $215; pets $15; tax $18.98, so $20
  expect(resultOf(edited, eightRooms)).toMatchObject({ now: { min: 250, max: 330 }, isChanged: true });
  const other = withValueAt(pestControl, [...itemAt(pestControl, 'nest'), 'price', 'min'], 1);
  expect(resultOf(other, eightRooms)).toMatchObject({ isChanged: false });
});

test('a range that becomes only the least is another price', () => {
  const pinned = check({ items: ['mosquitoes', 'rodents'] }, { min: 159, max: 159 });
  expect(resultOf(pestControl, pinned)).toMatchObject({ isChanged: true, reasons: [] });
});

test('an item that is removed is the reason, whatever the price is', () => {
  const pinned = check({ items: ['mosquitoes', 'rodents'] }, { min: 159, max: 159 });
  expect(resultOf(without(pestControl, 'rodents'), pinned)).toMatchObject({
    now: { min: 159, max: 159 },
    isChanged: true,
    reasons: ['The item rodents does not exist any more.'],
  });
});

const ants = itemAt(pestControl, 'ants');
const questions = ['estimator', 'modifiers'] as const;
test.each<[string, ConfigJson, string]>([
  [
    'a step that is switched off',
    withValueAt(pestControl, ['estimator', 'stepsOff'], ['property']),
    'The question “How often do you see them?” is not asked any more.',
  ],
  [
    'a quantity above the most',
    withValueAt(pestControl, [...ants, 'quantity', 'max'], 7),
    '“Ants and roaches” does not take the quantity 8 any more.',
  ],
  [
    'a question that is removed',
    withValueAt(pestControl, [...questions, 0], undefined),
    'The question seen does not exist any more.',
  ],
  [
    'an answer that is removed',
    withValueAt(pestControl, [...questions, 0, 'options', 2], undefined),
    'The answer daily to “How often do you see them?” does not exist any more.',
  ],
  [
    'a condition that does not hold any more',
    withValueAt(pestControl, [...questions, 1, 'when', 'items'], ['bed-bugs']),
    'The question “Do pets live with you?” is not asked any more.',
  ],
])('%s is the reason', (_, config, reason) => {
  const result = resultOf(config, eightRooms);
  expect(result.isChanged).toBe(true);
  expect(result.reasons).toContain(reason);
});

test('an item that no step offers any more is the reason', () => {
  const pinned = check({ items: ['nest'] }, { min: 149, max: 160 });
  const config = withValueAt(pestControl, ['estimator', 'stepsOff'], ['addOns']);
  expect(resultOf(config, pinned).reasons).toEqual(['“Wasp nest” is not offered any more.']);
});

test('accepted, it is the same, also where answers were lost', () => {
  const edited = without(pestControl, 'rodents');
  const pinned = check(
    { items: ['mosquitoes', 'rodents'], questions: { visits: 'quarterly' } },
    { min: 1, max: 2 },
  );
  const next = accepted(resultOf(edited, pinned), resolvedBusiness(edited));
  expect(next.answers.items).toEqual(['mosquitoes']);
  expect(next.answers.questions).toEqual({ visits: 'quarterly' });
  expect(resultOf(edited, next).isChanged).toBe(false);
});

test('a check survives being stored', () =>
  expect(JSON.parse(JSON.stringify(eightRooms))).toEqual(eightRooms));

test('numbers mean the same when the language of numbers is edited', () => {
  const pinned = check(
    { items: ['crew'], quantities: { crew: 4.5 }, questions: { movers: '2', floors: 1, miles: 12.5 } },
    { min: 647.5, max: 747.5 },
  );
  const locales = ['en-US', 'de-DE', 'fr-CH', 'ar-EG'];
  const changed = locales.filter(
    (locale) => resultOf(withValueAt(moving, ['locale'], locale), pinned).isChanged,
  );
  expect(changed).toEqual([]);
});
