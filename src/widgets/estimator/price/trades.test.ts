import { beforeAll, describe, expect, test } from 'vitest';
import { allDefaults } from '../../../content/business';
import { resolveConfig } from '../../../content/config';
import { estimatorMessages } from '../../../content/messages/estimator';
import { tradeConfigs } from '../../../testing/tradeConfigs';
import { loadModule } from '../../../ui/base/loadModule';
import { type Answers, hasService, noAnswers, selectedItems } from '../answers/answers';
import { isComplete } from '../answers/questions';
import { stepsOf } from '../offer/offer';
import { withRanges } from '../offer/ranges';
import type { Terms } from '../offer/terms';
import { wordingOf } from '../offer/wording';
import { computeEstimate, laterEstimate } from './computeEstimate';
import { headlineOf } from './headline';
import { itemsCountedOnce } from './itemsCountedOnce';
import { loadFormulas } from './loadFormulas';

beforeAll(() => loadModule(loadFormulas));

/** A Thursday. */
const TODAY = '2030-01-31';

function termsFor(trade: keyof typeof tradeConfigs): Terms {
  const { business, problems } = resolveConfig(tradeConfigs[trade], allDefaults);
  expect(problems).toEqual([]);
  const facts = withRanges(business.estimator);
  return {
    facts,
    preselected: facts.preselected,
    quantities: false,
    locale: 'en-US',
    yes: 'Yes',
    no: 'No',
    today: TODAY,
  };
}

const answered = (given: Partial<Answers>): Answers => ({ ...noAnswers, ...given });

/** Computed by hand. */
test.each<[keyof typeof tradeConfigs, Partial<Answers>, first: [number, number], later?: [number, number]]>([
  // 80 + 3 × 25 + 2 × 30 + 35 = 250; × 1.5; × 0.8
  [
    'cleaning',
    { selected: ['oven'], options: { bedrooms: '3', bathrooms: '2', often: 'weekly' } },
    [375, 375],
    [200, 200],
  ],
  // 80 + 0 + 30 = 110; × 1.5; × 0.85 = 93.5
  ['cleaning', { options: { bedrooms: '0' } }, [165, 165], [94, 94]],
  ['cleaning', { options: { bedrooms: '0', often: 'once' } }, [165, 165]],
  // 1200 × 2.25–2.75 + 4 × 40.5–49.5 + 8.25 % of the paint, which is 13.365–16.335
  ['painting', { selected: ['walls'], quantities: { walls: '1200' } }, [2875, 3514]],
  // (299 + 25 + 49) × 0.9 = 335.7
  [
    'junk',
    { selected: ['load'], quantities: { load: '0.5' }, options: { day: TODAY, senior: 'yes' } },
    [336, 336],
  ],
  ['junk', { selected: ['load'], quantities: { load: '0.125' }, options: { day: '2030-02-01' } }, [144, 144]],
  // 5 hours × 3 movers × 65 = 975; + 10 % of it, 97.5; + 120
  [
    'moving',
    { selected: ['movers', 'full'], options: { size: 'two', crew: '3', day: '2030-02-02' } },
    [1193, 1193],
  ],
  ['moving', { selected: ['movers'], options: { size: 'house' } }, [1105, 1105]],
  ['pest', {}, [199, 199], [119, 119]],
  ['pest', { selected: ['monthly'] }, [199, 199], [55, 55]],
  // 21 × 520 × 1.1 = 12012
  ['roofing', { selected: ['roof'], options: { area: '2,050', pitch: 'steep' } }, [12012, 12012]],
  // 40 × 450 × 1.1 = 19800; − 5 %
  ['roofing', { selected: ['roof'], options: { area: '4000' } }, [18810, 18810]],
  ['snow', { selected: ['drive'], quantities: { drive: '2' }, options: { day: '2030-03-15' } }, [75, 75]],
  ['snow', { selected: ['drive'], quantities: { drive: '2' }, options: { day: '2030-03-16' } }, [60, 60]],
])('%s with %j', (trade, given, [min, max], later) => {
  const terms = termsFor(trade);
  const answers = answered(given);
  const result = computeEstimate(answers, terms);
  expect([result.min, result.max, result.from]).toEqual([min, max, undefined]);
  const next = laterEstimate(answers, terms);
  expect(next && [next.min, next.max]).toEqual(later);
  // Each total is explained by its lines.
  for (const estimate of [result, ...(next ? [next] : [])])
    expect([...estimate.items, ...estimate.charges].reduce((sum, line) => sum + line.max, 0)).toBe(
      estimate.max,
    );
});

test('monthly payments', () => {
  const moved = computeEstimate(
    answered({ selected: ['movers'], options: { size: 'two', crew: '3' } }),
    termsFor('moving'),
  );
  expect(moved.monthly).toEqual({ min: 163, max: 163 }); // 975 / 6 = 162.5
  const roof = computeEstimate(
    answered({ selected: ['roof'], options: { area: '4000' } }),
    termsFor('roofing'),
  );
  expect(roof.monthly).toEqual({ min: 399, max: 399 }); // 18,810 at 0.825 % a month: 398.73
});

describe('to go on', () => {
  const complete = (trade: keyof typeof tradeConfigs, given: Partial<Answers>) => {
    const terms = termsFor(trade);
    return stepsOf(terms.facts).filter((step) => !isComplete(step, answered(given), terms));
  };

  test.each<[keyof typeof tradeConfigs, Partial<Answers>, missing: string[]]>([
    ['cleaning', {}, ['property']], // bedrooms
    ['cleaning', { options: { bedrooms: '0' } }, []],
    ['junk', {}, ['services']],
    ['junk', { selected: ['load'] }, ['services']], // how much
    ['junk', { selected: ['load'], quantities: { load: '0.3' } }, ['services']],
    ['junk', { selected: ['load'], quantities: { load: '1' } }, []],
    ['junk', { selected: ['load'], quantities: { load: '1' }, options: { day: '2030-01-30' } }, ['location']],
    ['moving', { selected: ['movers'] }, ['property']],
    ['pest', {}, []],
    ['snow', { selected: ['drive'], quantities: { drive: '2' } }, ['location']],
  ])('%s with %j lacks %j', (trade, given, missing) => {
    expect(complete(trade, given)).toEqual(missing);
  });
});

test('of a group of which one can be chosen, one counts', () => {
  const terms = termsFor('moving');
  const both = answered({ selected: ['movers', 'full', 'basic'] });
  expect(selectedItems(both, terms).map(({ id }) => id)).toEqual(['movers', 'basic']);
  expect(hasService(answered({ selected: ['full'] }), terms)).toBe(false);
});

test('a computed number of units is no price for one', () => {
  const terms = termsFor('moving');
  const answers = answered({ selected: ['movers'], options: { size: 'one' } });
  const wording = wordingOf(estimatorMessages, 'USD', 'en-US');
  expect(headlineOf(answers, terms, wording)).toBe('$390');
  expect(
    itemsCountedOnce(answered({ selected: ['movers', 'full'], options: { size: 'one' } }), terms),
  ).toEqual([]);
});

test('steps that ask for nothing are left out', () => {
  expect(stepsOf(termsFor('junk').facts)).toEqual(['services', 'location', 'result']);
  expect(stepsOf({ ...termsFor('junk').facts, asksSize: true })).toContain('property');
});
