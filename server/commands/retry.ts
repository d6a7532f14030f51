import type { Command } from './command';
import { CommandError } from './commandError';

/** `retry`: puts messages that failed for good back into the queue, all or one by its id. A running desk sends them. */
export const retry: Command = {
  options: [],
  takesWord: true,
  read: (_, id) => async (store) => {
    const count = await store.messages.retry(id, new Date());
    if (id !== undefined && count === 0) {
      throw new CommandError(`No message "${id}" has failed for good. See: npm run leads -- failed`);
    }
    console.log(`${count} ${count === 1 ? 'message' : 'messages'} will be tried again.`);
  },
};
