import { parseNumber } from '../../src/widgets/estimator/answers/parseNumber';

/** A currency: `$`, `CA$`, `EUR`, or what a few countries write. */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\s?\p{Sc}|[A-Z]{3}|kr\.?|Fr\.?|zł|Kč|Ft)`;
/** An amount with its currency before or behind it; `,-` is how some write that there are no cents. */
const AMOUNT = new RegExp(
  String.raw`^${CURRENCY}?\s*(\d(?:[\d.,'’\s]*\d)?)\.?(?:[.,][-–—]{1,2})?\s*${CURRENCY}?$`,
  'u',
);
const RANGE = /^(.+?)(?:\s*[-–—−]\s*|\s+to\s+)(.+)$/;

/**
 * Reads a price as spreadsheets of any country write it: `$1,200`, `1.200,50 €`, `99`, or a range such as `99–149`.
 * @returns one amount, or two of a range; undefined for what is no price.
 */
export function readPrice(text: string): readonly number[] | undefined {
  const amount = readAmount(text);
  if (amount !== undefined) return [amount];
  const [, from, to] = RANGE.exec(text) ?? [];
  const ends = [readAmount(from ?? ''), readAmount(to ?? '')];
  const known = ends.filter((end) => end !== undefined);
  return known.length === 2 ? known : undefined;
}

function readAmount(text: string): number | undefined {
  const [, number] = AMOUNT.exec(text) ?? [];
  // Nobody separates decimals by these.
  return number === undefined ? undefined : readNumber(number.replace(/[\s'’]/g, ''));
}

/**
 * With three digits behind its only separator, a number has thousands (`1.200`), unless it begins with 0: few prices have
 * three decimals.
 */
function readNumber(number: string): number | undefined {
  const hasDecimalComma = /,\d{1,2}$|^0,|\.\d{3},|^[1-9]\d{0,2}(?:\.\d{3})+$/.test(number);
  const [one, other] = hasDecimalComma ? ['de', 'en'] : ['en', 'de'];
  return parseNumber(number, one) ?? parseNumber(number, other);
}
