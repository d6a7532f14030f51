import * as fc from 'fast-check';
import Libsql from 'libsql';
import { Client } from 'pg';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { delivery } from '../../src/domain/delivery';
import type { DatabaseSettings } from '../operations/settings';
import { sqliteFile } from '../storage/database';
import { createStore } from '../storage/store';
import { databaseEnv, databaseKinds, proxiedDatabase } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startMailServer, type TestMailServer } from '../testing/mailServer';
import { startDeskProcess } from '../testing/shared';
import { startWebhookServer, type TestWebhookServer } from '../testing/webhookServer';
import { queueCount, startTestWorker } from '../testing/worker';
import { retryDelay } from './worker';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A desk in a process of its own that sends to these servers. */
function startDeskWith(database: DatabaseSettings, mail: TestMailServer, hook: TestWebhookServer) {
  return startDeskProcess({
    ...databaseEnv(database),
    SMTP_URL: mail.settings.url,
    MAIL_FROM: 'Clearwater <desk@clearwater.example>',
    MAIL_TO: 'office@clearwater.example',
    WEBHOOKS: `${hook.settings.url}#${hook.settings.secret}`,
  });
}

/** The queue of a database that desks in other processes use. */
function queueOf(database: DatabaseSettings) {
  const store = createStore(database);
  onTestFinished(() => store.close());
  return store.messages;
}

/** Ends every lease, as if minutes had passed. */
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

describe.each(databaseKinds)('desks with %s', { timeout: 120_000 }, (_name, newDatabase) => {
  it('of one database send each message once', async () => {
    const database = await newDatabase();
    const queue = queueOf(database);
    const mail = await startMailServer();
    const hook = await startWebhookServer();
    const desks = await Promise.all([1, 2].map(() => startDeskWith(database, mail, hook)));
    const leads = Array.from({ length: 12 }, (_, i) => contactLead({ email: `ana${i}@example.com` }));
    // Both get every lead: a repeated request may reach another desk.
    await Promise.all(leads.flatMap((lead) => desks.map(({ url }) => post(url, lead))));
    await expect.poll(() => hook.calls.length, { timeout: 50_000 }).toBe(12);
    await expect.poll(() => mail.mails.length, { timeout: 50_000 }).toBe(24);
    await expect.poll(() => queueCount(queue)).toEqual({ waiting: 0, dead: 0 });
    expect(new Set(hook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(24);
    expect([hook.calls.length, mail.mails.length]).toEqual([12, 24]);
  });

  it('that are killed while sending leave the message to the next desk, under the same id', async () => {
    const database = await newDatabase();
    const queue = queueOf(database);
    const mail = await startMailServer();
    const hook = await startWebhookServer();
    // No response: the desk cannot know whether the webhook received it.
    hook.answers.push(() => {});
    const killed = await startDeskWith(database, mail, hook);
    expect((await post(killed.url, contactLead())).status).toBe(201);
    await expect.poll(() => hook.calls.length).toBe(1);
    await expect.poll(() => mail.mails.length).toBe(2);
    await expect.poll(() => queueCount(queue)).toEqual({ waiting: 1, dead: 0 });
    await killed.end('SIGKILL');
    const next = await startDeskWith(database, mail, hook);
    // Once the next desk has sent another lead, it has polled the queue and left the leased message.
    expect((await post(next.url, contactLead({ email: 'bo@example.com' }))).status).toBe(201);
    await expect.poll(() => hook.calls.length).toBe(2);
    await expect.poll(() => mail.mails.length).toBe(4);
    await endLeases(database);
    await expect.poll(() => hook.calls.length).toBe(3);
    const [first, other, retried] = hook.calls.map(({ headers }) => headers['webhook-id']);
    expect(retried).toBe(first);
    expect(other).not.toBe(first);
    expect(mail.mails).toHaveLength(4);
    expect(await next.end('SIGTERM')).toBe(0);
  });
});

describe('a desk', () => {
  it('that loses its database while sending records the outcome later, and sends nothing twice', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { url, proxy } = await proxiedDatabase();
    const database: DatabaseSettings = { kind: 'postgres', url };
    const hook = await startWebhookServer();
    const { store } = startTestWorker(
      { webhooks: [hook.settings] },
      { database, times: { webhook: 10_000, lease: 20_000 } },
    );
    let release = () => {};
    hook.answers.push((response) => {
      release = () => response.end();
    });
    await store.save(contactLead(), new Date());
    await expect.poll(() => hook.calls.length).toBe(1);
    proxy.disconnect();
    release();
    await expect.poll(() => errors.mock.calls.join()).toContain('cannot be recorded yet');
    proxy.reconnect();
    await expect.poll(() => queueCount(store.messages)).toEqual({ waiting: 0, dead: 0 });
    expect(hook.calls).toHaveLength(1);
    expect(
      await store.messages.claim(
        { firm: '', target: hook.settings.url },
        1,
        1,
        new Date(Date.now() + 60_000),
      ),
    ).toEqual([]);
  });

  it('sends notifications immediately, and waits for them when it is stopped', async () => {
    const hook = await startWebhookServer();
    const mail = await startMailServer();
    let answerHook = () => {};
    hook.answers.push((response) => {
      answerHook = () => response.end();
    });
    const { url, desk } = await startDesk({ notify: { mail: mail.settings, webhooks: [hook.settings] } });
    const began = performance.now();
    await post(url, contactLead());
    await expect.poll(() => hook.calls.length).toBe(1);
    expect(performance.now() - began).toBeLessThan(4_500);
    await expect.poll(() => mail.mails.length).toBe(2);
    let isStopped = false;
    const stop = async () => {
      await desk.stop();
      isStopped = true;
    };
    const stopping = stop();
    const refusesConnections = () =>
      fetch(url).then(
        () => false,
        () => true,
      );
    await expect.poll(refusesConnections).toBe(true);
    expect(isStopped).toBe(false);
    answerHook();
    await stopping;
  });

  it('that is stopped aborts notifications after a timeout, and retries them later', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const hook = await startWebhookServer();
    hook.answers.push(() => {});
    const { store, worker } = startTestWorker({ webhooks: [hook.settings] }, { times: { webhook: 60_000 } });
    await store.save(contactLead(), new Date());
    await expect.poll(() => hook.calls.length).toBe(1);
    const began = performance.now();
    await worker.stop(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(warned.mock.calls.join()).toContain('failed: the desk was stopped. Try 2 is at');
    expect(
      await store.messages.claim(
        { firm: '', target: hook.settings.url },
        1,
        1_000,
        new Date(Date.now() + 60_000),
      ),
    ).toHaveLength(1);
  });
});

const hour = 60 * 60_000;

describe('the delay before a retry', () => {
  it('grows from seconds to hours, about a day in sum', () => {
    const delays = Array.from({ length: delivery.tries - 1 }, (_, i) => retryDelay(i + 1, 0, () => 0.5));
    expect(delays[0]).toBe(15_000);
    expect(delays.at(-1)).toBeCloseTo(17 * hour, -7);
    const sum = delays.reduce((total, delay) => total + delay, 0);
    expect(sum).toBeGreaterThan(22 * hour);
    expect(sum).toBeLessThan(25 * hour);
  });

  it('has a jitter of a fifth at most, and is never shorter than Retry-After asks for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: delivery.tries }),
        fc.nat(20 * 60 * 60),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, retryAfter, chance) => {
          const delay = retryDelay(tries, retryAfter, () => chance);
          const asked = retryAfter * 1000;
          const usual = retryDelay(tries, 0, () => 0.5);
          expect(delay).toBeGreaterThanOrEqual(Math.min(asked, 24 * hour));
          expect(delay).toBeLessThanOrEqual(Math.min(24 * hour, Math.max(asked, Math.ceil(usual * 1.2))));
        },
      ),
    );
  });

  it('is a day at most, whatever Retry-After asks for', () => {
    expect(retryDelay(1, 1e9)).toBe(24 * hour);
  });
});
