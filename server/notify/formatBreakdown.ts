import * as v from 'valibot';
import { currencies } from '../../src/domain/currencies';
import { factorsOf, percentOf } from '../../src/domain/factorsOf';
import { fillText } from '../../src/domain/fillText';
import { type Breakdown, breakdown as breakdownSchema } from '../../src/domain/leadSchema';
import { plainLabel } from '../../src/domain/plainLabel';
import {
  breakdownLimits,
  chargePrice,
  depositPrice,
  type PricedLine,
  type PriceFactor,
  type PriceReason,
  reasonsOf,
} from '../../src/domain/priceLines';
import { isPriceRange, priceLimits } from '../../src/domain/priceRange';
import type { OpenPrice } from '../../src/domain/priceText';
import { formatAmount, formatOpenPrice, formatPrice } from './formatPrice';
import type { MailMessages, Wording } from './messages';
import { type MailBlock, renderText } from './renderMail';

/**
 * How an estimate adds up, line by line, as the visitor saw it on the page: parts of a mail. All of it comes from the lead: a text that
 * is no plain label is left out, because anybody could type a stranger's address and send them a text in the firm's name.
 * @returns undefined where the lead has no breakdown, or one whose amounts are no prices.
 */
export function breakdownBlocks(
  { estimate, ...lead }: Record<string, unknown>,
  wording: Wording,
): MailBlock[] | undefined {
  const breakdown = v.parse(breakdownSchema, lead.breakdown);
  if (!breakdown || !currencies.has(breakdown.currency) || !isPriceRange(estimate)) return undefined;
  const { currency, deposit, monthly, laterVisits, from = false } = breakdown;
  if (![breakdown, ...(laterVisits ? [laterVisits] : [])].every(hasPrices)) return undefined;
  if (![deposit, monthly, laterVisits].every((range) => !range || isPriceRange(range))) return undefined;
  const { messages } = wording;
  const say = (price: OpenPrice) => formatOpenPrice(price, currency, wording);
  const note = breakdown.note === undefined ? undefined : plainLabel(breakdown.note);
  return [
    ...formatLines(breakdown, breakdown, wording),
    total(say({ min: estimate.min, max: estimate.max, from }), wording),
    ...(note === undefined ? [] : [noteOf(note)]),
    ...(deposit
      ? [line(plainLabel(deposit.label) ?? messages.deposit, say(depositPrice(deposit, from)), wording)]
      : []),
    ...(monthly
      ? [
          line(
            plainLabel(monthly.label) ?? messages.monthly,
            `${formatFactor(monthly.months, wording)} × ${say({ ...monthly, from })}`,
            wording,
          ),
        ]
      : []),
    ...(laterVisits
      ? [
          noteOf(`${plainLabel(laterVisits.label) ?? messages.laterVisits}:`),
          ...formatLines(laterVisits, { ...breakdown, from: laterVisits.from }, wording),
          total(say(laterVisits), wording),
        ]
      : []),
  ];
}

/** The same as plain text. */
export function formatBreakdown(lead: Record<string, unknown>, wording: Wording): string | undefined {
  const blocks = breakdownBlocks(lead, wording);
  return blocks && renderText(blocks).trimEnd();
}

const total = (price: string, { messages }: Wording): MailBlock => ({
  part: 'total',
  text: fillText(messages.total, { price }),
});

const noteOf = (text: string): MailBlock => ({ part: 'note', text });

type Lines = Pick<Breakdown, 'lines' | 'charges'>;

const hasPrices = ({ lines, charges = [] }: Lines): boolean =>
  lines.every(({ base, ...priced }) => isPriceRange(base) && isPriceRange(priced)) && charges.every(isCharge);

function formatLines({ lines, charges = [] }: Lines, breakdown: Breakdown, wording: Wording): MailBlock[] {
  const { messages, locale } = wording;
  const more = lines.length - breakdownLimits.lines;
  return [
    ...lines
      .slice(0, breakdownLimits.lines)
      .map((entry, index) => formatLine(entry, index, breakdown, wording)),
    ...(more > 0 ? [noteOf(fillText(messages.more, { count: more.toLocaleString(locale) }))] : []),
    ...charges.slice(0, breakdownLimits.lines).map((charge) => formatCharge(charge, breakdown, wording)),
  ];
}

const line = (
  name: string,
  price: string,
  { messages }: Wording,
  reasons: readonly string[] = [],
): MailBlock => ({
  part: 'entry',
  text: fillText(messages.line, { name, price }),
  name,
  price,
  inner: reasons.map((text) => ({ part: 'reason', text })),
});

type Line = Breakdown['lines'][number];

type Charge = NonNullable<Breakdown['charges']>[number];

/** A discount is below 0. */
const isCharge = ({ min, max }: Charge): boolean =>
  Math.abs(min) < priceLimits.amount && Math.abs(max) < priceLimits.amount;

function formatCharge(charge: Charge, { currency, from }: Breakdown, wording: Wording): MailBlock {
  const { kind, label, percent, quantity, included = 0, amount = 0 } = charge;
  const { messages } = wording;
  const range = formatOpenPrice(chargePrice(charge, from), currency, wording);
  const price = kind === 'discount' ? fillText(messages.minus, { price: range }) : range;
  const each = formatAmount(amount, currency, wording);
  if (kind === 'minimum') return line(fillText(messages.upToMinimum, { price: each }), price, wording);
  const name = plainLabel(label) ?? messages[kind];
  if (percent !== undefined) return line(`${name} (${formatFactor(percent, wording)}%)`, price, wording);
  if (quantity === undefined) return line(name, price, wording);
  const free = fillText(messages.included, { count: formatFactor(included, wording) });
  const count = `${formatFactor(quantity, wording)} × ${each}${included > 0 ? `, ${free}` : ''}`;
  return line(`${name} (${count})`, price, wording);
}

function formatLine(
  { name, unit, parts, ...sent }: Line,
  index: number,
  { currency, factors }: Breakdown,
  wording: Wording,
): MailBlock {
  const { messages } = wording;
  const priced: PricedLine = {
    ...sent,
    unit: unit === undefined ? unit : (plainLabel(unit) ?? messages.unit),
    parts: parts?.slice(0, breakdownLimits.factors),
  };
  const title = plainLabel(name) ?? fillText(messages.service, { number: index + 1 });
  const reasons = reasonsOf(priced, factorsOf(sent.id, factors).slice(0, breakdownLimits.factors));
  return line(
    title,
    formatOpenPrice(sent, currency, wording),
    wording,
    reasons.map((reason) => formatReason(reason, currency, wording)),
  );
}

const reasonMessages = {
  base: 'basePrice',
  flat: 'fixedPrice',
  billed: 'billedAs',
  quantityOpen: 'dependsOnQuantity',
  unitPrice: 'notMultiplied',
  floor: 'minimum',
} as const satisfies Partial<Record<PriceReason['say'], keyof MailMessages>>;

function formatReason(
  { say, price: range, unit, count = 0, label = '', answer = '', factor = 1 }: PriceReason,
  currency: string,
  wording: Wording,
): string {
  const { messages, locale } = wording;
  if (say === 'choice') return plainLabel(label) ?? messages.anyAnswer;
  if (say === 'times')
    return `${formatAnswer({ label, answer }, wording)} (${formatEffect(factor, wording)})`;
  const alone = range && formatPrice(range, currency, wording);
  const price = range && unit ? fillText(messages.pricePerUnit, { price: alone, unit }) : alone;
  const quantity = count.toLocaleString(locale);
  return say === 'quantity'
    ? `${quantity} × ${price}`
    : fillText(messages[reasonMessages[say]], { price, unit, quantity });
}

function formatAnswer(
  { label, answer }: Pick<PriceFactor, 'label' | 'answer'>,
  { messages }: Wording,
): string {
  const [question, given] = [plainLabel(label), plainLabel(answer)];
  return question !== undefined && given !== undefined
    ? fillText(messages.answer, { question, answer: given }).replace(/\?\s?:/, '?')
    : messages.anyAnswer;
}

/** What an answer does to a price, in the page's words: `adds 15%`. */
function formatEffect(factor: number, { messages, locale }: Wording): string {
  const change = percentOf(factor);
  return fillText(change < 0 ? messages.takesOff : messages.adds, {
    percent: Math.abs(change).toLocaleString(locale),
  });
}

const formatFactor = (factor: number, { locale }: Wording) =>
  factor.toLocaleString(locale, { maximumFractionDigits: 6 });
