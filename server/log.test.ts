import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startChildDesk } from './testing/childDesk';
import { post, temporaryFolder } from './testing/desk';
import { contactLead } from './testing/leads';
import { startPostgres, type TestPostgres } from './testing/postgres';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

/** Told by nobody else: whoever finds one of these words has found personal data. */
const words = {
  fullName: 'Quendolyn Xylander',
  phone: '555-010-7788',
  email: 'quendolyn@xylander.example',
  serviceAddress: '77 Zebrawood Terrace',
  areasOfConcern: 'Vexing lichen',
};
const page = 'https://example.com/?email=quendolyn@xylander.example';

it.each([
  ['SQLite', async (): Promise<Record<string, string>> => ({ DATA_DIR: temporaryFolder() })],
  [
    'PostgreSQL',
    async (): Promise<Record<string, string>> => ({ DATABASE_URL: await postgres.createDatabase() }),
  ],
])('a desk with %s prints nothing of what visitors tell, whatever goes wrong', async (_name, place) => {
  const env = await place();
  const desk = await startChildDesk({ ...env, GUARD_SECRET: 'Quendolyn’s own secret', TRUST_PROXY: '1' });
  onTestFinished(async () => {
    await desk.end('SIGKILL');
  });
  const lead = contactLead({ ...words, page });
  const text = JSON.stringify(lead);
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const statuses = [];
  for (const body of [
    lead,
    contactLead({ ...words, partial: true, guard: { trap: words.email, seconds: 0 } }),
    contactLead({ ...words, email: 'Quendolyn' }),
    text.slice(0, -20),
    text.replace('"kind"', `"__proto__":"${words.fullName}","kind"`),
    `${text}${text}`,
    JSON.stringify(contactLead({ ...words, padding: 'Xylander'.repeat(1_100_000) })),
    '{'.repeat(50) + text,
  ])
    statuses.push((await post(desk.url, body, from)).status);
  statuses.push((await post(desk.url, lead, { 'content-type': 'text/html' })).status);
  statuses.push((await post(desk.url, lead, { origin: 'https://xylander.example' })).status);
  expect(statuses).toEqual([201, 201, 400, 400, 400, 400, 413, 400, 415, 403]);
  for (const path of ['/quotes?name=Quendolyn', '/api/token?id=Quendolyn', '/api/Quendolyn', '/metrics'])
    await fetch(`${desk.url}${path}`);
  await breakOff(Number(new URL(desk.url).port), text);
  const failures = env.DATABASE_URL ? await failingDatabase(env.DATABASE_URL, desk.url) : [];
  expect(failures.filter((status) => status !== 503)).toEqual([]);
  await desk.end('SIGTERM');
  const output = desk.output();
  expect(output).toContain('Site and lead desk');
  expect(output.includes('could not be stored')).toBe('DATABASE_URL' in env);
  for (const secret of [...Object.values(words), 'Quendolyn', 'ylander', '203.0.113.77', lead.id])
    expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
});

/** Sends leads that the database refuses, in words that quote the row, and leads while it is away. */
async function failingDatabase(database: string, url: string): Promise<number[]> {
  const admin = new Client({ connectionString: database });
  await admin.connect();
  await admin.query('alter table leads add constraint broken check (false) not valid');
  const refused = await post(url, contactLead(words));
  await admin.end();
  await postgres.stop();
  const away = [await post(url, contactLead(words)), await fetch(`${url}/healthz`)];
  await postgres.start();
  return [refused, ...away].map(({ status }) => status);
}

/** Sends half of a lead and hangs up. */
async function breakOff(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}`;
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${text.slice(0, 50)}`, resolve));
  socket.resetAndDestroy();
}
