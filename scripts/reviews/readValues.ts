/** Ratings and dates, as review sites and spreadsheets write them. */

const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** @param text such as `FIVE`, `5`, `5.0`, `5/5` or `5 stars`. @returns undefined where it is no whole number from 1 to 5. */
export function readRating(text: string): number | undefined {
  const word = WORDS.indexOf(text.toUpperCase());
  if (word >= 0) return word + 1;
  const [, digit] = /^([1-5])(?:[.,]0+)?(?:\s*(?:\/\s*5|stars?))?$/i.exec(text) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

/**
 * @param text such as `2026-05-14T09:30:00Z`, `2026-05-14`, `May 14, 2026`, `5/14/2026` or `14.05.2026`.
 * @returns `2026-05-14`; undefined where it is no day, or day and month can be confused.
 */
export function readDate(text: string): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text) ?? [];
  if (iso) return dayOf(iso);
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (year !== undefined) {
    const [a, b] = [Number(first), Number(second)];
    if (a <= 12 && b <= 12 && a !== b) return undefined;
    const [month, day] = a > 12 ? [b, a] : [a, b];
    return dayOf(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
  }
  const time = /[a-z]{3}/i.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The date itself, if there is such a day: no February 30. */
function dayOf(date: string): string | undefined {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}
