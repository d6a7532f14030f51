/**
 * Exact decimal arithmetic and rounding. In floating point 350 × 1.15 is 402.49999999999994, which rounds to 402; the exact
 * product 402.5 rounds to 403. A number stands for the decimal of its shortest text, such as "1.15".
 */

/** `units` × 10^-`places`. `places` is negative for a number with a large exponent, such as 1e+21. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** @throws RangeError for a value that is not finite or below 0. */
export function toDecimal(value: number): Decimal {
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

/** @returns the number nearest to it. */
export const toNumber = ({ units, places }: Decimal): number => Number(`${units}e${-places}`);

const powerOfTen = (power: number) => 10n ** BigInt(power);

const unitsAt = ({ units, places }: Decimal, most: number) => units * powerOfTen(most - places);

/** @returns the sum; 0 for an empty list. */
export function add(...values: readonly Decimal[]): Decimal {
  const places = values.reduce((most, value) => Math.max(most, value.places), 0);
  return { units: values.reduce((sum, value) => sum + unitsAt(value, places), 0n), places };
}

export const negative = ({ units, places }: Decimal): Decimal => ({ units: -units, places });

/** @returns the product; 1 for an empty list. */
export const multiply = (...values: readonly Decimal[]): Decimal =>
  values.reduce(
    (product, value) => ({ units: product.units * value.units, places: product.places + value.places }),
    { units: 1n, places: 0 },
  );

export const larger = (one: Decimal, other: Decimal): Decimal =>
  add(one, negative(other)).units > 0n ? one : other;

export const smaller = (one: Decimal, other: Decimal): Decimal =>
  add(one, negative(other)).units < 0n ? one : other;

/** @returns the multiple of `step` that is nearest to a value of at least 0; halfway between two, the upper one. */
export const roundTo = (value: Decimal, step: Decimal): Decimal =>
  divideUp(value, step, ({ dividend, divisor }) => (2n * dividend + divisor) / (2n * divisor));

/** @returns a value divided by a whole number above 0, rounded like `roundTo`. */
export const divideTo = (value: Decimal, divisor: bigint, step: Decimal): Decimal => {
  const { units, places } = roundTo(value, { units: step.units * divisor, places: step.places });
  return { units: units / divisor, places };
};

/** @returns the smallest multiple of `step` that is not below a value of at least 0. */
export const roundUpTo = (value: Decimal, step: Decimal): Decimal =>
  divideUp(value, step, ({ dividend, divisor }) => (dividend + divisor - 1n) / divisor);

function divideUp(
  value: Decimal,
  step: Decimal,
  count: (fraction: { dividend: bigint; divisor: bigint }) => bigint,
): Decimal {
  const places = Math.max(value.places, step.places);
  const multiples = count({ dividend: unitsAt(value, places), divisor: unitsAt(step, places) });
  return { units: multiples * step.units, places: step.places };
}

/**
 * @returns the exact sum, as the number nearest to it; 0 for an empty list.
 * @throws RangeError for a value that is not finite or below 0.
 */
export function exactSum(values: readonly number[]): number {
  const { units, places } = add(...values.map(toDecimal));
  return Number(`${units}e${-places}`);
}
