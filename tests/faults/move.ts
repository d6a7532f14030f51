import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../server/testing/postgres';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { type Deployment, postgresDeployment, runCommand, startCommand } from './deployment';
import { atLeast, type Experiment, info, none } from './experiment';
import { auditWithPhotos, booking, Ledger, randomIp } from './leads';

const sizes = { short: { leads: 400, kills: 4 }, long: { leads: 10_000, kills: 20 } };
const senders = 8;
/** One lead in so many has photos, and one in so many is corrected. */
const inOneOf = 10;

/** A move from SQLite to PostgreSQL is killed at different moments, and repeated. */
export const move: Experiment = {
  name: 'move',
  async run(newDeployment, size) {
    const { leads, kills } = sizes[size];
    const source = await newDeployment();
    if (source.database.kind === 'PostgreSQL') return [info('runs without --postgres: it has its own', '')];
    const server = await startPostgres();
    try {
      const desk = await source.startDesk();
      const ledger = await fill(desk.url, leads);
      const whileRunning = { ...source.env, ...(await postgresDeployment(server)).env };
      const refused = await runCommand(['move'], whileRunning).then(
        () => 0,
        (error: unknown) => Number(String(error).includes('is open in a running desk')),
      );
      await source.killDesks();
      // Once undisturbed, to know how long it takes.
      const began = performance.now();
      await runCommand(['move'], { ...source.env, ...(await postgresDeployment(server)).env });
      const duration = performance.now() - began;

      const target = await postgresDeployment(server);
      const env = { ...source.env, ...target.env };
      let killed = 0;
      let halves = 0;
      for (let round = 1; round <= kills; round++) {
        const moving = startCommand(['move'], env);
        const ended = once(moving, 'exit');
        await Promise.race([sleep((duration * round) / (kills + 1)), ended]);
        moving.kill('SIGKILL');
        await ended;
        if (moving.signalCode !== 'SIGKILL') break;
        killed++;
        const left = await countOf(target);
        if (left !== 0 && left !== (await countOf(source))) halves++;
      }
      const output = await runCommand(['move'], env);
      const hashes = [...output.matchAll(/^(\w+) +(\d+) {2}([\da-f]{16}) +([\da-f]{16})$/gm)];
      const differing = hashes.filter(([, , , one, other]) => one !== other).length;
      const [before, after] = [await countOf(source), await countOf(target)];
      return [
        info('leads', ledger.count),
        atLeast('moves refused while the desk runs', refused, 1),
        info('a move takes', `${(duration / 1_000).toFixed(1)} s`),
        atLeast('moves killed', killed, 1),
        none('of these half done', halves),
        atLeast('tables compared after the repetition', hashes.length, 5),
        none('of these different', differing),
        none('revisions more or less', Math.abs(before - after)),
        ...(await ledger.compare(target)),
      ];
    } finally {
      await server.dispose();
    }
  },
};

/** Sends leads with photos and corrections. */
async function fill(url: string, leads: number): Promise<Ledger> {
  const ledger = new Ledger();
  const agent = visitorsAgent();
  const sendOn = async () => {
    const from = randomIp();
    while (ledger.count < leads) {
      const lead = Math.random() < 1 / inOneOf ? auditWithPhotos(2, 100_000) : booking();
      await deliver(lead, () => url, ledger, { agent, from });
      if (Math.random() < 1 / inOneOf) {
        const corrected = { ...lead, revision: 2, phone: '+1 770 555 0199' };
        await deliver(corrected, () => url, ledger, { agent, from });
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, sendOn));
  agent.destroy();
  return ledger;
}

/** How many revisions of leads a database holds. */
async function countOf(deployment: Deployment): Promise<number> {
  let count = 0;
  for await (const _ of deployment.leads()) count++;
  return count;
}
