import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import { propertyRuns } from '../../../testing/propertyRuns';
import type { EstimatorFacts } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { computeEstimate } from '../price/computeEstimate';
import {
  type Answers,
  hasService,
  isOddSize,
  isOddZip,
  noAnswers,
  quantityOf,
  sameIds,
  selectedItems,
} from './answers';
import { answeredModifiers } from './questions';

const terms = (changes: Partial<Terms> = {}, facts: Partial<EstimatorFacts> = {}): Terms => ({
  facts: { ...estimatorFacts, ...facts },
  preselected: [],
  quantities: false,
  locale: 'en-US',
  yes: 'Yes',
  no: 'No',
  ...changes,
});
const asking = terms({ quantities: true });
const answers = (changes: Partial<Answers>): Answers => ({ ...noAnswers, ...changes });
const idsOf = (given: Answers, by: Terms) => selectedItems(given, by).map(({ id }) => id);
const item = (id: string) => {
  const found = estimatorFacts.items.find((entry) => entry.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
};
const rangeOf = (given: Answers, by: Terms) => {
  const { min, max } = computeEstimate(given, by);
  return [min, max];
};

describe('what is selected', () => {
  test('the preselection counts until the first choice', () => {
    const preselecting = terms({ preselected: ['seal'] });
    expect(idsOf(noAnswers, preselecting)).toEqual(['seal']);
    expect(idsOf(answers({ selected: [] }), preselecting)).toEqual([]);
    expect(idsOf(answers({ selected: ['windows'] }), preselecting)).toEqual(['windows']);
  });

  test('is in the order of the offer, each once, without what is no longer offered', () => {
    const selected = ['windows', 'wash', 'gone', 'wash', '__proto__'];
    expect(idsOf(answers({ selected }), terms())).toEqual(['wash', 'windows']);
    expect(idsOf(answers({ selected }), terms({}, { stepsOff: ['addOns'] }))).toEqual(['wash']);
  });

  test('an add-on alone is no service', () => {
    expect(hasService(answers({ selected: ['windows'] }), terms())).toBe(false);
    expect(hasService(answers({ selected: ['windows', 'drainage'] }), terms())).toBe(true);
    expect(hasService(noAnswers, terms())).toBe(false);
  });
});

describe('how many', () => {
  const feet = (entered: string, by = asking) =>
    quantityOf(item('guards'), answers({ quantities: { guards: entered } }), by);

  test.each([
    ['120', 120],
    [' 1,200.5 ', 1200.5],
    ['0.5', 0.5],
    ['100000', 100_000],
    ['', undefined],
    ['   ', undefined],
    ['-5', 'invalid'],
    ['0', 'invalid'],
    ['0.00', 'invalid'],
    ['1e9', 'invalid'],
    ['abc', 'invalid'],
    ['100001', 'invalid'],
    ['9'.repeat(400), 'invalid'],
    ['9'.repeat(1_000_000), 'invalid'],
  ])('%s', (entered, quantity) => {
    expect(feet(entered)).toBe(quantity);
  });

  test('is written as the locale writes it', () => {
    expect(feet('1.200,5', terms({ quantities: true, locale: 'de-DE' }))).toBe(1200.5);
  });

  test('is not asked for without `quantities`, or where the price is for the job', () => {
    expect(feet('120', terms())).toBeUndefined();
    expect(feet('abc', terms())).toBeUndefined();
    expect(quantityOf(item('wash'), answers({ quantities: { wash: '3' } }), asking)).toBeUndefined();
  });
});

describe('odd facts', () => {
  test.each([
    ['', false],
    [' ', false],
    ['2,400', false],
    ['2400.5', false],
    ['0', true],
    ['-5', true],
    ['1e9', true],
    ['abc', true],
    ['10000001', true],
  ])('a size of "%s": %s', (sqft, odd) => {
    expect(isOddSize(sqft, 'en-US')).toBe(odd);
  });

  test.each([
    ['', false],
    ['  ', false],
    ['30075', false],
    ['SW1A 2AA', false],
    ['abc', true],
  ])('a ZIP code of "%s": %s', (zip, odd) => {
    expect(isOddZip(zip)).toBe(odd);
  });
});

describe('the answers that change the price', () => {
  test('have the labels of question and answer; unanswered questions and unknown answers are left out', () => {
    const options = { stories: '2', condition: 'constructor', access: 'limited', gone: '1' };
    expect(answeredModifiers(answers({ options }), terms())).toEqual([
      { id: 'stories', label: 'Stories', answer: '2', factor: 1.15 },
      { id: 'access', label: 'Access', answer: 'Limited', factor: 1.25 },
    ]);
  });

  test('those of a step that is switched off do not count', () => {
    const options = { stories: '2', access: 'limited' };
    const off = terms({}, { stepsOff: ['location'] });
    expect(answeredModifiers(answers({ options }), off).map(({ id }) => id)).toEqual(['stories']);
  });
});

describe('the range', () => {
  const all = estimatorFacts.items.map(({ id }) => id);
  const hardest = { stories: '3+', condition: 'heavy', material: 'stone', access: 'limited' };

  test.each([
    ['nothing', { selected: [] }, [0, 0]],
    ['LineGuard, 2 stories', { selected: ['roofline'], options: { stories: '2' } }, [403, 1380]],
    ['everything', { selected: all }, [2469, 9271]],
    ['everything, at its hardest', { selected: all, options: hardest }, [5297, 19_887]],
  ])('%s', (_, given, range) => {
    expect(rangeOf(answers(given), terms())).toEqual(range);
  });

  test('feet and bins multiply only where they are asked for', () => {
    const given = answers({
      selected: ['guards', 'bins'],
      quantities: { guards: '120', bins: '3' },
    });
    expect(rangeOf(given, asking)).toEqual([9 * 120 + 25 * 3, 16 * 120 + 45 * 3]);
    expect(rangeOf(given, terms())).toEqual([34, 61]);
  });

  test.each(['', '-5', 'abc', '100001'])('a quantity of "%s" does not scale', (entered) => {
    const given = answers({ selected: ['guards'], quantities: { guards: entered } });
    expect(rangeOf(given, asking)).toEqual([9, 16]);
  });

  test('a floor is what the job costs at least, whether the quantity is known or not', () => {
    const items = [
      { ...item('wash'), floor: 500 },
      { ...item('guards'), floor: 300 },
    ];
    const given = (feet: string) => answers({ selected: ['wash', 'guards'], quantities: { guards: feet } });
    const floored = terms({ quantities: true }, { items });
    expect(rangeOf(given(''), floored)).toEqual([500 + 300, 975 + 300]);
    expect(rangeOf(given('10'), floored)).toEqual([500 + 300, 975 + 300]);
    expect(rangeOf(given('100'), floored)).toEqual([500 + 900, 975 + 1600]);
  });

  test('its lines are the selected items, whatever was entered, and they add up', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('1', '120', '1,200.5', '0', 'abc'));
    const anyAnswers = fc.record<Answers>({
      selected: fc.option(fc.array(fc.oneof(fc.constantFrom(...all), fc.string())), { nil: undefined }),
      quantities: fc.dictionary(fc.oneof(fc.constantFrom(...all), fc.string()), text),
      options: fc.dictionary(fc.constantFrom('stories', 'condition', 'material', 'access'), text),
      propertyType: text,
      sqft: text,
      zip: text,
    });
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), (given, quantities) => {
        const by = terms({ quantities });
        const { min, max, items } = computeEstimate(given, by);
        expect(items.map(({ id }) => id)).toEqual(idsOf(given, by));
        expect(min).toBe(items.reduce((sum, line) => sum + line.min, 0));
        expect(max).toBe(items.reduce((sum, line) => sum + line.max, 0));
        expect(min).toBeLessThanOrEqual(max);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

test('two lists have the same ids in any order', () => {
  expect(sameIds([], [])).toBe(true);
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameIds(['a'], ['a', 'b'])).toBe(false);
  expect(sameIds(['a', 'b'], ['a'])).toBe(false);
});
