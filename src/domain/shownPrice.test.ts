import { expect, test } from 'vitest';
import { shownPrice } from './shownPrice';

const words = { from: 'from {price}', perUnit: 'per {unit}' };
const dollars = { currency: 'USD', locale: 'en-US' };

test.each([
  [{ min: 275, max: 975 }, '$275–$975'],
  [{ min: 9, max: 14, unit: 'foot' }, '$9–$14 per foot'],
  [{ min: 275, max: 975, from: true }, 'from $275'],
  [{ min: 9, max: 9, from: true, unit: 'window' }, 'from $9 per window'],
  [{ min: 495, max: 1495, openEnded: true, unit: '' }, '$495–$1,495+'],
])('%o is shown as %s', (price, text) => expect(shownPrice(price, dollars, words)).toBe(text));
