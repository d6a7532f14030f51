/**
 * How fast the inbox is with 50,000 leads: `npm run bench:inbox [-- --leads 50000]`. It fills a new SQLite database and a new
 * PostgreSQL one. Then it sends the requests of the inbox's page, and those of programs by the API, to a desk on each, every request 20
 * times in a row.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDesk } from '../server/app';
import { saveLead } from '../server/leads/saveLead';
import type { DatabaseSettings } from '../server/operations/settings';
import { readSettings } from '../server/operations/settings';
import { createStore } from '../server/storage/store';
import { type Signed, signIn } from '../server/testing/inbox';
import { contactLead } from '../server/testing/leads';
import { startPostgres } from '../server/testing/postgres';
import { passwordHash } from '../server/testing/publish';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '50000' } } });
const count = Number(values.leads);
const rounds = 20;
const names = ['Ana', 'Ben', 'Zoë', 'Dana', 'Marisol', 'Okafor', 'Whitfield', 'Vega', 'Nguyen', 'Smith'];
const pick = (nth: number) => names[nth % names.length] ?? '';

const questions: [string, string][] = [
  ['Who is to be called', '/leads?call=now'],
  ['How many there are of each list', '/leads/counts'],
  ['First page', '/leads'],
  ['Only mine: first page', '/leads?care=mine'],
  ['Only mine: how many', '/leads/counts?care=mine'],
  ['Search: a name that many have', '/leads?q=zoe'],
  ['Search: one phone number', '/leads?q=(770)%20555-0042'],
  ['Search: what nobody has', '/leads?q=xylophone'],
  ['Filter: audits that were won', '/leads?kind=audit&state=won'],
  ['Whether anything changed', '/changes'],
];

async function fill(database: DatabaseSettings): Promise<void> {
  const store = createStore(database);
  for (let nth = 0; nth < count; nth += 25)
    await store.use(({ db }) =>
      db.transaction().execute(async (transaction) => {
        for (let one = nth; one < Math.min(count, nth + 25); one++) {
          const lead = contactLead({
            fullName: `${pick(one)} ${pick(Math.floor(one / 10))} ${one}`,
            email: `lead${one}@example.com`,
            phone: `+1 (770) ${String(1_000_000 + one).replace(/(...)(....)/, '$1-$2')}`,
            serviceAddress: `${one} Oak Lane, Roswell, GA 30075`,
            areasOfConcern: `Moss on the ${one % 2 ? 'north' : 'south'} side of the roof. `.repeat(4),
          });
          await saveLead(transaction, lead, new Date(Date.now() - (count - one) * 60_000), {}, []);
          // Whoever asks takes care of every second one.
          if (one % 2 === 0)
            await transaction
              .updateTable('leads')
              .set({ assignee: 'owner' })
              .where('id', '=', lead.id)
              .execute();
        }
      }),
    );
  await store.close();
}

async function measure(name: string, database: DatabaseSettings): Promise<void> {
  const started = performance.now();
  await fill(database);
  console.log(`\n${name}: ${count} leads, filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const env = database.kind === 'sqlite' ? { DATA_DIR: database.folder } : { DATABASE_URL: database.url };
  const desk = createDesk(
    readSettings({ ...env, PORT: '0', HOST: '127.0.0.1', INBOX_PASSWORD_HASH: passwordHash }),
  );
  const url = `http://127.0.0.1:${await desk.start()}`;
  const owner = await signIn(url);
  for (const [what, path] of questions) await time(what, () => owner.read(path));
  await measureApi(url, owner);
  await desk.stop();
}

async function measureApi(url: string, owner: Signed): Promise<void> {
  const made = await owner.call('POST', '/tokens', { name: 'Bench', scope: 'write' });
  const { token } = (await made.json()) as { token: string };
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const { data, next } = JSON.parse(await ask('/leads?limit=100')) as {
    data: { id: string }[];
    next: string;
  };
  const id = data[42]?.id ?? '';
  await time('API: a page of 50', () => ask('/leads'));
  await time('API: a page of 100, the second', () => ask(`/leads?limit=100&cursor=${next}`));
  await time('API: a state and a span of time', () => ask('/leads?state=new&from=2020-01-01&to=2100-01-01'));
  await time('API: words that many have', () => ask('/leads?q=zoe'));
  await time('API: words that nobody has', () => ask('/leads?q=xylophone'));
  await time('API: one lead', () => ask(`/leads/${id}`));
  await time('API: a change of state', () => ask(`/leads/${id}/state`, { state: 'called' }));
  await time('API: a note', () => ask(`/leads/${id}/notes`, { text: 'Wants it on Monday' }));
}

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.ceil(share * rounds) - 1] ?? 0).toFixed(0).padStart(5)} ms`;
  console.log(`${what.padEnd(32)} median ${at(0.5)}, 95 % within ${at(0.95)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-inbox-'));
const postgres = await startPostgres();
try {
  await measure('SQLite', { kind: 'sqlite', folder });
  await measure('PostgreSQL', { kind: 'postgres', url: await postgres.createDatabase() });
} finally {
  await postgres.dispose();
  rmSync(folder, { recursive: true, force: true });
}
