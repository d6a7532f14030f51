import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../src/element/config';
import { defaultsOf, resolveSettings } from '../../src/element/settings';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { type Answers, noAnswers } from '../../src/widgets/estimator/answers/answers';
import { spec } from '../../src/widgets/estimator/estimator.element';
import { estimateLead } from '../../src/widgets/estimator/lead/lead';
import { offeredItems } from '../../src/widgets/estimator/offer/offer';
import { termsOf } from '../../src/widgets/estimator/offer/terms';
import { estimateLead as storedEstimate } from '../testing/leads';
import { checkPrices } from './priceCheck';

const contact = { firstName: 'Ana', email: 'ana@example.com', phone: '7705550100', preferredDays: '' };
const sent = (lead: object) => ({
  ...JSON.parse(JSON.stringify(lead)),
  timestamp: '2030-01-31T12:00:00.000Z',
});

/** Makes leads as a page does. */
async function pageOf(config: object, lang: string, quantities: boolean) {
  const configured = await loadFacts({ config, lang }, defaultsOf(spec), spec);
  const common = {
    endpoint: undefined,
    phone: undefined,
    base: undefined,
    guard: undefined,
    abandoned: undefined,
  };
  const settings = resolveSettings(
    spec,
    (property) => (property === 'quantities' && quantities ? '' : null),
    { ...common, lang },
    configured,
  );
  const terms = termsOf(settings, undefined);
  const lead = (answers: Answers) => ({
    ...sent(
      estimateLead({
        id: crypto.randomUUID(),
        answers,
        terms,
        currency: settings.facts.currency,
        fields: { ...contact, question: '' },
        intent: 'visit',
        consent: { sms: false, text: '', at: '2030-01-31T12:00:00.000Z' },
        photos: [],
      }),
    ),
    lang,
  });
  return { terms, lead };
}

const folder = 'demo/public/examples';
const examples = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as object] as const,
);

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
    ...examples.map(([name, config]) => [name, config, 'en', true] as const),
  ] as const)('%s', async (_name, config, lang, quantities) => {
    const { terms, lead } = await pageOf(config, lang, quantities);
    const ids = offeredItems(terms.facts).map(({ id }) => id);
    const options = Object.fromEntries(
      terms.facts.modifiers.map((question) => [
        question.id,
        fc.constantFrom('', ...(question.options ?? []).map(({ id }) => id), 'yes', 'no', '3', '2,400'),
      ]),
    );
    const answers = fc.record({
      selected: fc.subarray(ids),
      quantities: fc.dictionary(
        fc.constantFrom(...ids, 'none'),
        fc.constantFrom('1', '2.5', '1,200', 'x', ''),
      ),
      options: fc.record(options),
      propertyType: fc.constantFrom('', 'Townhome'),
      sqft: fc.constantFrom('', '2,400'),
      zip: fc.constantFrom('', '30075', '99999'),
    });
    await fc.assert(
      fc.asyncProperty(answers, fc.constantFrom('name', 'price', 'label', 'note'), async (chosen, forged) => {
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
      }),
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
