/** The desk's program that computes a lead's prices again: it is made of the widgets' code, as the check of configs is. */

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { breakdown, completeSchemaFor, type EstimateLead, type QuoteLead } from '../../src/domain/leadSchema';
import { leadLimits } from '../../src/domain/limits';
import { loadFacts } from '../../src/element/config';
import { defaultsOf, resolveSettings } from '../../src/element/settings';
import type { WidgetSpec } from '../../src/element/spec';
import { languages } from '../../src/languages';
import { DEFAULT_LANGUAGE, languageFallbacks } from '../../src/page/language';
import { isOpenQuote, quoteTotal } from '../../src/pricing/quote';
import { loadModule } from '../../src/ui/base/loadModule';
import { type Answers, noAnswers } from '../../src/widgets/estimator/answers/answers';
import { spec as estimator } from '../../src/widgets/estimator/estimator.element';
import { estimateLead } from '../../src/widgets/estimator/lead/lead';
import type { Modifier } from '../../src/widgets/estimator/offer/offer';
import { hasFormulas } from '../../src/widgets/estimator/offer/parts';
import type { Terms } from '../../src/widgets/estimator/offer/terms';
import { termsOf } from '../../src/widgets/estimator/offer/termsOf';
import { loadFormulas } from '../../src/widgets/estimator/price/loadFormulas';
import { selectedItems } from '../../src/widgets/quote-builder/offer';
import { spec as quoteBuilder } from '../../src/widgets/quote-builder/quote-builder.element';
import type { CheckPrices } from '../firms/widgetPrograms';

export const checkPrices: CheckPrices = async (received, config) => {
  // Photos and files are references by now.
  const files = {
    photos: undefined,
    uploadedImages: undefined,
    answers: undefined,
    signatureImage: undefined,
  };
  const checked = v.safeParse(completeSchemaFor(received), { ...received, ...files });
  if (!checked.success) return false;
  const lead = checked.output;
  // The schema knows no questions of a firm's own.
  if (lead.kind === 'estimate')
    return isOwnEstimate(
      lead,
      { ...objectAt(received, 'propertyInfo'), ...objectAt(received, 'locationInfo') },
      config,
    );
  return lead.kind === 'quote' && isOwnQuote(lead, config);
};

async function isOwnEstimate(
  lead: Omit<EstimateLead, 'contactInfo'>,
  answered: object,
  config: object,
): Promise<boolean> {
  const facts = await factsOf(estimator, config, lead.lang);
  const asked = facts.facts.estimator;
  if (asked && hasFormulas(asked)) await loadModule(loadFormulas);
  if (!isPlainZip.test(String(lead.locationInfo.zip ?? ''))) return false;
  // Only the page's markup says whether it asks for quantities: both are tried. So is each day that it may have been there.
  const days = asked?.modifiers.some(({ date }) => date) ? daysAround(lead.timestamp) : [undefined];
  const tries = ['', null].flatMap((quantities) => days.map((today) => ({ quantities, today })));
  return tries.some(({ quantities, today }) => {
    const settings = resolveSettings(
      estimator,
      (property) => (property === 'quantities' ? quantities : null),
      { ...noCommon, lang: lead.lang ?? 'en' },
      facts,
    );
    const terms = { ...termsOf(settings, undefined), today };
    const { estimate, breakdown: lines } = estimateLead({
      ...nobody,
      answers: answersIn(lead, answered, terms),
      terms,
      questions: [],
      currency: settings.facts.currency,
    });
    // Widgets of before sent no breakdown.
    const computed: unknown = JSON.parse(
      JSON.stringify({ estimate, breakdown: lead.breakdown && v.parse(breakdown, lines) }),
    );
    return isDeepStrictEqual(
      computed,
      JSON.parse(JSON.stringify({ estimate: lead.estimate, breakdown: lead.breakdown })),
    );
  });
}

async function isOwnQuote(
  { items, total, lang }: Omit<QuoteLead, 'signature'>,
  config: object,
): Promise<boolean> {
  const { facts } = await factsOf(quoteBuilder, config, lang);
  const sold = selectedItems(
    facts.quote,
    items.map(({ id }) => id),
  );
  const { min, max } = quoteTotal(sold);
  return (
    sold.length === items.length &&
    total.min === min &&
    total.max === max &&
    (total.from ?? false) === isOpenQuote(sold)
  );
}

/** An area is named by the ZIP code that was typed, of which the beginning decides. */
const isPlainZip = /^[\p{L}\d -]{0,12}$/u;

const noCommon = {
  endpoint: undefined,
  phone: undefined,
  base: undefined,
  guard: undefined,
  abandoned: undefined,
};

/** What prices do not depend on. */
const nobody = {
  id: '',
  fields: { firstName: '', email: '', phone: '', preferredDays: '', question: '' },
  intent: 'visit',
  consent: { sms: false, text: '', at: '' },
  photos: [],
} as const;

/** By config, then by widget and language: making them takes some milliseconds. */
const known = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The facts of a config as a page in this language has them. */
function factsOf<Spec extends WidgetSpec>(spec: Spec, config: { translations?: object }, lang = 'en') {
  const ofConfig = known.get(config) ?? new Map<string, Promise<unknown>>();
  known.set(config, ofConfig);
  // A stranger may name any language: as many are known as there are texts in.
  const [tag = DEFAULT_LANGUAGE] = languageFallbacks(
    [...Object.keys(languages), ...Object.keys(config.translations ?? {})],
    lang,
  );
  const key = `${spec.tag} ${tag}`;
  const load = () => loadFacts({ config, lang: tag }, defaultsOf(spec), spec);
  const facts = (ofConfig.get(key) as ReturnType<typeof load> | undefined) ?? load();
  ofConfig.set(key, facts);
  return facts;
}

/** Writes numbers as a visitor types them. */
const plainNumber = ({ locale }: Terms) =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });

/** The answers that a lead was made of. It names them as the visitor read them. */
function answersIn(
  { selectedServices, propertyInfo, locationInfo }: Omit<EstimateLead, 'contactInfo'>,
  answered: object,
  terms: Terms,
): Answers {
  const number = plainNumber(terms);
  const quantities = selectedServices.map(
    ({ id, quantity }) => [id, typeof quantity === 'number' ? number.format(quantity) : ''] as const,
  );
  const options = terms.facts.modifiers.map((question) => {
    const answer: unknown = Object.hasOwn(answered, question.id) && Reflect.get(answered, question.id);
    return [question.id, typeof answer === 'string' ? answerNamed(question, answer, terms) : ''] as const;
  });
  return {
    ...noAnswers,
    selected: selectedServices.filter(({ selected }) => selected).map(({ id }) => id),
    quantities: Object.fromEntries(quantities),
    options: Object.fromEntries(options),
    propertyType: propertyInfo.type ?? '',
    sqft: String(propertyInfo.sqft ?? ''),
    zip: String(locationInfo.zip ?? ''),
  };
}

/** The day of a time in UTC, and those beside it: somewhere on earth it was one of these. */
const daysAround = (time: string): string[] =>
  [-1, 0, 1].map((days) => new Date(Date.parse(time) + days * 86_400_000).toISOString().slice(0, 10));

function objectAt(received: object, field: string): object {
  const value: unknown = Reflect.get(received, field);
  return typeof value === 'object' && value !== null ? value : {};
}

/** What was entered as the answer that a lead names. */
function answerNamed({ options, yesNo, number, date }: Modifier, answer: string, terms: Terms): string {
  const { yes, no } = terms;
  const isNamed = (label: string) => answer === label.slice(0, leadLimits.choice);
  if (date) return answer;
  const choice = number?.choices?.[number.choiceLabels?.findIndex(isNamed) ?? -1];
  if (choice !== undefined) return plainNumber(terms).format(choice);
  if (number) return number.unit ? answer.slice(0, answer.length - number.unit.length - 1) : answer;
  if (yesNo) return isNamed(yes) ? 'yes' : isNamed(no) ? 'no' : '';
  return options?.find(({ label }) => isNamed(label))?.id ?? '';
}
