import { type Arrivals, arrivals } from '../../server/testing/arrivals';
import type { ChildDesk } from '../../server/testing/childDesk';
import { send, visitorsAgent } from '../../server/testing/send';
import { isReceipt } from './deliver';
import { Ledger, type SentLead, someAddress } from './leads';

/** Lets visitors come whether or not the desks keep up, each with one lead, to one desk after the other. */
export async function visits(
  desks: readonly ChildDesk[],
  perSecond: number,
  seconds: number,
  newLead: () => SentLead,
): Promise<{ visitors: Arrivals; ledger: Ledger }> {
  const agent = visitorsAgent();
  const ledger = new Ledger();
  let turn = 0;
  const visitors = await arrivals(perSecond, seconds, async () => {
    const lead = newLead();
    ledger.sending(lead);
    const url = desks[turn++ % desks.length]?.url ?? '';
    const { status, text } = await send(url, JSON.stringify(lead), { agent, from: someAddress() });
    const isTaken = isReceipt(status, text, lead.id);
    if (isTaken) ledger.acknowledged(lead);
    return isTaken;
  });
  agent.destroy();
  return { visitors, ledger };
}
