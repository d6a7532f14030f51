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

export const formatTime = (iso: string, { lang, timeZone }: TimeStyle): string =>
  new Date(iso).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** What was done, as it follows the name of who did it. */
export function actionText(
  { action, text }: Pick<ActivityRow, 'action' | 'text'>,
  { actions, states }: Messages,
): string {
  const shown =
    action === 'state' && Object.hasOwn(states, text) ? states[text as keyof typeof states] : text;
  return fillText(actions[action], { text: shown });
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

/** The price that the visitor saw, to the cent. */
export function formatPrice(
  { currency, ...price }: NonNullable<LeadSummary['price']>,
  lang: string,
  { fromPrice, onRequest }: Pick<Messages, 'fromPrice' | 'onRequest'>,
): string {
  const style = moneyStyle({ currency, locale: '' }, lang);
  return priceText(
    price,
    { from: fromPrice, onRequest },
    { amount: (amount) => formatMoney(amount, style), range: (range) => formatRange(range, style) },
  );
}
