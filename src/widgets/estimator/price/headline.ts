import { fillText } from '../../../domain/fillText';
import type { Estimate } from '../../../pricing/estimate';
import { type Answers, isCounted, selectedItems } from '../answers/answers';
import type { Terms } from '../offer/terms';
import type { Wording } from '../offer/wording';
import { computeEstimate } from './computeEstimate';

/**
 * The whole range in words: "$9–$16 per foot" where it is the price of one unit, because nobody counted.
 * @param part of the amounts, for numbers that count up to them. @default 1
 */
export function headlineOf(
  answers: Answers,
  terms: Terms,
  { messages, formatPrices }: Wording,
  part = 1,
): string {
  const estimate = computeEstimate(answers, terms);
  const unit = unitOf(estimate, answers, terms);
  const scaled = (amount: number) => (part === 1 ? amount : Math.round(amount * part));
  const range = formatPrices({ ...estimate, min: scaled(estimate.min), max: scaled(estimate.max) });
  return unit ? fillText(messages.perUnit, { range, unit }) : range;
}

/** What the range is for; undefined where that is a job, or several things. */
function unitOf({ charges, from }: Estimate, answers: Answers, terms: Terms): string | undefined {
  if (from || charges.length > 0) return undefined;
  const items = selectedItems(answers, terms);
  const [unit, ...others] = new Set(items.map((item) => item.unit));
  return others.length > 0 || items.some((item) => isCounted(item, answers, terms)) ? undefined : unit;
}
