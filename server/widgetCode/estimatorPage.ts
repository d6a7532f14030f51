/** Leads of the estimator, made by its own code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { loadFacts } from '../../src/element/config';
import { defaultsOf, resolveSettings } from '../../src/element/settings';
import { loadModule } from '../../src/ui/base/loadModule';
import type { Answers } from '../../src/widgets/estimator/answers/answers';
import { spec } from '../../src/widgets/estimator/estimator.element';
import { estimateLead } from '../../src/widgets/estimator/lead/lead';
import { offeredItems } from '../../src/widgets/estimator/offer/offer';
import { hasFormulas } from '../../src/widgets/estimator/offer/parts';
import type { Terms } from '../../src/widgets/estimator/offer/terms';
import { termsOf } from '../../src/widgets/estimator/offer/termsOf';
import { loadFormulas } from '../../src/widgets/estimator/price/loadFormulas';

const contact = { firstName: 'Ana', email: 'ana@example.com', phone: '7705550100', preferredDays: '' };
const sent = (lead: object) => ({
  ...JSON.parse(JSON.stringify(lead)),
  timestamp: '2030-01-31T12:00:00.000Z',
});

/** Makes leads as a page does. */
export async function pageOf(config: object, lang: string, quantities: boolean) {
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
  if (hasFormulas(settings.facts.estimator)) await loadModule(loadFormulas);
  const terms = { ...termsOf(settings, undefined), today: dayAhead(0) };
  const lead = (answers: Answers) => ({
    ...sent(
      estimateLead({
        id: crypto.randomUUID(),
        answers,
        terms,
        questions: [],
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

/** So many days from that of the leads. */
const dayAhead = (days: number) =>
  new Date(Date.parse('2030-01-31') + days * 86_400_000).toISOString().slice(0, 10);

/** Answers of a visitor, odd ones too. */
export function anyAnswers(terms: Terms) {
  const ids = offeredItems(terms.facts).map(({ id }) => id);
  const options = Object.fromEntries(
    terms.facts.modifiers.map((question) => [
      question.id,
      fc.constantFrom(
        '',
        ...(question.options ?? []).map(({ id }) => id),
        'yes',
        'no',
        '3',
        '2,400',
        ...(question.date ? [dayAhead(0), dayAhead(1), dayAhead(9), dayAhead(-9)] : []),
      ),
    ]),
  );
  return fc.record({
    selected: fc.subarray(ids),
    quantities: fc.dictionary(
      fc.constantFrom(...ids, 'none'),
      fc.constantFrom('1', '2.5', '0.125', '1,200', 'x', ''),
    ),
    options: fc.record(options),
    propertyType: fc.constantFrom('', 'Townhome'),
    sqft: fc.constantFrom('', '2,400'),
    zip: fc.constantFrom('', '30075', '99999'),
  });
}

const folder = 'demo/public/examples';

/** The configs of our examples, by name. */
export const exampleConfigs = () =>
  readdirSync(folder).map(
    (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as object] as const,
  );
