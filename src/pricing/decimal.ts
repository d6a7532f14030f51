/**
 * Exact decimal arithmetic and rounding. In floating point 350 × 1.15 is 402.49999999999994, which rounds to 402; the exact
 * product 402.5 rounds to 403. A number stands for the decimal of its shortest text, such as "1.15".
 */

/** `units` × 10^-`places`. `places` is negative for a number with a large exponent, such as 1e+21. */
interface Decimal {
  units: bigint;
  places: number;
}

function toDecimal(value: number): Decimal {
  if (!(value >= 0 && value < Infinity)) {
    throw new RangeError(
      `Cannot compute a price with ${value}: expected a finite number that is not below 0. ` +
        'Check prices, factors and quantities first.',
    );
  }
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

const powerOfTen = (power: number) => 10n ** BigInt(power);

/**
 * @returns the exact sum, as the number nearest to it; 0 for an empty list.
 * @throws RangeError for a value that is not finite or below 0.
 */
export function exactSum(values: readonly number[]): number {
  const decimals = values.map(toDecimal);
  const places = decimals.reduce((most, value) => Math.max(most, value.places), 0);
  const units = decimals.reduce((sum, value) => sum + value.units * powerOfTen(places - value.places), 0n);
  return Number(`${units}e-${places}`);
}

/**
 * @returns the exact product, rounded half up to a whole number; 1 for an empty list. It is limited to
 *   `Number.MAX_SAFE_INTEGER`: larger integers are inexact, and Infinity has no JSON.
 * @throws RangeError for a value that is not finite or below 0.
 */
export function roundedProduct(values: readonly number[]): number {
  const { units, places } = values.map(toDecimal).reduce(
    (product, value) => ({
      units: product.units * value.units,
      places: product.places + value.places,
    }),
    { units: 1n, places: 0 },
  );
  // BigInt division truncates: (2 × value + 1) / 2 rounds half up.
  const rounded = places > 0 ? ((2n * units) / powerOfTen(places) + 1n) / 2n : units * powerOfTen(-places);
  return Math.min(Number(rounded), Number.MAX_SAFE_INTEGER);
}
