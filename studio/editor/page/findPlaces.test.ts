import { expect, test } from 'vitest';
import { resolvedBusiness } from '../../../src/content/resolved';
import { pathText } from '../../config/path';
import moving from '../../templates/moving.json';
import { configPath, findPlaces } from './findPlaces';

const business = resolvedBusiness(moving.config);

test.each([
  ['a name', 'Packing', 'Packing Boxes and paper included.', ['estimator.items[1].name']],
  ['a description', 'Boxes and paper included.', 'Packing Boxes…', ['estimator.items[1].description']],
  [
    'a price',
    '$129–$149 per hour',
    'Two movers and a truck $129–$149 per hour',
    ['estimator.items[0].price'],
  ],
  ['a price with a unit', '$180–$260', 'Upright piano $180–$260', ['estimator.items[2].price']],
  ['a heading', 'What shall we carry?', '', ['texts.en.estimator.steps.services.heading']],
  ['a question', 'How many movers?', 'How many movers? Two Three', ['estimator.modifiers[0].label']],
  ['an answer', 'Three', 'How many movers? Two Three', ['estimator.modifiers[0].options[1].label']],
  ['a required label', 'Which day? *', 'Which day? *', ['questions.estimator[0].label']],
  ['a message', 'Next', '', ['texts.en.estimator.next']],
  ['a computed price', '$1,234–$5,678', 'Total $1,234–$5,678', []],
  ['nothing', ' ', '', []],
])('%s is found', (_, text, around, places) =>
  expect(findPlaces({ text, around }, business, 'estimator', 'en').map(pathText)).toEqual(places),
);

test('an entry is found by its id where another one was left out', () => {
  const config = { estimator: { items: [{ id: 'broken' }, { id: 'a', name: 'A' }] } };
  const made = { estimator: { items: [{ id: 'a', name: 'A' }] } };
  expect(configPath(['estimator', 'items', 0, 'name'], made, config)).toEqual([
    'estimator',
    'items',
    1,
    'name',
  ]);
  expect(configPath(['estimator', 'items', 0, 'name'], made, {})).toEqual(['estimator', 'items', 0, 'name']);
});
