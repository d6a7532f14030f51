/**
 * Exact arithmetic on decimals that come as numbers. In binary fractions 350 × 1.15 is 402.49999999999994, which
 * rounds to 402; a person with a pencil gets 402.5 and so 403. A number's shortest text ("1.15") is what was meant.
 */

/** `units` × 10^-`places`; `places` is below 0 where the number's text has a large exponent, such as 1e+21. */
interface Decimal {
  units: bigint;
  places: number;
}

function decimal(value: number): Decimal {
  if (!(value >= 0 && value < Infinity)) {
    throw new RangeError(
      `Cannot compute a price with ${value}: expected a finite number that is not below 0. ` +
        'Check prices, factors and quantities before they come here.',
    );
  }
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

const tenTo = (power: number) => 10n ** BigInt(power);

/**
 * @returns the exact sum, as the number nearest to it; 0 for an empty list.
 * @throws RangeError for a value that is not finite or below 0.
 */
export function exactSum(values: readonly number[]): number {
  const decimals = values.map(decimal);
  const places = decimals.reduce((most, value) => Math.max(most, value.places), 0);
  const units = decimals.reduce((sum, value) => sum + value.units * tenTo(places - value.places), 0n);
  return Number(`${units}e-${places}`);
}

/**
 * @returns the exact product, then rounded half up to a whole number; 1 for an empty list. Never above
 *   `Number.MAX_SAFE_INTEGER`, beyond which whole numbers blur and at last become an Infinity that JSON cannot carry.
 * @throws RangeError for a value that is not finite or below 0.
 */
export function roundedProduct(values: readonly number[]): number {
  const { units, places } = values.map(decimal).reduce(
    (product, value) => ({
      units: product.units * value.units,
      places: product.places + value.places,
    }),
    { units: 1n, places: 0 },
  );
  // BigInt division drops the fraction, so twice the value plus one, halved, is half up.
  const rounded = places > 0 ? ((2n * units) / tenTo(places) + 1n) / 2n : units * tenTo(-places);
  return Math.min(Number(rounded), Number.MAX_SAFE_INTEGER);
}
