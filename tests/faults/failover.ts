import { setTimeout as sleep } from 'node:timers/promises';
import { findCaddy } from '../../scripts/tools/caddy';
import { generateLoad } from '../../server/testing/loadGenerator';
import { freePort } from '../../server/testing/postgres';
import { visitorsAgent } from '../../server/testing/send';
import { startCaddy } from './caddy';
import { deliver } from './deliver';
import { atLeast, type Experiment, info } from './experiment';
import { auditWithPhotos, booking, Ledger } from './leads';

const sizes = { short: { rounds: 2, perSecond: 40 }, long: { rounds: 40, perSecond: 80 } };
/** Seconds for which a desk is away, and for which all are there before. */
const phase = 3;
const photosInOneOf = 25;

/**
 * Caddy as in `deploy/` stands in front of desks that share a database. They are killed in turn (`SIGKILL`) while visitors
 * come at a steady rate; each sends again until the lead is acknowledged.
 */
export const failover: Experiment = {
  name: 'failover',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const caddy = findCaddy();
    if (deployment.desks < 2) return [info('left out: one desk has no other to take its place', '')];
    if (!caddy) return [info('left out: Caddy is not installed, and apt-get cannot be used', '')];
    const { rounds, perSecond } = sizes[size];
    const ports = await Promise.all(Array.from({ length: deployment.desks }, freePort));
    const start = (port: number) => deployment.startDesk({ PORT: String(port), TRUST_PROXY: '1' });
    const desks = await Promise.all(ports.map(start));
    const proxy = await startCaddy(caddy, ports);
    deployment.onDispose(proxy.end);

    const ledger = new Ledger();
    const agent = visitorsAgent();
    let sentAgain = 0;
    let wasStored = 0;
    let isOneAway = false;
    let meanwhile = 0;
    const visitors = generateLoad(perSecond, rounds * 2 * phase, async () => {
      const lead = Math.random() < 1 / photosInOneOf ? auditWithPhotos(2, 40_000) : booking();
      const { attempts, status } = await deliver(lead, () => proxy.url, ledger, { agent, timeout: 10_000 });
      if (attempts > 1) sentAgain++;
      if (isOneAway) meanwhile++;
      if (status === 200) wasStored++;
      return true;
    });
    const killing = async () => {
      for (let round = 0; round < rounds; round++) {
        const victim = round % desks.length;
        await sleep(phase * 1_000);
        await desks[victim]?.end('SIGKILL');
        isOneAway = true;
        await sleep(phase * 1_000);
        isOneAway = false;
        desks.splice(victim, 1, await start(ports[victim] ?? 0));
      }
    };
    const [load] = await Promise.all([visitors, killing()]);
    agent.destroy();
    const leads = rounds * 2 * phase * perSecond;
    return [
      info('desks killed, one at a time', rounds),
      atLeast('leads acknowledged', ledger.count, leads * 0.8),
      atLeast('of these while a desk was away', meanwhile, rounds),
      info('of these sent again', sentAgain),
      info('of these stored before the kill', wasStored),
      info('p99', `${load.percentile(0.99).toFixed(0)} ms`),
      info('slowest, from the first attempt', `${load.percentile(1).toFixed(0)} ms`),
      ...(await ledger.compare(deployment)),
    ];
  },
};
