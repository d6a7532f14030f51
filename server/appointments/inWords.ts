import { shortZoneName } from '../../src/domain/zoneName';
import type { Wording } from '../notify/messages';
import type { AppointmentRow } from '../storage/tables';

/** When somebody comes, by the firm's clocks: `Tue, Dec 1, 8:00 – 10:00 AM EST`. */
export function timeInWords(
  { start_at, end_at }: Pick<AppointmentRow, 'start_at' | 'end_at'>,
  { locale, style: { timeZone } }: Wording,
): string {
  const start = new Date(start_at);
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(start, new Date(end_at));
  return `${time} ${shortZoneName(locale, timeZone, start)}`;
}

/** The same with its state, for the firm. */
export const appointmentInWords = (row: AppointmentRow, wording: Wording): string =>
  row.state === 'held'
    ? timeInWords(row, wording)
    : `${timeInWords(row, wording)} (${wording.messages[row.state === 'no-show' ? 'noShow' : row.state]})`;
