import { fillText } from '../../src/domain/fillText';
import { formatPrice } from './formatPrice';
import { type Wording } from './messages';

/** The range that the visitor saw, as a sentence; empty where the lead has none that is a price. */
export function priceRange({ estimate, total }: Record<string, unknown>, wording: Wording): string {
  const range = estimate ?? total;
  if (typeof range !== 'object' || range === null || !('min' in range) || !('max' in range)) return '';
  const { min, max } = range;
  if (typeof min !== 'number' || typeof max !== 'number' || !(min >= 0 && max >= min && max < 1e7)) return '';
  const price = formatPrice({ min, max }, wording.style.currency, wording);
  return fillText(wording.messages.priceRange, { price });
}
