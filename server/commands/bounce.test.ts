import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { DatabaseSettings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import { leads } from '../testing/commandLine';
import { databaseEnv, databaseKinds } from '../testing/databases';
import { temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startMailServer } from '../testing/mailServer';
import { notice } from '../testing/notice';
import { deskProgram } from '../testing/shared';
import { startTestWorker, untilQueueIsEmpty } from '../testing/worker';

/** Pipes a mail into the command, as a mail server does. */
async function bounce(mail: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [await deskProgram('cli'), 'bounce'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const written = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  child.stdin.end(mail);
  const [output, errors] = await written;
  return { code: child.exitCode, output, errors };
}

/** A desk that has sent a mail to a visitor, and that mail as the mail server received it. */
async function mailedVisitor(database: DatabaseSettings) {
  const server = await startMailServer();
  const { store } = startTestWorker({ mail: server.settings }, { database });
  await store.save(contactLead(), new Date());
  await expect.poll(() => server.mails.length).toBe(2);
  await untilQueueIsEmpty(store);
  const mail = server.mails.find(({ recipients }) => recipients.includes('ana@example.com'));
  const id = /^<(.+)@clearwater\.example>$/.exec(mail?.messageId ?? '')?.[1] ?? '';
  return { server, store, id, envelope: mail?.envelopeId, env: databaseEnv(database) };
}

const failures = async (store: LeadStore) =>
  (await store.messages.failed(new Date())).map(({ id, target, last_error }) => ({ id, target, last_error }));

describe.each(databaseKinds)('bounce, with %s', (_name, newDatabase) => {
  it('lists a mail that came back as failed, once, and retry sends it again', async () => {
    const { server, store, id, envelope, env } = await mailedVisitor(await newDatabase());
    expect(envelope).toBe(id);
    expect(await bounce(notice({ id, action: 'delayed', status: '4.4.1' }), env)).toEqual({
      code: 0,
      output: '',
      errors: 'The notice gives nothing up: delayed. Nothing was changed.\n',
    });
    expect(await failures(store)).toEqual([]);
    const said = 'bounced: 5.1.1 there is no such mailbox';
    expect(await bounce(notice({ id }), env)).toEqual({
      code: 0,
      output: `Message ${id} ${said}. Once that is fixed: npm run leads -- retry ${id}\n`,
      errors: '',
    });
    expect(await failures(store)).toEqual([{ id, target: 'visitor', last_error: said }]);
    expect((await leads('failed', env)).output).toContain(`failed for good: ${said}\n`);
    expect((await bounce(notice({ id, status: '5.2.2' }), env)).errors).toContain(
      'is listed as failed already',
    );
    expect((await leads(`retry ${id}`, env)).code).toBe(0);
    await expect.poll(() => server.mails.length).toBe(3);
    await untilQueueIsEmpty(store);
    expect(await failures(store)).toEqual([]);
  });
});

describe('bounce', () => {
  it('changes nothing for a mail of nobody, or one that waits', async () => {
    const database: DatabaseSettings = { kind: 'sqlite', folder: temporaryFolder() };
    const env = databaseEnv(database);
    const hook = { url: 'http://127.0.0.1:9/', secret: `whsec_${Buffer.alloc(32).toString('base64')}` };
    const { store, worker } = startTestWorker(
      { mail: (await startMailServer()).settings, webhooks: [hook] },
      { database, times: { poll: 60_000, retryDelay: () => 3_600_000 } },
    );
    await worker.stop(0);
    await store.save(contactLead(), new Date());
    const claimed = (target: string) => store.messages.claim({ firm: '', target }, 1, 60_000, new Date());
    const [visitor] = await claimed('visitor');
    const [webhook] = await claimed(hook.url);
    if (!visitor || !webhook) throw new Error('nothing was queued');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [unknown, webhook.id])
      expect(await bounce(notice({ id }), env)).toEqual({
        code: 0,
        output: '',
        errors: `There is no mail ${id}, or its lead was erased. Nothing was changed.\n`,
      });
    // The mail server answers before the desk has recorded that it sent the mail.
    expect(await bounce(notice({ id: visitor.id }), env)).toMatchObject({ code: 75, output: '' });
    const later = new Date(Date.now() + 3_600_000);
    await store.messages.settle(visitor, { state: 'retry', error: 'HTTP 500', at: later }, new Date());
    expect(await bounce(notice({ id: visitor.id }), env)).toMatchObject({
      code: 0,
      errors: expect.stringContaining('waits to be sent again'),
    });
    expect(await failures(store)).toEqual([]);
  });

  it('has a mail server keep the notice while it cannot be noted', async () => {
    const id = '6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10';
    const away = await bounce(notice({ id }), { DATABASE_URL: 'postgres://127.0.0.1:9/x' });
    expect(away).toEqual({
      code: 75,
      output: '',
      errors: 'The notice cannot be noted now: connect ECONNREFUSED 127.0.0.1:9\n',
    });
    expect((await bounce(notice({ id }), { DATA_DIR: temporaryFolder() })).code).toBe(75);
    expect((await bounce(notice({ id }), { DATABASE_URL: 'nonsense' })).code).toBe(75);
  });

  it('ends well for what is no notice, so that nobody answers it', async () => {
    expect(await bounce('Subject: Out of office\n\nBack on Monday.', {})).toEqual({
      code: 0,
      output: '',
      errors: 'This mail is no delivery status notification. Nothing was changed.\n',
    });
  });
});
