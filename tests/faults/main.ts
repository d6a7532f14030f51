/**
 * Proof that no lead is lost or doubled: `npm run test:faults`.
 *
 *   npm run test:faults                         all experiments, short, on SQLite
 *   npm run test:faults -- kill load --long     these two, at full length
 *   npm run test:faults -- --postgres           on PostgreSQL, two desks side by side
 *   npm run test:faults -- --sample             what `npm test` runs: `ALWAYS`, and some of the others on SQLite
 *
 * Prints a table, adds what it found to test-results/faults.json, and ends with an error when a promise is broken. Where only
 * times were exceeded, the experiment is repeated once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { delivered } from '../../server/testing/childDesk';
import { startPostgres } from '../../server/testing/postgres';
import { sample } from '../../src/testing/sample';
import { backup } from './backup';
import { bookings } from './bookings';
import { clock } from './clock';
import { type Deployment, postgresDeployment, sqliteDeployment } from './deployment';
import { disk } from './disk';
import { aborted, type Experiment, type Finding, none, type Size } from './experiment';
import { failover } from './failover';
import { floods } from './floods';
import { hostile } from './hostile';
import { kill } from './kill';
import { load } from './load';
import { move } from './move';
import { network } from './network';
import { proxies } from './proxies';
import { queue } from './queue';
import { retention } from './retention';
import { secrets } from './secrets';
import { slow } from './slow';
import { stop } from './stop';
import { told } from './told';

const experiments = [
  kill,
  bookings,
  network,
  disk,
  clock,
  queue,
  told,
  hostile,
  floods,
  slow,
  stop,
  load,
  backup,
  move,
  failover,
  proxies,
  secrets,
  retention,
];

/** What loses leads first is in each sample. */
const ALWAYS: readonly Experiment[] = [kill, disk, failover];
/** How many of the others are. */
const OTHERS = 7;

const reportFile = 'test-results/faults.json';

interface Result {
  experiment: string;
  database: string;
  size: Size;
  date: string;
  seconds: number;
  /** Programs that wanted a processor at the end, over the last minute: the machine may have had other work. */
  machineLoad: number;
  findings: Finding[];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean' }, postgres: { type: 'boolean' }, sample: { type: 'boolean' } },
});
const unknown = positionals.filter((word) => !experiments.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(
    `There is no experiment "${unknown.join(' ')}". There are: ${experiments.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const others = experiments.filter((experiment) => !ALWAYS.includes(experiment));
const inSample = [...ALWAYS, ...sample('faults', others, OTHERS)];
const chosen = values.sample
  ? inSample
  : experiments.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const onPostgres = values.sample
  ? [failover, ...sample('faults on PostgreSQL', [kill, disk], 1)]
  : values.postgres
    ? experiments
    : [];
const size: Size = values.long ? 'long' : 'short';
const server = onPostgres.length > 0 ? await startPostgres() : undefined;
console.log(`${delivered.desk.at(-1)}, ${cpus().length} processors`);

let deployments: Deployment[] = [];

async function run(experiment: Experiment): Promise<Result> {
  deployments = [];
  const usesPostgres = server && onPostgres.includes(experiment);
  const database = usesPostgres ? 'PostgreSQL, two desks' : 'SQLite';
  const newDeployment = async () => {
    const deployment = await (usesPostgres ? postgresDeployment(server) : sqliteDeployment());
    deployments.push(deployment);
    return deployment;
  };
  const began = performance.now();
  const date = new Date().toISOString();
  const findings = await experiment.run(newDeployment, size).catch((error: unknown) => [aborted(error)]);
  await clearUp();
  const crashed = deployments.flatMap((deployment) => deployment.crashed);
  for (const lastWords of crashed) console.error(`\nA desk ended by itself:\n${lastWords}`);
  findings.push(none('desks that ended by themselves', crashed.length));
  const seconds = Number(((performance.now() - began) / 1_000).toFixed(1));
  const machineLoad = Number((loadavg()[0] ?? 0).toFixed(1));
  return { experiment: experiment.name, database, size, date, seconds, machineLoad, findings };
}

async function clearUp() {
  for (const deployment of deployments) await deployment.dispose();
}

function print({ experiment, database, seconds, machineLoad, findings }: Result) {
  console.log(`\n${experiment} on ${database}, ${size}: ${seconds} s (load of the machine: ${machineLoad})`);
  for (const { what, measured, promise, kept } of findings) {
    console.log(
      `  ${what.padEnd(52)} ${measured.padStart(12)}   ${promise.padEnd(10)} ${kept ? '' : 'BROKEN'}`,
    );
  }
}

/** Puts the results in the deployment of earlier ones of the same kind. */
function report(results: readonly Result[]) {
  const earlier = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Result[]) : [];
  const key = (result: Result) => `${result.experiment} ${result.database} ${result.size}`;
  const byKey = new Map([...earlier, ...results].map((result) => [key(result), result]));
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify([...byKey.values()], null, 2)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([clearUp(), server?.dispose()]).then(() => process.exit(1));
  });
}
let broken = 0;
try {
  for (const experiment of chosen) {
    let result = await run(experiment);
    print(result);
    const failed = result.findings.filter(({ kept }) => !kept);
    if (failed.length > 0 && failed.every(({ isTime }) => isTime)) {
      console.log('  Only a time was exceeded: once more.');
      result = await run(experiment);
      print(result);
    }
    report([result]);
    broken += result.findings.filter(({ kept }) => !kept).length;
  }
} finally {
  await server?.dispose();
}
console.log(broken === 0 ? '\nEvery promise was kept.' : `\n${broken} promises were BROKEN.`);
process.exit(broken === 0 ? 0 : 1);
