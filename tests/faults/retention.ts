import { setTimeout as sleep } from 'node:timers/promises';
import { generateLoad } from '../../server/testing/loadGenerator';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { atLeast, type Experiment, info, none, under } from './experiment';
import { booking, Ledger } from './leads';
import { wrongClock } from './wrongClock';

const leads = { short: 500, long: 50_000 };
const senders = 32;
const visitorsPerSecond = 20;
/** Seconds of a load, after which it is asked whether all is erased. */
const round = 2;
/** Milliseconds. On a machine with other work ten times what the same desk takes before. */
const promised = 500;

/** The retention of all stored leads ends at once: they are erased while visitors send others. */
export const retention: Experiment = {
  name: 'retention',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const agent = visitorsAgent();
    const old = new Ledger();
    const first = await deployment.startDesks();
    let turn = 0;
    const sendOn = async () => {
      while (old.count < leads[size])
        await deliver(booking(), () => first[turn++ % first.length]?.url ?? '', old, { agent });
    };
    await Promise.all(Array.from({ length: senders }, sendOn));

    const fresh = new Ledger();
    const visit = (desks: readonly { url: string }[], ledger: Ledger) =>
      generateLoad(visitorsPerSecond, round, async () => {
        const lead = booking();
        const url = () => desks[turn++ % desks.length]?.url ?? '';
        const { attempts } = await deliver(lead, url, ledger, { agent });
        return attempts === 1;
      });
    const quiet = (await visit(first, old)).percentile(0.99);
    await Promise.all(first.map((desk) => desk.end('SIGTERM')));

    const desks = await deployment.startDesks({ ...wrongClock([400]), RETENTION_DAYS: '30' });
    const began = performance.now();
    let [failed, p99, seconds] = [0, 0, 0];
    do {
      const visitors = await visit(desks, fresh);
      failed += visitors.failed;
      p99 = Math.max(p99, visitors.percentile(0.99));
      seconds = (performance.now() - began) / 1_000;
    } while (!desks.some((desk) => desk.output().includes('Erased after')) && seconds < 1_200);
    await sleep(100);
    const memory = Math.max(...desks.map((desk) => desk.memory().peak));
    agent.destroy();
    let left = 0;
    for await (const { id } of deployment.leads()) if (old.has(String(id))) left++;
    return [
      atLeast('leads whose retention ended', old.count, leads[size]),
      none('of them left', left),
      info('seconds until all were erased', seconds.toFixed(0)),
      none('leads of others refused meanwhile', failed),
      under('their p99, in the worst two seconds', p99, Math.max(promised, Math.ceil(10 * quiet)), 'ms'),
      under('memory, most', memory, 400, 'MB'),
      ...(await fresh.compare(deployment)).filter(({ what }) => what !== 'never sent by anybody'),
    ];
  },
};
