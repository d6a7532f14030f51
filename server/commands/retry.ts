import { type Command, count } from './command';
import { CommandError } from './commandError';

/** `retry`: puts notifications that failed permanently back into the queue, all or one by its id. A running desk sends them. */
export const retry: Command = {
  options: ['firm'],
  takesArgument: true,
  parse:
    ({ firm }, id) =>
    async (store, { console }) => {
      const retried = await store.messages.retry(id, new Date(), firm);
      if (id !== undefined && retried === 0) {
        throw new CommandError(`No message "${id}" has failed for good. See: npm run leads -- failed`);
      }
      console.log(`${count(retried, 'message')} will be tried again.`);
    },
};
