import { fillText } from '../../src/domain/fillText';
import { isPriceRange, priceLimits, rangeSeen } from '../../src/domain/priceRange';
import { formatPrice } from './formatPrice';
import { type Wording } from './messages';

/** The range that the visitor saw, as a sentence; empty where the lead has none that is a price. */
export function priceRange(lead: Record<string, unknown>, wording: Wording): string {
  const range = rangeSeen(lead);
  if (!isPriceRange(range, priceLimits.range)) return '';
  const price = formatPrice(range, wording.style.currency, wording);
  return fillText(wording.messages.priceRange, { price });
}
