import { fillText } from './fillText';
import { formatMoney, formatRange, type MoneyStyle, type ShownRange } from './money';

/** A price as a page shows it: perhaps its lower end alone, perhaps for one unit. */
export interface ShownPrice extends ShownRange {
  readonly from?: boolean | undefined;
  readonly unit?: string | undefined;
}

/** `from` and `perUnit`: {price} and {unit} are replaced. */
interface Words {
  readonly from: string;
  readonly perUnit: string;
}

/** "$275–$975", "from $275", "$9–$14 per foot". */
export function shownPrice(price: ShownPrice, money: MoneyStyle, words: Words): string {
  const amount = price.from
    ? fillText(words.from, { price: formatMoney(price.min, money) })
    : formatRange(price, money);
  return price.unit ? `${amount} ${fillText(words.perUnit, { unit: price.unit })}` : amount;
}
