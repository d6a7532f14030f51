import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatLead } from '../leads/formatLead';
import { byFirm } from '../privacy/leadFilter';
import { type Command, count } from './command';

/** `list`: prints every lead with all its fields; leads that look like spam, and superseded revisions, are marked. */
export const list: Command = {
  options: ['suspects', 'revisions', 'firm'],
  parse:
    ({ suspects: onlySpam = false, revisions, firm }) =>
    async (store, { stdout }) => {
      async function* blocks() {
        let leads = 0;
        let spam = 0;
        for await (const stored of store.list({
          revisions,
          filter: firm === undefined ? undefined : byFirm(firm),
        })) {
          if (stored.superseded) {
            if (!onlySpam) yield formatLead(stored);
            continue;
          }
          leads++;
          if (stored.spamVerdict !== undefined) spam++;
          else if (onlySpam) continue;
          yield formatLead(stored);
        }
        if (leads === 0) yield firm === undefined ? 'No leads yet.\n' : `No leads of the firm ${firm}.\n`;
        else if (onlySpam) yield `${spam} of ${count(leads, 'lead')} ${spam === 1 ? 'is' : 'are'} suspect\n`;
        else
          yield spam === 0
            ? `${count(leads, 'lead')}\n`
            : `${count(leads, 'lead')}, ${spam} of them suspect\n`;
      }
      await pipeline(Readable.from(blocks()), stdout, { end: false });
    },
};
