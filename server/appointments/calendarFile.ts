import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
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
export function calendarFile(row: AppointmentRow, details: Details): string {
  const isCanceled = row.state === 'canceled';
  const method = isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return ical({ prodId, method, events: [eventOf(row, details)] }).toString();
}

/** Seconds after which calendars read a feed again; most do so less often. */
const readAgainAfter = 900;

/** Appointments as a feed, which calendars read again and again. Canceled ones are in it, as such. */
export const calendarFeed = (
  name: string,
  entries: readonly { row: AppointmentRow; details: Details }[],
): string =>
  ical({
    prodId,
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: readAgainAfter,
    events: entries.map(({ row, details }) => eventOf(row, details)),
  }).toString();

const prodId = '//BioSystem//Lead desk//EN';

function eventOf(
  { id, sequence, state, start_at, end_at, updated_at }: AppointmentRow,
  { summary, description, location, url }: Details,
): ICalEventData {
  return {
    id,
    sequence,
    summary,
    stamp: new Date(updated_at),
    start: new Date(start_at),
    end: new Date(end_at),
    status: statuses[state],
    ...(description && { description }),
    ...(location && { location }),
    ...(url && { url }),
  };
}

const statuses = {
  held: ICalEventStatus.TENTATIVE,
  requested: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  'no-show': ICalEventStatus.CONFIRMED,
  canceled: ICalEventStatus.CANCELLED,
};

/** The file as it is attached to a mail. */
export const calendarAttachment = (row: AppointmentRow, details: Details) => ({
  filename: 'appointment.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: calendarFile(row, details),
});
