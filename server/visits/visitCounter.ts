import type { VisitEvent, VisitEvents } from '../../src/leads/visitSource';
import { errorMessage } from '../operations/log';
import type { VisitRow } from '../storage/tables';
import { dayOf, keyOf } from './visitRows';

export type VisitCounter = ReturnType<typeof createVisitCounter>;

interface VisitCounterOptions {
  store: (rows: readonly VisitRow[]) => Promise<void>;
  /** Milliseconds in which counts are gathered, so that they cost few transactions. @default 5_000 */
  gathering?: number;
  now?: () => Date;
}

/** Different rows of one firm and day, and of all firms. A page may name any source: nobody must fill the disk with those. */
const [maxRows, maxRowsOfAll] = [2_000, 20_000];
/** The source of what exceeds that. */
const OTHER = 'other';
/** Rows of one transaction: leads that arrive meanwhile wait for it. */
const rowsAtOnce = 100;

/**
 * Gathers counts in memory, and stores them together. A desk that is killed loses those of the last seconds. Where the
 * database does not take them they are kept for the next try.
 */
export function createVisitCounter({
  store,
  gathering = 5_000,
  now = () => new Date(),
}: VisitCounterOptions) {
  let gathered = new Map<string, VisitRow>();
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();
  let today = '';
  /** The different rows of today, by firm. */
  let known = new Map<string, Set<string>>();
  let knownOfAll = 0;

  function rowOf(firm: string, source: string, event: VisitEvent): Omit<VisitRow, 'count'> {
    const day = dayOf(now());
    if (day !== today) [known, knownOfAll] = [new Map(), 0];
    today = day;
    const keys = known.get(firm) ?? new Set();
    known.set(firm, keys);
    const { widget, what, step = 0, label = '' } = event;
    const row = { day, firm, widget, what, step, label, source };
    const key = keyOf(row);
    if (keys.has(key)) return row;
    if (keys.size >= maxRows || knownOfAll >= maxRowsOfAll) return { ...row, label: '', source: OTHER };
    keys.add(key);
    knownOfAll++;
    return row;
  }

  const gather = (row: VisitRow) => {
    const key = keyOf(row);
    gathered.set(key, { ...row, count: row.count + (gathered.get(key)?.count ?? 0) });
    timer ??= setTimeout(() => void storeGathered(), gathering).unref();
  };

  function storeGathered(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeNow);
    return storing;
  }

  async function storeNow(): Promise<void> {
    const rows = [...gathered.values()];
    gathered = new Map();
    while (rows.length > 0) {
      try {
        await store(rows.slice(0, rowsAtOnce));
        rows.splice(0, rowsAtOnce);
      } catch (error) {
        console.error(`Visits could not be stored, next try in some seconds: ${errorMessage(error)}`);
        rows.splice(0).forEach(gather);
      }
    }
  }

  return {
    /** Counts what a page of a firm has reported; an id is empty for the desk's own firm. */
    add(firm: string, { source, events }: VisitEvents): void {
      for (const event of events) gather({ ...rowOf(firm, source, event), count: 1 });
    },
    /** Stores what is not stored yet. */
    async stop(): Promise<void> {
      await storeGathered();
      clearTimeout(timer);
    },
  };
}
