import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeLead } from '../listing';
import type { Command } from './command';

/** `list`: every lead with all its fields, for a terminal; those that look like a robot's are marked as such. */
export const list: Command = {
  options: ['suspects'],
  read:
    ({ suspects: onlySuspects = false }) =>
    async (store) => {
      async function* blocks() {
        let count = 0;
        let suspects = 0;
        for await (const stored of store.list()) {
          count++;
          if (stored.suspect !== undefined) suspects++;
          else if (onlySuspects) continue;
          yield describeLead(stored);
        }
        if (count === 0) yield 'No leads yet.\n';
        else if (onlySuspects)
          yield `${suspects} of ${leads(count)} ${suspects === 1 ? 'is' : 'are'} suspect\n`;
        else yield suspects === 0 ? `${leads(count)}\n` : `${leads(count)}, ${suspects} of them suspect\n`;
      }
      await pipeline(Readable.from(blocks()), process.stdout, { end: false });
    },
};

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;
