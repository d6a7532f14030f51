import * as v from 'valibot';
import { fillText } from '../../src/domain/fillText';
import { type Breakdown, breakdown as breakdownSchema } from '../../src/domain/leadSchema';
import type { PriceRange } from '../../src/domain/priceRange';
import { currencies } from '../currencies';
import { formatAmount, formatPrice } from './formatPrice';
import { type MailMessages, type Wording } from './messages';

/** A mail holds at most so many services, and so many answers for each. More are counted, not named. */
const maxLines = 40;
const maxFactors = 12;

/** Amounts are below this: a phone number is no price. */
const maxAmount = 1e9;

/**
 * How an estimate adds up, line by line, as the visitor saw it on the page. All of it comes from the lead: a text that is
 * no plain label is left out, because anybody could type a stranger's address and send them a text in the firm's name.
 * @returns undefined where the lead has no breakdown, or one whose amounts are no prices.
 */
export function formatBreakdown(
  { estimate, ...lead }: Record<string, unknown>,
  wording: Wording,
): string | undefined {
  const breakdown = v.parse(breakdownSchema, lead.breakdown);
  if (!breakdown || !currencies.has(breakdown.currency) || !isRange(estimate)) return undefined;
  const { lines, currency, charges = [], deposit, from = false } = breakdown;
  if (!lines.every(({ base, ...line }) => isRange(base) && isRange(line))) return undefined;
  if (!charges.every(isCharge) || (deposit && !isRange(deposit))) return undefined;
  const { messages, locale } = wording;
  const more = lines.length - maxLines;
  const prices = (shown: PriceRange) => formatPrices(shown, from, currency, wording);
  const note = breakdown.note === undefined ? undefined : plainLabel(breakdown.note);
  return [
    ...lines.slice(0, maxLines).map((line, index) => formatLine(line, index, breakdown, wording)),
    ...(more > 0 ? [fillText(messages.more, { count: more.toLocaleString(locale) })] : []),
    ...charges.slice(0, maxLines).map((charge) => formatCharge(charge, currency, wording)),
    fillText(messages.total, { price: prices(estimate) }),
    ...(note === undefined ? [] : [note]),
    ...(deposit ? [line(plainLabel(deposit.label) ?? messages.deposit, prices(deposit), wording)] : []),
  ].join('\n\n');
}

const line = (name: string, price: string, { messages }: Wording) => fillText(messages.line, { name, price });

/** A range, "from" its lower end, or nothing where all is on request. */
function formatPrices(range: PriceRange, from: boolean, currency: string, wording: Wording): string {
  if (!from) return formatPrice(range, currency, wording);
  const { messages } = wording;
  return range.max === 0
    ? messages.onRequest
    : fillText(messages.fromPrice, { price: formatAmount(range.min, currency, wording) });
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

function formatCharge(
  { kind, label, min, max, percent, quantity, amount = 0 }: Charge,
  currency: string,
  wording: Wording,
): string {
  const { messages } = wording;
  const [low = 0, high = 0] = [Math.abs(min), Math.abs(max)].toSorted((one, other) => one - other);
  const range = formatPrice({ min: low, max: high }, currency, wording);
  const price = kind === 'discount' ? fillText(messages.minus, { price: range }) : range;
  const each = formatAmount(amount, currency, wording);
  if (kind === 'minimum') return line(fillText(messages.upToMinimum, { price: each }), price, wording);
  const name = plainLabel(label) ?? messages[kind];
  if (percent !== undefined) return line(`${name} (${formatFactor(percent, wording)}%)`, price, wording);
  const count = quantity === undefined ? '' : ` (${formatFactor(quantity, wording)} × ${each})`;
  return line(`${name}${count}`, price, wording);
}

function formatLine(
  { id, name, base, unit, quantity, billedQuantity, parts, floor, from, onRequest, ...range }: Line,
  index: number,
  { currency, factors }: Breakdown,
  wording: Wording,
): string {
  const { messages, locale } = wording;
  const say = (message: keyof MailMessages, values: Record<string, string>) =>
    fillText(messages[message], values);
  const title = plainLabel(name) ?? say('service', { number: String(index + 1) });
  if (onRequest) return line(title, messages.onRequest, wording);
  const prices = (shown: PriceRange) => formatPrice(shown, currency, wording);
  const effective = factors
    .filter(({ factor, items }) => factor !== 1 && (!items || items.includes(id)))
    .slice(0, maxFactors);
  const unitName = unit === undefined ? undefined : (plainLabel(unit) ?? messages.unit);
  const priced = (shown: PriceRange) =>
    unitName === undefined ? prices(shown) : say('pricePerUnit', { price: prices(shown), unit: unitName });
  const counted = (count: number, shown: PriceRange) => `${count.toLocaleString(locale)} × ${priced(shown)}`;
  return [
    line(title, formatPrices(range, from === true, currency, wording), wording),
    ...(parts
      ? parts
          .slice(0, maxFactors)
          .flatMap(({ quantity: count, price, flat }) => [
            ...(price.max > 0 ? [counted(count, price)] : []),
            ...(flat.max > 0 ? [say('fixedPrice', { price: prices(flat) })] : []),
          ])
      : [quantity === undefined ? say('basePrice', { price: priced(base) }) : counted(quantity, base)]),
    ...(billedQuantity === undefined
      ? []
      : [say('billedAs', { quantity: billedQuantity.toLocaleString(locale) })]),
    ...effective.map(
      (answered) => `${formatAnswer(answered, wording)} (× ${formatFactor(answered.factor, wording)})`,
    ),
    ...(from ? [messages.dependsOnQuantity] : []),
    ...(!from && unitName !== undefined && quantity === undefined
      ? [say('notMultiplied', { unit: unitName })]
      : []),
    ...(floor === undefined ? [] : [say('minimum', { price: formatAmount(floor, currency, wording) })]),
  ].join('\n  - ');
}

function formatAnswer({ label, answer }: Breakdown['factors'][number], { messages }: Wording): string {
  const [question, given] = [plainLabel(label), plainLabel(answer)];
  return question !== undefined && given !== undefined
    ? fillText(messages.answer, { question, answer: given }).replace(/\?\s?:/, '?')
    : messages.anyAnswer;
}

const formatFactor = (factor: number, { locale }: Wording) =>
  factor.toLocaleString(locale, { maximumFractionDigits: 6 });

/** Characters of a label; built-in ones have half of it. */
const maxLabel = 80;

/**
 * A short text on one line that mail programs make no link of; undefined for any other. Digits are few, so that none is a
 * phone number.
 */
export function plainLabel(text: string): string | undefined {
  const isPlain =
    text.length <= maxLabel &&
    /^[\p{L}\p{M}\p{N}\p{Sc}™®©°²³½¼¾ +\-–—/&,.:;!?'’"“”()%×¿¡]+$/u.test(text) &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/\.\p{L}{2}|\/\/|www/iu.test(text) &&
    (text.match(/\p{N}/gu) ?? []).length < 7;
  return isPlain ? text.trim() : undefined;
}
