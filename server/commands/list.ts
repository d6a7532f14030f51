import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeLead } from '../listing';
import type { Command } from './command';

/** `list`: every lead with all its fields, for a terminal. */
export const list: Command = {
  options: [],
  read: () => async (store) => {
    async function* blocks() {
      let count = 0;
      for await (const stored of store.list()) {
        yield describeLead(stored);
        count++;
      }
      yield count === 0 ? 'No leads yet.\n' : `${count} ${count === 1 ? 'lead' : 'leads'}\n`;
    }
    await pipeline(Readable.from(blocks()), process.stdout, { end: false });
  },
};
