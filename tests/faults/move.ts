import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../server/testing/postgres';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { type Deployment, postgresDeployment, runCommand, startCommand } from './deployment';
import { atLeast, type Experiment, info, none } from './experiment';
import { auditWithPhotos, booking, Ledger, randomIp } from './leads';
import { until } from './until';

const sizes = { short: { leads: 400, kills: 4 }, long: { leads: 10_000, kills: 20 } };
const senders = 8;
/** One lead in so many has photos, and one in so many is corrected. */
const inOneOf = 10;

/** A move from SQLite to PostgreSQL is killed while it writes, at different moments, and repeated. */
export const move: Experiment = {
  name: 'move',
  async run(newDeployment, size) {
    const { leads, kills } = sizes[size];
    const source = await newDeployment();
    if (source.database.kind === 'PostgreSQL') return [info('runs without --postgres: it has its own', '')];
    const server = await startPostgres();
    source.onDispose(() => server.dispose());
    const desk = await source.startDesk();
    const ledger = await fill(desk.url, leads);
    const whileRunning = { ...source.env, ...(await postgresDeployment(server)).env };
    const refused = await runCommand(['move'], whileRunning).then(
      () => 0,
      (error: unknown) => Number(String(error).includes('is open in a running desk')),
    );
    await source.killDesks();
    const stored = await countOf(source);

    // Once undisturbed, to know how long it writes.
    const duration = await moveUntil(source, await postgresDeployment(server), Number.POSITIVE_INFINITY);
    const target = await postgresDeployment(server);
    let killed = 0;
    let halves = 0;
    for (let round = 0; round < kills; round++) {
      await moveUntil(source, target, (duration * (round + 0.5)) / kills);
      const left = await countOf(target);
      if (left === 0) killed++;
      else if (left !== stored) halves++;
    }
    const output = await runCommand(['move'], { ...source.env, ...target.env });
    const hashes = [...output.matchAll(/^(\w+) +(\d+) {2}([\da-f]{16}) +([\da-f]{16})$/gm)];
    return [
      info('leads', ledger.count),
      atLeast('moves refused while the desk runs', refused, 1),
      info('a move writes for', `${(duration / 1_000).toFixed(1)} s`),
      atLeast('moves killed while they wrote', killed, 1),
      none('of these half done', halves),
      atLeast('tables compared after the repetition', hashes.length, 5),
      none('of these different', hashes.filter(([, , , one, other]) => one !== other).length),
      none('revisions more or less', Math.abs(stored - (await countOf(target)))),
      ...(await ledger.compare(target)),
    ];
  },
};

/** Moves, and kills the move so many milliseconds after it began to write. @returns how long it wrote */
async function moveUntil(source: Deployment, target: Deployment, milliseconds: number): Promise<number> {
  const { database } = target;
  if (database.kind !== 'PostgreSQL') throw new Error('a move goes to PostgreSQL');
  const observer = new Client(database.url);
  await observer.connect();
  const moving = startCommand(['move'], { ...source.env, ...target.env });
  const ended = once(moving, 'exit');
  const hasEnded = () => moving.exitCode !== null || moving.signalCode !== null;
  const isWriting = async () => {
    const { rows } = await observer.query(
      "select 1 from pg_stat_activity where application_name = 'biosystem-move' and backend_xid is not null",
    );
    return rows.length > 0;
  };
  await until(async () => hasEnded() || isWriting());
  const began = performance.now();
  if (Number.isFinite(milliseconds)) await Promise.race([sleep(milliseconds), ended]);
  else await ended;
  moving.kill('SIGKILL');
  await ended;
  // The server ends the transaction when it notices.
  await until(async () => !(await isWriting()));
  await observer.end();
  return performance.now() - began;
}

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
