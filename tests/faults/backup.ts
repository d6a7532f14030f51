import { statSync } from 'node:fs';
import { join } from 'node:path';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { runCommand, sqliteDeployment } from './deployment';
import { atLeast, type Experiment, type Finding, info, none, under } from './experiment';
import { auditWithPhotos, booking, Ledger, randomIp } from './leads';
import { until } from './until';

/** Leads before the first back-up, and back-ups one after the other, the last while nobody sends. */
const sizes = { short: { leads: 300, times: 3 }, long: { leads: 10_000, times: 10 } };
const senders = 8;
/** One lead in so many has photos. */
const photosInOneOf = 10;
/** Seconds that a lead may take meanwhile. */
const promised = 5;

/** Back-ups and exports are made while visitors send leads, and compared with what was acknowledged when each began. */
export const backup: Experiment = {
  name: 'backup',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const { database, env } = deployment;
    if (database.kind === 'PostgreSQL') return [info('PostgreSQL has its own pg_dump', '')];
    const { leads, times } = sizes[size];
    const [desk] = await deployment.startDesks();
    const url = () => desk?.url ?? '';
    const ledger = new Ledger();
    const agent = visitorsAgent();
    const end = new AbortController();
    let isBackingUp = false;
    let slowest = 0;
    const sendOn = async () => {
      const from = randomIp();
      while (!end.signal.aborted) {
        const lead = Math.random() < 1 / photosInOneOf ? auditWithPhotos(2, 100_000) : booking();
        const began = performance.now();
        const wasBackingUp = isBackingUp;
        await deliver(lead, url, ledger, { agent, from });
        if (wasBackingUp || isBackingUp) slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      }
    };
    const sending = Promise.all(Array.from({ length: senders }, sendOn));
    const copies: { file: string; before: Ledger }[] = [];
    let [seconds, lacked] = [0, 0];
    const backUp = async () => {
      const file = join(database.folder, `copy-${copies.length}.sqlite`);
      const before = ledger.untilNow();
      isBackingUp = true;
      const began = performance.now();
      await runCommand(['backup', file], env);
      seconds = Math.max(seconds, (performance.now() - began) / 1_000);
      lacked += ledger.untilNow().lackedBy(await runCommand(['export', '--format', 'csv'], env));
      isBackingUp = false;
      copies.push({ file, before });
    };
    try {
      await until(() => ledger.count >= leads, 600);
      for (let time = 1; time < times; time++) await backUp();
    } finally {
      end.abort();
    }
    await sending;
    agent.destroy();
    // The desk still runs, and the last leads are in SQLite's log only.
    const meanwhile = ledger.count - (copies[0]?.before.count ?? 0);
    await backUp();
    await deployment.killDesks();
    const findings: Finding[][] = [];
    for (const { file, before } of copies) findings.push(await restored(file, before));
    const last = copies.at(-1);
    return [
      info('back-ups while the desk runs', copies.length),
      atLeast('leads acknowledged before the first', copies[0]?.before.count ?? 0, leads),
      atLeast('leads acknowledged meanwhile', meanwhile, 1),
      under('slowest lead meanwhile', slowest, promised, 's'),
      none('of those acknowledged before exports, not in them', lacked),
      info('slowest back-up', `${seconds.toFixed(1)} s`),
      info('its size', `${last ? (statSync(last.file).size / 1e6).toFixed(0) : '?'} MB`),
      none(
        'back-ups that others may read',
        copies.filter(({ file }) => (statSync(file).mode & 0o077) !== 0).length,
      ),
      ...sumOf(findings),
    ];
  },
};

/** Restores a back-up into a folder of its own, and compares it. */
async function restored(file: string, before: Ledger): Promise<Finding[]> {
  const deployment = await sqliteDeployment();
  try {
    await runCommand(['restore', file], deployment.env);
    return await before.compare(deployment);
  } finally {
    await deployment.dispose();
  }
}

/** Findings that count what should not be, over several comparisons. */
function sumOf(findings: readonly Finding[][]): Finding[] {
  const names = new Set(findings.flat().map(({ what }) => what));
  return [...names].map((what) =>
    none(
      `in restored ones: ${what}`,
      findings
        .flat()
        .reduce((sum, finding) => sum + (finding.what === what ? Number(finding.measured) : 0), 0),
    ),
  );
}
