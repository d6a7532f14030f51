import type { LeadStore } from '../storage/store';
import { type Choice, hold } from './appointments';
import type { Calendar } from './calendar';

export type HoldInTurn = ReturnType<typeof createHoldInTurn>;

/**
 * Keeps times as `hold` does, one after the other: those who want the same time at once must not take all connections of the
 * database.
 */
export function createHoldInTurn(store: LeadStore) {
  let turn: Promise<unknown> = Promise.resolve();
  return (firm: string, calendar: Calendar, choice: Choice, client: string) => {
    const result = turn.then(() =>
      store.write((transaction) => hold(transaction, firm, calendar, choice, client, new Date())),
    );
    turn = result.catch(() => {});
    return result;
  };
}
