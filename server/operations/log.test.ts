import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { databaseEnv, databaseKinds, proxiedDatabase } from '../testing/databases';
import { post } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startDeskProcess } from '../testing/shared';

/** Personal data that occurs nowhere else. */
const personal = {
  fullName: 'Quendolyn Xylander',
  phone: '555-010-7788',
  email: 'quendolyn@xylander.example',
  serviceAddress: '77 Zebrawood Terrace',
  areasOfConcern: 'Vexing lichen',
};
const page = 'https://example.com/?email=quendolyn@xylander.example';

it.each(databaseKinds)(
  'a desk with %s prints no personal data, whatever goes wrong',
  async (name, newDatabase) => {
    const postgres = name === 'PostgreSQL' ? await proxiedDatabase() : undefined;
    const env = postgres ? { DATABASE_URL: postgres.url } : databaseEnv(await newDatabase());
    const desk = await startDeskProcess({ ...env, GUARD_SECRET: 'Quendolyn’s own secret', TRUST_PROXY: '1' });
    const lead = contactLead({ ...personal, page });
    const text = JSON.stringify(lead);
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = [];
    for (const body of [
      lead,
      contactLead({ ...personal, partial: true, guard: { trap: personal.email, seconds: 0 } }),
      contactLead({ ...personal, email: 'Quendolyn' }),
      text.slice(0, -20),
      text.replace('"kind"', `"__proto__":"${personal.fullName}","kind"`),
      `${text}${text}`,
      JSON.stringify(contactLead({ ...personal, padding: 'Xylander'.repeat(1_100_000) })),
      '{'.repeat(50) + text,
    ])
      statuses.push((await post(desk.url, body, from)).status);
    statuses.push((await post(desk.url, lead, { 'content-type': 'text/html' })).status);
    statuses.push((await post(desk.url, lead, { origin: 'https://elsewhere.example' })).status);
    expect(statuses).toEqual([201, 201, 400, 400, 400, 400, 413, 400, 415, 403]);
    for (const path of ['/quotes?name=Quendolyn', '/api/token?id=Quendolyn', '/api/Quendolyn', '/metrics'])
      await fetch(`${desk.url}${path}`);
    await disconnectHalfway(Number(new URL(desk.url).port), text);
    const failures = postgres ? await failingDatabase(postgres, desk.url) : [];
    expect(failures.filter((status) => status !== 503)).toEqual([]);
    await desk.end('SIGTERM');
    const output = desk.output();
    expect(output).toContain('Site and lead desk');
    expect(output.includes('could not be stored')).toBe(postgres !== undefined);
    for (const secret of [...Object.values(personal), 'Quendolyn', 'ylander', '203.0.113.77', lead.id])
      expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
  },
);

it('why requests fail is logged once a minute, and a hundred reasons of it at most', async () => {
  vi.resetModules(); // other tests have logged reasons
  const { logFailure } = await import('./log');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  for (let nth = 0; nth < 500; nth++) logFailure(`reason ${nth % 150}`);
  expect(error).toHaveBeenCalledTimes(100);
  vi.advanceTimersByTime(60_000);
  logFailure('reason 0');
  expect(error).toHaveBeenCalledTimes(101);
  vi.useRealTimers();
  error.mockRestore();
});

/** Sends leads that the database rejects with a message that quotes the row, and leads while it is unavailable. */
async function failingDatabase(
  { directUrl, proxy }: Awaited<ReturnType<typeof proxiedDatabase>>,
  url: string,
): Promise<number[]> {
  const admin = new Client({ connectionString: directUrl });
  await admin.connect();
  await admin.query('alter table leads add constraint broken check (false) not valid');
  const refused = await post(url, contactLead(personal));
  await admin.end();
  proxy.disconnect();
  const away = [await post(url, contactLead(personal)), await fetch(`${url}/healthz`)];
  return [refused, ...away].map(({ status }) => status);
}

/** Sends half of a lead and disconnects. */
async function disconnectHalfway(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}`;
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${text.slice(0, 50)}`, resolve));
  socket.resetAndDestroy();
}
