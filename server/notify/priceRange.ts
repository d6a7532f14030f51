/** The range that the visitor saw; empty where the lead holds none. The desk does not know the currency. */
export function priceRange({ estimate, total }: Record<string, unknown>): string {
  const range = estimate ?? total;
  if (typeof range !== 'object' || range === null || !('min' in range) || !('max' in range)) return '';
  const { min, max } = range;
  if (typeof min !== 'number' || typeof max !== 'number' || !(min >= 0 && max >= min && max < 1e7)) return '';
  const amount = (value: number) => value.toLocaleString('en-US');
  return `The price range that you saw: ${amount(min)} to ${amount(max)}. It is an estimate, not a final price.`;
}
