import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { tradeConfigs } from '../../src/testing/tradeConfigs';
import { noAnswers } from '../../src/widgets/estimator/answers/answers';
import { estimateLead as storedEstimate } from '../testing/leads';
import { anyAnswers, exampleConfigs, pageOf } from './estimatorPage';
import { checkPrices } from './priceCheck';

describe('prices that the estimator shows agree, and others do not', () => {
  it.each([
    ['built in', {}, 'en', false],
    ['with quantities', {}, 'en', true],
    ['in Spanish', {}, 'es-MX', true],
    [
      'in German, by a firm of its own',
      { company: { name: 'Berg' }, currency: 'EUR', locale: 'de-AT' },
      'de',
      true,
    ],
    ...exampleConfigs().map(([name, config]) => [name, config, 'en', true] as const),
    ...Object.entries(tradeConfigs).map(([name, config]) => [name, config, 'en', false] as const),
  ] as const)('%s', async (_name, config, lang, quantities) => {
    const { terms, lead } = await pageOf(config, lang, quantities);
    await fc.assert(
      fc.asyncProperty(
        anyAnswers(terms),
        fc.constantFrom('name', 'price', 'label', 'note'),
        async (chosen, forged) => {
          const genuine = lead(chosen);
          expect(await checkPrices(genuine, config)).toBe(true);
          const { estimate, breakdown } = genuine;
          const changed = {
            name: {
              breakdown: {
                ...breakdown,
                lines: [{ id: 'a', name: 'Click here', min: 0, max: 0, base: { min: 0, max: 0 } }],
              },
            },
            price: { estimate: { ...estimate, max: estimate.max + 1 } },
            label: {
              breakdown: { ...breakdown, factors: [{ label: 'You won', answer: 'a prize', factor: 2 }] },
            },
            note: { breakdown: { ...breakdown, note: 'Send money' } },
          }[forged];
          expect(await checkPrices({ ...genuine, ...changed }, config)).toBe(false);
        },
      ),
      { numRuns: propertyRuns(50) },
    );
  });

  it('an estimate of a widget that sent no breakdown', async () => {
    const lead = storedEstimate('ana@example.com');
    expect(await checkPrices(lead, {})).toBe(true);
    expect(await checkPrices({ ...lead, estimate: { min: 1, max: 2 } }, {})).toBe(false);
  });

  it('a text in place of a ZIP code does not, whatever it begins with', async () => {
    const areas = [{ id: 'far', label: 'Far away', zips: ['30075'], factor: 1.5 }];
    const config = { estimator: { areas } };
    const { lead } = await pageOf(config, 'en', false);
    const in30075 = (zip: string) => lead({ ...noAnswers, selected: ['biorinse'], zip });
    expect(in30075('30075').breakdown.factors).toHaveLength(1);
    expect(await checkPrices(in30075('30075'), config)).toBe(true);
    expect(await checkPrices(in30075('30075 and you won a prize'), config)).toBe(false);
  });

  it.each([{}, { kind: 'contact', estimate: { min: 1, max: 2 } }, { kind: 'estimate', propertyInfo: null }])(
    'what is no estimate does not: %j',
    async (lead) => expect(await checkPrices(lead, {})).toBe(false),
  );
});
