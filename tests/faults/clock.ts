import { setTimeout as sleep } from 'node:timers/promises';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { atLeast, type Experiment, info, none } from './experiment';
import { booking, Ledger, type SentLead } from './leads';
import { startReceiver } from './receiver';
import { until } from './until';
import { wrongClock } from './wrongClock';

/** Leads at each time of the clock. */
const leads = { short: 20, long: 500 };
/** Days by which the desk's clock is wrong, one after the other. */
const offsets = [0, 400, -400, 0];

/** The desk's clock is set forward and back by more than a year while visitors send and correct leads. */
export const clock: Experiment = {
  name: 'clock',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const receiver = await startReceiver();
    deployment.onDispose(() => receiver.close());
    const desks = await deployment.startDesks({ ...wrongClock(offsets), ...receiver.env });
    const ledger = new Ledger();
    const agent = visitorsAgent();
    const sent: SentLead[] = [];
    let turn = 0;
    const send = (lead: SentLead) =>
      deliver(lead, () => desks[turn++ % desks.length]?.url ?? '', ledger, { agent });
    for (const offset of offsets) {
      // What fails while the clock is wrong is queued for a time of that clock.
      receiver.mode = offset === 0 ? 'accepts' : 'refuses';
      const corrected = sent.splice(0).map((lead) => ({
        ...lead,
        revision: lead.revision + 1,
        phone: '+1 770 555 0199',
      }));
      const fresh = Array.from({ length: leads[size] }, () => booking());
      await Promise.all([...corrected, ...fresh].map(send));
      sent.push(...fresh);
      for (const desk of desks) desk.process.kill('SIGUSR2');
      await sleep(100);
    }
    agent.destroy();
    const began = performance.now();
    // Its last failure before may be tried again after a quarter of a minute or a whole one.
    await until(() => receiver.received.size >= ledger.count, 90);
    const seconds = (performance.now() - began) / 1_000;
    return [
      atLeast('leads acknowledged', ledger.count, offsets.length * leads[size]),
      atLeast('of these notified', receiver.received.size, ledger.count),
      info('after the clock was right again', `${seconds.toFixed(1)} s`),
      none('desks that are not healthy', (await Promise.all(desks.map(isUnhealthy))).filter(Boolean).length),
      ...(await ledger.compare(deployment)),
    ];
  },
};

const isUnhealthy = async ({ url }: { url: string }) => (await fetch(`${url}/healthz`)).status !== 200;
