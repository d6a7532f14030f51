import type { Wording } from '../notify/messages';
import type { AppointmentRow } from '../storage/tables';

/** When somebody comes, by the firm's clocks: `Tue, Dec 1, 8:00 – 10:00 AM EST`. */
export const timeInWords = (
  { start_at, end_at }: Pick<AppointmentRow, 'start_at' | 'end_at'>,
  { locale, style }: Wording,
): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: style.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatRange(new Date(start_at), new Date(end_at));

/** The same with its state, for the firm. */
export const appointmentInWords = (row: AppointmentRow, wording: Wording): string =>
  row.state === 'held'
    ? timeInWords(row, wording)
    : `${timeInWords(row, wording)} (${wording.messages[row.state === 'no-show' ? 'noShow' : row.state]})`;
