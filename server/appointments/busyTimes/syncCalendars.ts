import { setTimeout as sleep } from 'node:timers/promises';
import type { Firm } from '../../firms/firm';
import { errorMessage, logFailure } from '../../operations/log';
import type { LeadStore } from '../../storage/store';
import type { ExternalCalendarRow } from '../../storage/tables';
import type { FindCalendar } from '../calendars';
import { CalendarError } from './boundedFetch';
import { busyTimesIn } from './busyTimes';
import { type ExternalCalendar, shownCalendar } from './externalCalendar';
import { readCalendar } from './readCalendar';
import {
  appointmentsAmong,
  checkedAt,
  hasOthers,
  keepOnly,
  type Reading,
  storeReading,
} from './storeBusyTimes';

/** Milliseconds between two readings of a calendar. */
const defaultInterval = 5 * 60_000;

const day = 24 * 60 * 60_000;

/** How far ahead a time can be chosen at most, with what reaches into it. */
const readDays = 368;

interface SyncOptions {
  store: LeadStore;
  /** All firms of the desk as they are now. */
  firms: () => readonly Firm[];
  findCalendar: FindCalendar;
  /** Milliseconds between two readings of a calendar. */
  interval?: number;
}

export interface CalendarSync {
  /** Resolves once a reading that has begun has ended. */
  stop(): Promise<void>;
}

/**
 * Reads the calendars of all firms that can be booked every five minutes, one after the other, and stores their busy times. Desks side by
 * side share the work. A calendar that cannot be read keeps its last known times, and is logged once.
 */
export function startCalendarSync({
  store,
  firms,
  findCalendar,
  interval = defaultInterval,
}: SyncOptions): CalendarSync {
  const stopping = new AbortController();

  async function sync(firm: Firm): Promise<void> {
    const isBookable = firm.calendars.length > 0 && (await findCalendar(firm)) !== undefined;
    const calendars = isBookable ? firm.calendars : [];
    if (await store.use(({ db }) => hasOthers(db, firm.id, calendars)))
      await store.write((transaction) => keepOnly(transaction, firm.id, calendars));
    for (const calendar of calendars) {
      if (stopping.signal.aborted) return;
      const last = await store.use(({ db }) => checkedAt(db, firm.id, calendar));
      // A little earlier: timers are late by more than that.
      if (Date.now() - last < interval - 1_000 && last <= Date.now()) continue;
      const reading = await read(firm, calendar);
      const earlier = await store.write((transaction) =>
        storeReading(transaction, firm.id, calendar, reading, new Date()),
      );
      logChange(firm, calendar, reading, earlier);
    }
  }

  async function read(firm: Firm, calendar: ExternalCalendar): Promise<Reading> {
    const timeZone = (await findCalendar(firm))?.timeZone ?? firm.style.timeZone;
    const range = [Date.now() - day, Date.now() + readDays * day] as const;
    try {
      const texts = await readCalendar(calendar, range);
      const ownAmong = (uids: readonly string[]) =>
        store.use(({ db }) => appointmentsAmong(db, firm.id, uids));
      return { times: await busyTimesIn(texts, { range, timeZone, ownAmong }) };
    } catch (error) {
      if (error instanceof CalendarError) return { error: error.message };
      throw error;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const firm of firms()) {
        try {
          await sync(firm);
        } catch (error) {
          if (firm.calendars.length > 0)
            logFailure(`The calendars of a firm could not be stored: ${errorMessage(error)}`);
        }
      }
      await sleep(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Says when a calendar begins to fail, and when it can be read again. */
function logChange(
  { id }: Firm,
  calendar: ExternalCalendar,
  reading: Reading,
  earlier: ExternalCalendarRow | undefined,
): void {
  const what = `${id && `Firm ${id}: `}The calendar at ${shownCalendar(calendar)}`;
  if ('error' in reading && !earlier?.error)
    console.warn(
      earlier?.read_at
        ? `${what} cannot be read: ${reading.error}. Its busy times of ${earlier.read_at} count until it can.`
        : `${what} cannot be read: ${reading.error}. It has no busy times until it can.`,
    );
  else if (!('error' in reading) && earlier?.error) console.log(`${what} can be read again.`);
}
