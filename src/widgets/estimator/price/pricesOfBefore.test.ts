import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allDefaults } from '../../../content/business';
import { resolveConfig } from '../../../content/config';
import { noAnswers } from '../answers/answers';
import { modifiersIn, offeredItems, stepsOf } from '../offer/offer';
import { computeEstimate } from './computeEstimate';

const CONFIGS = ['ours', 'window-cleaning', 'window-cleaning-shops', 'lawn-care'];

/** The range of everything that an example offers, each question answered by its first or last option, or not at all. */
function rangeOf(config: string, answered: 'first' | 'last' | 'none', quantity: string): string {
  const raw: unknown = JSON.parse(readFileSync(`demo/public/examples/${config}.json`, 'utf8'));
  const { estimator: facts } = resolveConfig(raw, allDefaults).business;
  // What a job costs at least counted only where the quantity was known: it undercut.
  const items = offeredItems(facts).filter(({ unit, floor }) => quantity || !unit || floor === undefined);
  const questions = stepsOf(facts).flatMap((step) => modifiersIn(facts, step));
  const chosen = questions.flatMap(({ id, options = [] }) => {
    const option = answered === 'none' ? undefined : options.at(answered === 'first' ? 0 : -1);
    return option ? [[id, option.id] as const] : [];
  });
  const { min, max } = computeEstimate(
    {
      ...noAnswers,
      selected: items.map(({ id }) => id),
      quantities: Object.fromEntries(items.map(({ id }) => [id, quantity])),
      options: Object.fromEntries(chosen),
    },
    { facts, preselected: [], quantities: quantity !== '', locale: 'en', yes: 'Yes', no: 'No' },
  );
  return `${min}-${max}`;
}

/** By quantity (none, 7, 120.5) and answers, as they were before surcharges, tiers and conditions were introduced. */
const PRICES = {
  ours: [
    ['3139-11866', '2982-11272', '6121-23138'],
    ['3343-12232', '3175-11619', '6518-23851'],
    ['7203-19156', '6841-18197', '14043-37353'],
  ],
  'window-cleaning': [
    ['25-45', '25-45', '61-111'],
    ['443-583', '443-583', '705-1169'],
    ['4821-8195', '4821-8195', '11842-20132'],
  ],
  'window-cleaning-shops': [
    ['31-70', '31-70', '31-70'],
    ['102-165', '102-165', '102-165'],
    ['1110-1868', '1110-1868', '1110-1868'],
  ],
  'lawn-care': [
    ['275-555', '261-528', '666-1344'],
    ['2280-3760', '2202-3608', '4528-8215'],
    ['28741-54848', '27302-52104', '69603-132832'],
  ],
};

test.each(CONFIGS)('%s has the prices of before', (config) => {
  const answers = ['none', 'first', 'last'] as const;
  const prices = ['', '7', '120.5'].map((quantity) =>
    answers.map((answered) => rangeOf(config, answered, quantity)),
  );
  expect(prices).toEqual(PRICES[config as keyof typeof PRICES]);
});
