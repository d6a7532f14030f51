/**
 * How fast free times are found beside a year of appointments: `npm run bench:slots [-- --appointments 20000]`. It fills a new SQLite
 * database and a new PostgreSQL one, half of it before today, and asks a desk on each for times at random moments, five times a
 * second. The exit code is 1 when the target is missed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseSettings } from '../server/operations/settings';
import { createStore } from '../server/storage/store';
import { delivered, startChildDesk } from '../server/testing/childDesk';
import { generateLoad } from '../server/testing/loadGenerator';
import { startPostgres } from '../server/testing/postgres';

const { values } = parseArgs({ options: { appointments: { type: 'string', default: '20000' } } });
const count = Number(values.appointments);
const perSecond = 5;
const seconds = 30;
/** Milliseconds. */
const target = 50;

const day = 24 * 60 * 60_000;
const minute = 60_000;
const crews = 20;
const every = 30;
/** From 8 to 18 o'clock. */
const startsPerDay = 20;

/** Exact starts: of these there are the most. */
const facts = {
  timeZone: 'UTC',
  availability: {
    hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '08:00', close: '18:00' }],
    every,
    travel: 20,
    crews,
    leadHours: 24,
    horizonDays: 62,
  },
};

const questions: [string, string][] = [
  ['what a form asks for', '/api/slots?days=31'],
  ['62 days', '/api/slots?days=62'],
];

async function fill(database: DatabaseSettings): Promise<void> {
  const store = createStore(database);
  const isoOf = (at: number) => new Date(at).toISOString();
  const midnight = Math.floor(Date.now() / day) * day;
  const appointment = (nth: number) => {
    const date = midnight + (Math.floor((nth / count) * 365) - 182) * day;
    const start = date + (8 * 60 + (nth % startsPerDay) * every) * minute;
    return {
      id: crypto.randomUUID(),
      firm: '',
      state: 'booked' as const,
      kind: 'contact',
      start_at: isoOf(start),
      end_at: isoOf(start + 60 * minute),
      until_at: isoOf(start + 60 * minute),
      expires_at: isoOf(start - day),
      lead_id: crypto.randomUUID(),
      client_hash: '',
      token: crypto.randomUUID(),
      sequence: 0,
      crew: '',
      minutes: 60,
      zip: '30075',
      created_at: isoOf(start - 7 * day),
      updated_at: isoOf(start - 7 * day),
    };
  };
  for (let first = 0; first < count; first += 500)
    await store.write((transaction) =>
      transaction
        .insertInto('appointments')
        .values(Array.from({ length: Math.min(500, count - first) }, (_, nth) => appointment(first + nth)))
        .execute(),
    );
  await store.close();
}

async function measure(name: string, database: DatabaseSettings): Promise<void> {
  await fill(database);
  const env = database.kind === 'sqlite' ? { DATA_DIR: database.folder } : { DATABASE_URL: database.url };
  const desk = await startChildDesk({ ...env, SITE_DIR: site }, delivered.desk);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  for (const [what, path] of questions) {
    // A desk runs for weeks: its first second, in which the code is compiled and the database connected, is no question's.
    for (let nth = 0; nth < 20; nth++) await hasTimes(`${desk.url}${path}&zip=${30_000 + nth}`, agent);
    const [ran, waited] = [desk.ranOnProcessor(), desk.waitedForProcessor()];
    const load = await generateLoad(perSecond, seconds, () => hasTimes(`${desk.url}${path}`, agent));
    const [p50, p99] = [0.5, 0.99].map((share) => load.percentile(share));
    const isMet = load.failed === 0 && (p99 ?? Infinity) <= target;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${name.padEnd(12)} ${what.padEnd(10)} median ${p50?.toFixed(1)} ms, 99 % within ${p99?.toFixed(1)} ms,`,
      `${(((desk.ranOnProcessor() - ran) * 1000) / (perSecond * seconds)).toFixed(1)} ms of a processor each,`,
      `failed ${load.failed}, waited ${(desk.waitedForProcessor() - waited).toFixed(1)} s for a CPU,`,
      `load ${loadavg()[0]?.toFixed(1)} ${isMet ? '' : 'MISSED'}`,
    );
  }
  agent.destroy();
  await desk.end('SIGTERM');
}

/** Whether the answer has times, so that an empty calendar is no success. */
const hasTimes = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve(response.statusCode === 200 && text.includes('"free"')));
      response.once('error', reject);
    }).once('error', reject);
  });

const folder = mkdtempSync(join(tmpdir(), 'bench-slots-'));
const site = join(folder, 'site');
mkdirSync(site);
writeFileSync(join(site, 'business.json'), JSON.stringify(facts));
const postgres = await startPostgres();
try {
  console.log(`${count} appointments in a year, ${perSecond} questions a second, ${crews} crews`);
  await measure('SQLite', { kind: 'sqlite', folder: join(folder, 'data') });
  await measure('PostgreSQL', { kind: 'postgres', url: await postgres.createDatabase() });
} finally {
  await postgres.dispose();
  rmSync(folder, { recursive: true, force: true });
}
