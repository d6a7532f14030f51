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
  const { lines, currency, charges = [], deposit, from = false } = breakdown;
  if (!lines.every(({ base, ...line }) => isRange(base) && isRange(line))) return undefined;
  if (!charges.every(isCharge) || (deposit && !isRange(deposit))) return undefined;
  const more = lines.length - maxLines;
  const prices = (shown: PriceRange) => formatPrices(shown, from, currency);
  const note = breakdown.note === undefined ? undefined : plainLabel(breakdown.note);
  return [
    ...lines.slice(0, maxLines).map((line, index) => formatLine(line, index, breakdown)),
    ...(more > 0 ? [`${more} more, which the total includes.`] : []),
    ...charges.slice(0, maxLines).map((charge) => formatCharge(charge, currency)),
    `Total: ${prices(estimate)}`,
    ...(note === undefined ? [] : [note]),
    ...(deposit ? [`${plainLabel(deposit.label) ?? 'Deposit'}: ${prices(deposit)}`] : []),
  ].join('\n\n');
}

/** A range, "from" its lower end, or nothing where all is on request. */
function formatPrices(range: PriceRange, from: boolean, currency: string): string {
  if (!from) return formatRange(range, { currency, locale });
  return range.max === 0 ? 'on request' : `from ${formatMoney(range.min, { currency, locale })}`;
}

type Line = Breakdown['lines'][number];

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

type Charge = NonNullable<Breakdown['charges']>[number];

/** A discount is below 0. */
const isCharge = ({ min, max }: Charge): boolean => Math.abs(min) < maxAmount && Math.abs(max) < maxAmount;

function formatCharge({ kind, label, min, max, percent, quantity, amount = 0 }: Charge, currency: string) {
  const money = { currency, locale };
  const name = plainLabel(label) ?? chargeNames[kind];
  const ends = [Math.abs(min), Math.abs(max)];
  const range = `${kind === 'discount' ? '−' : ''}${formatRange({ min: Math.min(...ends), max: Math.max(...ends) }, money)}`;
  if (kind === 'minimum') return `Up to our minimum of ${formatMoney(amount, money)}: ${range}`;
  if (percent !== undefined) return `${name} (${formatFactor(percent)}%): ${range}`;
  const count = quantity === undefined ? '' : ` (${formatFactor(quantity)} × ${formatMoney(amount, money)})`;
  return `${name}${count}: ${range}`;
}

/** For labels that are not plain. */
const chargeNames: Record<Charge['kind'], string> = {
  surcharge: 'Surcharge',
  discount: 'Discount',
  fee: 'Fee',
  minimum: 'Minimum',
  tax: 'Tax',
};

function formatLine(
  { id, name, base, unit, quantity, billedQuantity, parts, floor, from, onRequest, ...range }: Line,
  index: number,
  { currency, factors }: Breakdown,
): string {
  const title = plainLabel(name) ?? `Service ${index + 1}`;
  if (onRequest) return `${title}: on request`;
  const prices = (shown: PriceRange) => formatRange(shown, { currency, locale });
  const effective = factors
    .filter(({ factor, items }) => factor !== 1 && (!items || items.includes(id)))
    .slice(0, maxFactors);
  const unitName = unit === undefined ? undefined : (plainLabel(unit) ?? 'unit');
  const priced = (shown: PriceRange) =>
    unitName === undefined ? prices(shown) : `${prices(shown)} per ${unitName}`;
  const counted = (count: number, shown: PriceRange) => `${count.toLocaleString(locale)} × ${priced(shown)}`;
  return [
    `${title}: ${formatPrices(range, from === true, currency)}`,
    ...(parts
      ? parts
          .slice(0, maxFactors)
          .flatMap(({ quantity: count, price, flat }) => [
            ...(price.max > 0 ? [counted(count, price)] : []),
            ...(flat.max > 0 ? [`${prices(flat)} fixed`] : []),
          ])
      : [quantity === undefined ? `Base price ${priced(base)}` : counted(quantity, base)]),
    ...(billedQuantity === undefined ? [] : [`Billed as ${billedQuantity.toLocaleString(locale)}`]),
    ...effective.map((answered) => `${formatAnswer(answered)} (× ${formatFactor(answered.factor)})`),
    ...(from ? ['The price depends on the quantity'] : []),
    ...(!from && unitName !== undefined && quantity === undefined
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
