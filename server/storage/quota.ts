import type { OpenDatabase } from './database';

/** Share of the quota from which on the desk warns. */
const warnFrom = 0.8;
/** Milliseconds. */
const [measureEvery, warnEvery] = [1_000, 3_600_000];

/** Limits how many bytes the database stores. @param max 0 for no limit */
export function createQuota(max: number) {
  let stored: Promise<number> | undefined;
  let measuredAt = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function measure(database: OpenDatabase): Promise<number> {
    if (!stored || performance.now() - measuredAt > measureEvery) {
      measuredAt = performance.now();
      stored = database.storedBytes();
      stored.catch(() => {
        stored = undefined;
      });
    }
    return stored;
  }

  return {
    /** @throws when it is used up; @returns the bytes that are stored, as of a second ago at most */
    async check(database: OpenDatabase): Promise<number> {
      const bytes = await measure(database);
      if (max === 0 || bytes < max * warnFrom) return bytes;
      const used = `${Math.round((bytes / max) * 100)} % of MAX_STORED`;
      const remedy = 'Erase leads (npm run leads -- erase), set RETENTION_DAYS, or raise MAX_STORED';
      if (bytes >= max) throw new Error(`${used} are used. ${remedy}.`);
      if (performance.now() - warnedAt > warnEvery) {
        warnedAt = performance.now();
        console.warn(`${used} are used: at 100 % no lead is stored any more. ${remedy} before that.`);
      }
      return bytes;
    },
  };
}
