import Libsql from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFile } from '../database';
import type { DatabaseSettings } from '../settings';
import { startChildDesk } from '../testing/childDesk';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { startHookServer, type TestHookServer } from '../testing/hookServer';
import { contactLead } from '../testing/leads';
import { startMailServer, type TestMailServer } from '../testing/mailServer';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTelling } from '../testing/telling';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

/** A desk as a program, killed at the end of the test. */
async function startProgram(database: DatabaseSettings, mail: TestMailServer, hook: TestHookServer) {
  const desk = await startChildDesk({
    ...(database.kind === 'sqlite' ? { DATA_DIR: database.folder } : { DATABASE_URL: database.url }),
    SMTP_URL: mail.settings.url,
    MAIL_FROM: 'Clearwater <desk@clearwater.example>',
    MAIL_TO: 'office@clearwater.example',
    WEBHOOKS: `${hook.settings.url}#${hook.settings.secret}`,
  });
  onTestFinished(async () => {
    await desk.end('SIGKILL');
  });
  return desk;
}

/** Makes every lease end now, as if minutes had passed. */
async function endLeases(database: DatabaseSettings): Promise<void> {
  const statement = "update messages set not_before = '2020-01-01T00:00:00.000Z' where state = 'waiting'";
  if (database.kind === 'sqlite') {
    const file = new Libsql(sqliteFile(database.folder), { timeout: 1_000 });
    file.exec(statement);
    file.close();
  } else {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

describe.each(databaseKinds(() => postgres))('desks with %s', { timeout: 120_000 }, (_name, newDatabase) => {
  it('side by side send each message once', async () => {
    const database = await newDatabase();
    const mail = await startMailServer();
    const hook = await startHookServer();
    const desks = await Promise.all([1, 2].map(() => startProgram(database, mail, hook)));
    const leads = Array.from({ length: 12 }, (_, i) => contactLead({ email: `ana${i}@example.com` }));
    // Both get every lead: visitors press twice, and a proxy may send the second time elsewhere.
    await Promise.all(leads.flatMap((lead) => desks.map(({ url }) => post(url, lead))));
    await expect.poll(() => hook.calls.length, { timeout: 50_000 }).toBe(12);
    await expect.poll(() => mail.mails.length, { timeout: 50_000 }).toBe(24);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(new Set(hook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(24);
    expect([hook.calls.length, mail.mails.length]).toEqual([12, 24]);
  });

  it('killed while sending leave it to the next one, under the same id', async () => {
    const database = await newDatabase();
    const mail = await startMailServer();
    const hook = await startHookServer();
    // Received, but never confirmed: the desk cannot know whether it arrived.
    hook.answers.push(() => {});
    const killed = await startProgram(database, mail, hook);
    expect((await post(killed.url, contactLead())).status).toBe(201);
    await expect.poll(() => hook.calls.length).toBe(1);
    await expect.poll(() => mail.mails.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await killed.end('SIGKILL');
    const next = await startProgram(database, mail, hook);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(hook.calls).toHaveLength(1);
    await endLeases(database);
    await expect.poll(() => hook.calls.length).toBe(2);
    const [first, second] = hook.calls.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    expect(mail.mails).toHaveLength(2);
    expect(await next.end('SIGTERM')).toBe(0);
  });
});

describe('a desk', () => {
  it('that loses its database while sending notes it once that is back, and sends nothing twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const database: DatabaseSettings = { kind: 'postgres', url: await postgres.createDatabase() };
    const hook = await startHookServer();
    const { store } = startTelling(
      { webhooks: [hook.settings] },
      { database, times: { webhook: 10_000, lease: 20_000 } },
    );
    let release = () => {};
    hook.answers.push((response) => {
      release = () => response.end();
    });
    await store.save(contactLead(), new Date());
    await expect.poll(() => hook.calls.length).toBe(1);
    await postgres.stop();
    release();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await postgres.start();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(hook.calls).toHaveLength(1);
    expect(await store.messages.claim(hook.settings.url, 1, 1, new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('tells of a lead at once, and waits with its end for what is being sent', async () => {
    const hook = await startHookServer();
    const mail = await startMailServer();
    let isAnswered = false;
    hook.answers.push((response) => {
      setTimeout(() => {
        isAnswered = true;
        response.end();
      }, 300);
    });
    const { url, desk } = await startDesk({ notify: { mail: mail.settings, webhooks: [hook.settings] } });
    const began = performance.now();
    await post(url, contactLead());
    await expect.poll(() => hook.calls.length).toBe(1);
    expect(performance.now() - began).toBeLessThan(4_500);
    await expect.poll(() => mail.mails.length).toBe(2);
    await desk.stop();
    expect(isAnswered).toBe(true);
  });

  it('that is stopped does not wait for ever: what it gave up comes again later', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const hook = await startHookServer();
    hook.answers.push(() => {});
    const { store, worker } = startTelling({ webhooks: [hook.settings] }, { times: { webhook: 60_000 } });
    await store.save(contactLead(), new Date());
    await expect.poll(() => hook.calls.length).toBe(1);
    const began = performance.now();
    await worker.stop(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(warned.mock.calls.join()).toContain('failed: the desk was stopped. Try 2 is at');
    expect(
      await store.messages.claim(hook.settings.url, 1, 1_000, new Date(Date.now() + 60_000)),
    ).toHaveLength(1);
  });
});
