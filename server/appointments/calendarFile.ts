import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from '../storage/tables';

interface Details {
  /** What it is, such as the firm's name. */
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
}

/**
 * An appointment as a calendar file. Its UID stays the same and its sequence counts up, so that a calendar changes its entry instead of
 * making another. Times are in UTC, which every calendar shows by its own clocks.
 */
export function calendarFile(
  { id, sequence, state, start_at, end_at, updated_at }: AppointmentRow,
  { summary, description, location, url }: Details,
): string {
  const isCanceled = state === 'canceled';
  const calendar = ical({
    prodId: '//BioSystem//Lead desk//EN',
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id,
    sequence,
    summary,
    stamp: new Date(updated_at),
    start: new Date(start_at),
    end: new Date(end_at),
    status: isCanceled
      ? ICalEventStatus.CANCELLED
      : state === 'booked'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
    ...(description && { description }),
    ...(location && { location }),
    ...(url && { url }),
  });
  return calendar.toString();
}

/** The file as it is attached to a mail. */
export const calendarAttachment = (row: AppointmentRow, details: Details) => ({
  filename: 'appointment.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: calendarFile(row, details),
});
