import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolvedBusiness } from '../../src/content/resolved';
import { type Answers, noAnswers, withSelected } from '../../src/widgets/estimator/answers/answers';
import { withValueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import { answersOf, areValid, priceAnswersOf, suggestName, withOption, withQuantity } from './answers';
import { priceTermsOf } from './terms';

const moving: ConfigJson = JSON.parse(readFileSync('demo/public/examples/moving.json', 'utf8'));

const pricesOf = (config: ConfigJson) => priceTermsOf(resolvedBusiness(config));
const { terms } = pricesOf(moving);

test('until the first choice, what the config preselects is selected', () => {
  expect(priceAnswersOf(noAnswers, terms)).toMatchObject({ items: ['crew'], quantities: { crew: 4 } });
  expect(withSelected(noAnswers, 'piano', true, terms).selected).toEqual(['crew', 'piano']);
  expect(withSelected(noAnswers, 'crew', false, terms).selected).toEqual([]);
});

test('an answer to what an edit takes away does not count, and is there again when the edit is undone', () => {
  const answers = withQuantity(withSelected(noAnswers, 'packing', true, terms), 'packing', '25');
  const edited = pricesOf(withValueAt(moving, ['estimator', 'items', 1], undefined)).terms;
  expect(priceAnswersOf(answers, edited).items).toEqual(['crew']);
  const meanwhile = withSelected(answers, 'piano', true, edited);
  expect(priceAnswersOf(meanwhile, terms)).toMatchObject({
    items: ['crew', 'packing', 'piano'],
    quantities: { packing: 25 },
  });
});

test('a field that was emptied stays empty; one that was left alone holds what stood in it', () => {
  const answers = withOption(withQuantity(noAnswers, 'crew', ''), 'miles', '');
  expect(priceAnswersOf(answers, terms)).toEqual({
    items: ['crew'],
    quantities: { crew: null },
    questions: { floors: null, miles: null },
    zip: '',
  });
});

test.each<[string, Answers, boolean]>([
  ['allowed', withQuantity(noAnswers, 'crew', '2.5'), true],
  ['a quantity below the least', withQuantity(noAnswers, 'crew', '1'), false],
  ['a word', withOption(noAnswers, 'miles', 'many'), false],
  ['a wrong number of an item that is not selected', withQuantity(noAnswers, 'packing', '-1'), true],
])('numbers: %s', (_, answers, isValid) => expect(areValid(answers, terms)).toBe(isValid));

test('whatever is answered, its pinned answers mean the same', () => {
  const entered = fc.option(fc.constantFrom('', '1', '2', '4.5', '40', 'yes', 'no', '3', 'weekend', 'x'), {
    nil: undefined,
  });
  const some = (...ids: string[]) =>
    fc
      .record(Object.fromEntries(ids.map((id) => [id, entered])))
      .map((values) =>
        Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (value ? [[id, value]] : []))),
      );
  fc.assert(
    fc.property(
      fc.record({
        selected: fc.option(fc.subarray(['crew', 'packing', 'piano', 'storage', 'antiques', 'gone'])),
        quantities: some('crew', 'packing', 'storage', 'gone'),
        options: some('movers', 'floors', 'elevator', 'miles', 'day', 'gone'),
        zip: fc.constantFrom('', '80403', ' 80201 '),
      }),
      ({ selected, ...rest }) => {
        const answers: Answers = { ...noAnswers, ...rest, selected: selected ?? undefined };
        const pinned = priceAnswersOf(answers, terms);
        expect(priceAnswersOf(answersOf(pinned, terms), terms)).toEqual(pinned);
        expect(JSON.parse(JSON.stringify(pinned))).toEqual(pinned);
      },
    ),
  );
});

test.each<[string, Answers, string]>([
  ['the items with their quantities', noAnswers, '4 × Two movers and a truck'],
  [
    'answers that change the price, and no others',
    {
      ...noAnswers,
      selected: ['crew', 'piano'],
      options: { movers: '3', elevator: 'yes', miles: '40', day: 'weekend' },
    },
    '4 × Two movers and a truck, Piano, Three, Is there an elevator that fits a sofa? Yes, 40 mile',
  ],
  ['the area', { ...noAnswers, selected: ['piano'], zip: '80403' }, 'Piano, Mountain roads'],
])('a suggested name: %s', (_, answers, name) => expect(suggestName(answers, pricesOf(moving))).toBe(name));
