import * as v from 'valibot';
import { type Breakdown, breakdown as breakdownSchema } from '../../src/leads/schema';
import { formatMoney, formatRange } from '../../src/pricing/money';
import type { PriceRange } from '../../src/pricing/range';

/** A mail holds at most so many services, and so many answers for each. More are counted, not named. */
const maxLines = 40;
const maxFactors = 12;
/** Of numbers: mails are in English. */
const locale = 'en-US';

/** Amounts are below this: a phone number is no price. */
const maxAmount = 1e9;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * How an estimate adds up, line by line, as the visitor saw it on the page. All of it comes from the lead: a text that is
 * no plain label is left out, because anybody could type a stranger's address and send them a text in the firm's name.
 * @returns undefined where the lead has no breakdown, or one whose amounts are no prices.
 */
export function formatBreakdown({ estimate, ...lead }: Record<string, unknown>): string | undefined {
  const breakdown = v.parse(breakdownSchema, lead.breakdown);
  if (!breakdown || !currencies.has(breakdown.currency) || !isRange(estimate)) return undefined;
  const { lines, currency } = breakdown;
  if (!lines.every(({ base, ...line }) => isRange(base) && isRange(line))) return undefined;
  const more = lines.length - maxLines;
  return [
    ...lines.slice(0, maxLines).map((line, index) => formatLine(line, index, breakdown)),
    ...(more > 0 ? [`${more} more, which the total includes.`] : []),
    `Total: ${formatRange(estimate, { currency, locale })}`,
  ].join('\n\n');
}

const isRange = (value: unknown): value is PriceRange =>
  typeof value === 'object' &&
  value !== null &&
  'min' in value &&
  'max' in value &&
  typeof value.min === 'number' &&
  typeof value.max === 'number' &&
  value.min >= 0 &&
  value.max >= value.min &&
  value.max < maxAmount;

function formatLine(
  { name, base, unit, quantity, floor, ...range }: Breakdown['lines'][number],
  index: number,
  { currency, factors }: Breakdown,
): string {
  const prices = (shown: PriceRange) => formatRange(shown, { currency, locale });
  const effective = factors.filter(({ factor }) => factor !== 1).slice(0, maxFactors);
  const unitName = unit === undefined ? undefined : (plainLabel(unit) ?? 'unit');
  const price = unitName === undefined ? prices(base) : `${prices(base)} per ${unitName}`;
  return [
    `${plainLabel(name) ?? `Service ${index + 1}`}: ${prices(range)}`,
    quantity === undefined ? `Base price ${price}` : `${quantity.toLocaleString(locale)} × ${price}`,
    ...effective.map((answered) => `${formatAnswer(answered)} (× ${formatFactor(answered.factor)})`),
    ...(unitName !== undefined && quantity === undefined
      ? [`Price for one ${unitName}, not multiplied`]
      : []),
    ...(floor === undefined
      ? []
      : [`Our minimum for this job is ${formatMoney(floor, { currency, locale })}`]),
  ].join('\n  - ');
}

function formatAnswer({ label, answer }: Breakdown['factors'][number]): string {
  const [question, given] = [plainLabel(label), plainLabel(answer)];
  return question !== undefined && given !== undefined ? `${question}: ${given}` : 'One of your answers';
}

const formatFactor = (factor: number) => factor.toLocaleString(locale, { maximumFractionDigits: 6 });

/** Characters of a label; built-in ones have half of it. */
const maxLabel = 80;

/**
 * A short text on one line that mail programs make no link of; undefined for any other. Digits are few, so that none is a
 * phone number.
 */
export function plainLabel(text: string): string | undefined {
  const isPlain =
    text.length <= maxLabel &&
    /^[\p{L}\p{M}\p{N}\p{Sc}™®©°²³½¼¾ +\-–—/&,.:;!?'’"“”()%×]+$/u.test(text) &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/\.\p{L}{2}|\/\/|www/iu.test(text) &&
    (text.match(/\p{N}/gu) ?? []).length < 7;
  return isPlain ? text.trim() : undefined;
}
