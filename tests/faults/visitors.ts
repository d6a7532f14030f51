import type { ChildDesk } from '../../server/testing/childDesk';
import { generateLoad, type LoadResult } from '../../server/testing/loadGenerator';
import { send, visitorsAgent } from '../../server/testing/send';
import { isReceipt } from './deliver';
import { Ledger, randomIp, type SentLead } from './leads';

/** Lets visitors come whether or not the desks keep up, each with one lead, to one desk after the other. */
export async function sendFromVisitors(
  desks: readonly ChildDesk[],
  perSecond: number,
  seconds: number,
  newLead: () => SentLead,
): Promise<{ visitors: LoadResult; ledger: Ledger }> {
  const agent = visitorsAgent();
  const ledger = new Ledger();
  let turn = 0;
  const visitors = await generateLoad(perSecond, seconds, async () => {
    const lead = newLead();
    ledger.sending(lead);
    const url = desks[turn++ % desks.length]?.url ?? '';
    const { status, text } = await send(url, JSON.stringify(lead), { agent, from: randomIp() });
    const isTaken = isReceipt(status, text, lead.id);
    if (isTaken) ledger.acknowledged(lead);
    return isTaken;
  });
  agent.destroy();
  return { visitors, ledger };
}
