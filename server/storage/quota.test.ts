import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEraseStep } from '../privacy/erase';
import { byEmail } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import { databaseKinds } from '../testing/databases';
import { allLeads, metric, post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';
import { createStore } from './store';

/** PostgreSQL compresses what is not random. */
const photo = (size: number) => Buffer.concat([jpeg('roof'), randomBytes(size)]);

const withPhoto = (email: string, size = 500_000) =>
  contactLead({ kind: 'audit', email, photos: [asDataString(photo(size))] });

/** What an empty database takes, which is megabytes in PostgreSQL. */
async function emptySize(database: Parameters<typeof createStore>[0]): Promise<number> {
  const store = createStore(database);
  await store.healthy();
  const bytes = await store.storedBytes();
  await store.close();
  return bytes;
}

describe.each(databaseKinds)('what a desk stores in %s', (kind, newDatabase) => {
  it('is limited: it warns before, answers 503 and is not healthy after, and goes on when leads are erased', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => {
      warn.mockRestore();
      error.mockRestore();
    });
    const database = await newDatabase();
    const maxStored = (await emptySize(database)) + 2_400_000;
    const { url, desk } = await startDesk({ database, maxStored: maxStored, trustProxy: true });
    let sent = 0;
    const send = async (photoSize = 80_000) => {
      const from = { 'x-forwarded-for': `10.0.${sent++}.1` };
      return (await post(url, withPhoto('ana@example.com', photoSize), from)).status;
    };
    for (let i = 0; i < 26; i++) await send();
    // It is measured once a second. Leads without much to store leave it below the limit until then.
    const warnings = () => send(100).then(() => String(warn.mock.calls));
    await expect.poll(warnings, { interval: 300 }).toContain('of MAX_STORED are used: at 100 %');
    await expect.poll(() => send(), { interval: 300 }).toBe(503);
    expect((await allLeads(desk)).length).toBeGreaterThan(3);
    expect(String(error.mock.calls)).toContain('of MAX_STORED are used');
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(`desk_stored_bytes{of="limit"} ${maxStored}`);
    if (kind === 'PostgreSQL') return; // It takes until its next vacuum that space is free again.
    await repeatStep(desk.store, await createEraseStep(desk.store, byEmail('ana@example.com')));
    await expect.poll(() => send(), { interval: 300 }).toBe(201);
  });
});

it('one client sends a twentieth of it a day, others go on', async () => {
  const { url } = await startDesk({ maxStored: 20 * 1_000_000, trustProxy: true });
  const send = (from: string) => post(url, withPhoto('ana@example.com'), { 'x-forwarded-for': from });
  expect((await send('10.0.0.1')).status).toBe(201);
  const refused = await send('10.0.0.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  expect((await send('10.0.0.2')).status).toBe(201);
  expect(await metric(url, 'desk_refusals_total\\{reason="bytes"\\}')).toBe(1);
});

it('what a client sends of a body and does not finish counts, too', async () => {
  const { url, port, desk } = await startDesk({ maxStored: 20 * 1_000_000, trustProxy: true });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    'POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.0.0.1\r\nContent-Length: 900000\r\n\r\n',
  );
  socket.write('x'.repeat(800_000));
  const received = () => metric(url, 'desk_body_bytes');
  await expect.poll(received).toBe(800_000);
  socket.destroy();
  await expect.poll(received).toBe(0);
  const send = (from: string) =>
    post(url, withPhoto('ana@example.com', 300_000), { 'x-forwarded-for': from });
  expect((await send('10.0.0.1')).status).toBe(429);
  expect((await send('10.0.0.2')).status).toBe(201);
  expect(await allLeads(desk)).toHaveLength(1);
});
