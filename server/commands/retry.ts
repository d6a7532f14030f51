import type { LeadStore } from '../store';
import { CommandError } from './commandError';

/** Puts messages that failed for good back into the queue: all, or one by its id. A running desk sends them. */
export const retry =
  (id: string | undefined) =>
  async (store: LeadStore): Promise<void> => {
    const count = await store.messages.retry(id, new Date());
    if (id !== undefined && count === 0) {
      throw new CommandError(`No message "${id}" has failed for good. See: npm run leads -- failed`);
    }
    console.log(`${count} ${count === 1 ? 'message' : 'messages'} will be tried again.`);
  };
