import type { Firm } from '../firms/firm';
import { factsIn, objectIn } from '../firms/ownPrices';
import type { FindPublished } from '../publish/publishedConfigs';
import { type Calendar, calendarIn } from './calendar';

/** When a firm can be booked; undefined where nothing can be. */
export type FindCalendar = (firm: Firm) => Promise<Calendar | undefined>;

interface CalendarsOptions {
  /** The folders of the site, the one whose pages are shown first. */
  siteFolders: readonly string[];
  /** Undefined where nobody may publish. */
  findPublished: FindPublished | undefined;
}

/** Finds calendars in the facts that visitors see: those of the site for the desk's own firm, else the firm's config. */
export function createCalendars({ siteFolders, findPublished }: CalendarsOptions): FindCalendar {
  /** By firm, with the text that it was read from. A calendar stays the same object while its text does. */
  const known = new Map<string, { text: string; calendar: Calendar | undefined }>();

  async function textOf({ id, config }: Firm): Promise<string | undefined> {
    if (id !== '') return (config ?? (await findPublished?.(id)))?.text;
    for (const folder of siteFolders) {
      const text = await factsIn(folder);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  return async (firm) => {
    const text = await textOf(firm);
    if (text === undefined) return undefined;
    const last = known.get(firm.id);
    if (last?.text === text) return last.calendar;
    const calendar = calendarIn(objectIn(text), firm.style.timeZone);
    known.set(firm.id, { text, calendar });
    return calendar;
  };
}
