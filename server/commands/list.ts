import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeLead } from '../listing';
import type { LeadStore } from '../store';

/**
 * Writes all leads to the terminal, those that look like a robot's marked as such.
 * @param onlySuspects only the marked ones.
 */
export async function list(store: LeadStore, onlySuspects: boolean): Promise<void> {
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
    else if (onlySuspects) yield `${suspects} of ${leads(count)} ${suspects === 1 ? 'is' : 'are'} suspect\n`;
    else yield suspects === 0 ? `${leads(count)}\n` : `${leads(count)}, ${suspects} of them suspect\n`;
  }
  await pipeline(Readable.from(blocks()), process.stdout, { end: false });
}

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;
