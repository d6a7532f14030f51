import { Agent } from 'node:http';
import { deliver } from './deliver';
import { atLeast, type Experiment, type Finding, info, none } from './experiment';
import { auditWithPhotos, booking, Ledger, type SentLead } from './leads';
import { type BadNetwork, badNetwork } from './proxy';

const leads = { short: 1_000, long: 10_000 };
/** How many visitors send at the same time, each from two tabs. */
const visitors = 40;

/** Connections break at every moment, requests arrive twice and again later, and two tabs send the same lead. */
export const network: Experiment = {
  name: 'network',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const ports = (await deployment.startDesks()).map(({ url }) => Number(new URL(url).port));
    let turn = 0;
    const proxy = await badNetwork(() => ports[turn++ % ports.length] ?? 0);
    const ledger = new Ledger();
    // A connection for each request: the proxy breaks it, and nobody else's with it.
    const agent = new Agent({ keepAlive: false });
    let next = 0;
    let attempts = 0;

    const tab = async (revisions: readonly SentLead[]) => {
      for (const revision of revisions) {
        const delivered = await deliver(revision, () => proxy.url, ledger, { agent, timeout: 500 });
        attempts += delivered.attempts;
      }
    };
    const visitor = async () => {
      while (next < leads[size]) await Promise.all(tabsOf(next++).map(tab));
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
    await proxy.settled();
    proxy.close();
    agent.destroy();
    const createdTwice = [...proxy.created.values()].filter((times) => times > 1).length;
    return [
      atLeast('leads, each from two tabs, acknowledged', ledger.count, leads[size]),
      info('attempts', attempts),
      ...faultsInjected(proxy),
      none('ids that a desk called new (201) more than once', createdTwice),
      ...(await ledger.compare(deployment)),
    ];
  },
};

/**
 * What two tabs send of the lead with that number: one of them may correct it, before or after the other is done. The clock
 * of the device is set back meanwhile.
 */
function tabsOf(number: number): SentLead[][] {
  const lead = number % 20 === 0 ? auditWithPhotos(1, 60_000) : booking();
  const corrected = (times: number): SentLead => ({
    ...lead,
    phone: `+1 770 555 ${1_000 + times}`,
    timestamp: new Date(Date.parse(lead.timestamp) - times * 1_000).toISOString(),
    revision: lead.revision + times,
  });
  const ways = [
    [[lead], [lead]],
    [[lead], [corrected(1)]],
    [[lead, corrected(2)], [corrected(1)]],
    [[lead, corrected(1), corrected(2)], [lead]],
  ];
  return ways[number % ways.length] ?? [];
}

/** Each fault has to come up, or nothing was tried. */
const faultsInjected = ({ injected }: BadNetwork): Finding[] =>
  [...injected].map(([fault, times]) => atLeast(`connections: ${fault}`, times, 1));
