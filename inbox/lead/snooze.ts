/** Until when a lead is put off. */

const hour = 3_600_000;

/** Where nobody answered: often somebody does two hours later. */
export const afterNoAnswer = (now: Date): Date => new Date(now.getTime() + 2 * hour);

/** Until when it may be put off by one press, by the clock of whoever presses. */
export const snoozes = {
  hour: (now: Date) => new Date(now.getTime() + hour),
  afternoon: (now: Date) => new Date(now.getTime() + 3 * hour),
  tomorrow: (now: Date) => morning(now, 1),
  monday: (now: Date) => morning(now, (8 - now.getDay()) % 7 || 7),
} as const satisfies Record<string, (now: Date) => Date>;

const morning = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
