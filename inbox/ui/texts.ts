import type { LeadSummary } from '../../server/inbox/listLeads';
import type { ActivityRow } from '../../server/storage/tables';
import { fillText } from '../../src/domain/fillText';
import { formatMoney, formatRange } from '../../src/domain/money';
import { moneyStyle } from '../../src/domain/moneyStyle';
import { priceText } from '../../src/domain/priceText';
import type { Messages } from '../../src/languages/en/inbox';

/** How times are written: in a language, by the clocks of a firm. */
export interface TimeStyle {
  lang: string;
  /** An IANA time zone. */
  timeZone: string;
}

/** A time of today by the clock, of this year by the day, else with the year. */
export function formatShortTime(iso: string, { lang, timeZone }: TimeStyle, now = new Date()): string {
  const time = new Date(iso);
  // As `2030-01-31`.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const [shown, today] = [day.format(time), day.format(now)];
  const isThisYear = shown.slice(0, 4) === today.slice(0, 4);
  return time.toLocaleString(lang, {
    timeZone,
    ...(shown === today
      ? { timeStyle: 'short' }
      : { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }),
  });
}

const minute = 60_000;
const units = [
  { unit: 'day', length: 24 * 60 * minute, from: 48 * 60 * minute },
  { unit: 'hour', length: 60 * minute, from: 60 * minute },
  { unit: 'minute', length: minute, from: 0 },
] as const;

/** A length of time in its largest unit, such as "3h": up to two days in hours. @param milliseconds at least 0 */
export function formatLength(milliseconds: number, lang: string): string {
  const { unit, length } = units.find(({ from }) => milliseconds >= from) ?? units[2];
  const style = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  return new Intl.NumberFormat(lang, style).format(Math.floor(milliseconds / length));
}

/** How long ago something was; what is older than a week, by its day. */
export function formatAge(iso: string, timeStyle: TimeStyle, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(iso));
  return age < 7 * 24 * 60 * minute
    ? formatLength(age, timeStyle.lang)
    : formatShortTime(iso, timeStyle, now);
}

/** How much of a time that was promised is left, or has gone by. */
export function formatDue(
  dueAt: string,
  lang: string,
  { timeLeft, timeLate }: Pick<Messages, 'timeLeft' | 'timeLate'>,
  now: Date,
): { text: string; isLate: boolean } {
  const left = Date.parse(dueAt) - now.getTime();
  const isLate = left < 0;
  const time = formatLength(Math.abs(left), lang);
  return { text: fillText(isLate ? timeLate : timeLeft, { time }), isLate };
}

export const formatTime = (iso: string, { lang, timeZone }: TimeStyle): string =>
  new Date(iso).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** What was done, as it follows the name of who did it. */
export function actionText(
  { action, text }: Pick<ActivityRow, 'action' | 'text'>,
  { actions, states, nobody }: Messages,
  timeStyle: TimeStyle,
): string {
  const shown = () => {
    if (action === 'state' && Object.hasOwn(states, text)) return states[text as keyof typeof states];
    if (action === 'snoozed' || action === 'no answer') return formatTime(text, timeStyle);
    if (action === 'won') return Number(text).toLocaleString(timeStyle.lang);
    return action === 'assigned' && text === '' ? nobody : text;
  };
  return fillText(actions[action], { text: shown() });
}

/** What a source is called, where it is none that a visitor came from. */
export function sourceText(source: string, messages: Messages): string {
  const names = {
    direct: messages.sourceDirect,
    other: messages.sourceOther,
    unknown: messages.sourceUnknown,
  };
  return Object.hasOwn(names, source) ? names[source as keyof typeof names] : source;
}

/** The price that the visitor saw, to the cent, as the firm writes amounts. */
export function formatPrice(
  { currency, locale = '', ...price }: NonNullable<LeadSummary['price']>,
  lang: string,
  { fromPrice, onRequest }: Pick<Messages, 'fromPrice' | 'onRequest'>,
): string {
  const style = moneyStyle({ currency, locale }, lang);
  return priceText(
    price,
    { from: fromPrice, onRequest },
    { amount: (amount) => formatMoney(amount, style), range: (range) => formatRange(range, style) },
  );
}
