import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { extractPhotos } from '../photos/extract';
import { allLeads, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';
import { freePort } from '../testing/postgres';
import { answer, startWebhookServer } from '../testing/webhookServer';
import { startTestWorker, untilQueueIsEmpty } from '../testing/worker';

afterEach(() => {
  vi.restoreAllMocks();
});

const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

async function startHooked(options: Parameters<typeof startTestWorker>[1] = {}, port = 0) {
  const hook = await startWebhookServer(port);
  const { store } = startTestWorker({ webhooks: [hook.settings] }, options);
  /** @returns the body of a call. @throws when its signature is wrong */
  const verified = (index: number) => {
    const { body = '', headers = {} } = hook.calls[index] ?? {};
    return new Webhook(hook.settings.secret).verify(body, headers as Record<string, string>);
  };
  const failed = async () => (await store.messages.failed(new Date())).map(({ last_error }) => last_error);
  return { ...hook, store, verified, failed };
}

describe('a webhook', () => {
  it('gets every field of a lead once, signed, with the type and size of photos', async () => {
    const { store, calls, verified } = await startHooked();
    const lead = contactLead({
      kind: 'audit',
      cleaningServices: ['House Siding'],
      photos: [asDataString(jpeg('roof', 2_000))],
      guard: { token: 'inside' },
    });
    const now = new Date();
    await store.save(lead, now);
    await expect.poll(() => calls.length).toBe(1);
    const { guard: _, ...fields } = { guard: 0, ...lead };
    expect(verified(0)).toEqual({
      type: 'lead.created',
      timestamp: now.toISOString(),
      data: { ...fields, photos: [{ type: 'image/jpeg', bytes: 2_000 }], receivedAt: now.toISOString() },
    });
    expect(calls[0]?.headers['content-type']).toBe('application/json');
    await untilQueueIsEmpty(store);
    expect(calls).toHaveLength(1);
  });

  it("gets the answers to a firm's questions, with the type and size of their files", async () => {
    const { store, calls, verified } = await startHooked();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
    const lead = contactLead({
      kind: 'estimate',
      uploadedImages: [asDataString(jpeg('roof', 2_000))],
      answers: [
        { id: 'gate', label: 'How do we get in?', value: 'By the side' },
        { id: 'plan', label: 'Your plan', file: asDataString(pdf, 'application/pdf') },
      ],
    });
    const { photos } = await extractPhotos(lead);
    await store.save(lead, new Date(), { photos });
    await expect.poll(() => calls.length).toBe(1);
    expect(verified(0)).toMatchObject({
      data: {
        uploadedImages: [{ type: 'image/jpeg', bytes: 2_000 }],
        answers: [
          { id: 'gate', label: 'How do we get in?', value: 'By the side' },
          { id: 'plan', label: 'Your plan', file: { type: 'application/pdf', bytes: pdf.length } },
        ],
      },
    });
  });

  it('gets no more than a megabyte: the largest fields are left out and named', async () => {
    const { store, calls, verified } = await startHooked();
    const many = (bytes: number) => Array.from({ length: 30 }, () => '\u0001'.repeat(bytes / 30));
    const lead = contactLead({ small: 'kept', large: many(30_000), largest: many(400_000) });
    await store.save(lead, new Date());
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.body.length).toBeLessThan(1_000_000);
    expect(verified(0)).toMatchObject({
      data: { id: lead.id, small: 'kept', large: many(30_000), leftOut: ['largest'] },
    });
  });

  it('gets a correction as lead.updated, and no repetition', async () => {
    const { store, calls, verified } = await startHooked();
    const lead = contactLead();
    await store.save(lead, new Date());
    await expect.poll(() => calls.length).toBe(1);
    await store.save(lead, new Date());
    await store.save(contactLead({ ...lead, phone: 'corrected' }), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(verified(1)).toMatchObject({ type: 'lead.updated', data: { id: lead.id, phone: 'corrected' } });
    expect(calls[1]?.headers['webhook-id']).not.toBe(calls[0]?.headers['webhook-id']);
  });

  it.each([500, 400, 404, 307])('that answers %i is tried again under the same id', async (status) => {
    const warned = muteWarnings();
    const { store, calls, answers, verified } = await startHooked();
    answers.push(answer(status, { location: '/elsewhere' }));
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.headers['webhook-id']).toBe(calls[0]?.headers['webhook-id']);
    verified(0);
    verified(1);
    expect(warned.mock.calls.join()).toContain(`failed: HTTP ${status}.`);
    expect(warned.mock.calls.join()).not.toMatch(/key=secret|\/hook|Ana|@/);
  });

  it('is taken by its word where the answer stands elsewhere, which is fetched without the lead', async () => {
    const elsewhere = await startWebhookServer();
    const { store, calls, answers } = await startHooked();
    answers.push(answer(302, { location: elsewhere.settings.url }));
    elsewhere.answers.push((response) => void response.end('{"ok":true}'));
    await store.save(contactLead(), new Date());
    await untilQueueIsEmpty(store);
    expect(calls).toHaveLength(1);
    expect(elsewhere.calls).toEqual([expect.objectContaining({ body: '' })]);
    expect(Object.keys(elsewhere.calls[0]?.headers ?? {}).join()).not.toContain('webhook');
  });

  it.each(['<!doctype html><title>Log in</title>', '{"ok":false}', ''])(
    'is tried again where the answer elsewhere is %j',
    async (body) => {
      const warned = muteWarnings();
      const elsewhere = await startWebhookServer();
      const { store, calls, answers } = await startHooked();
      answers.push(answer(302, { location: elsewhere.settings.url }));
      elsewhere.answers.push((response) => void response.end(body));
      await store.save(contactLead(), new Date());
      await expect.poll(() => calls.length).toBe(2);
      expect(warned.mock.calls.join()).toContain('failed: HTTP 302.');
    },
  );

  it('that answers with a web page is tried again', async () => {
    const warned = muteWarnings();
    const { store, calls, answers } = await startHooked();
    answers.push((response) => void response.end('<!DOCTYPE html><html><title>Error</title></html>'));
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(warned.mock.calls.join()).toContain('failed: a web page.');
  });

  it('is not followed to another URL when it redirects', async () => {
    muteWarnings();
    const elsewhere = await startWebhookServer();
    const { store, calls, answers } = await startHooked();
    answers.push(answer(307, { location: elsewhere.settings.url }));
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(elsewhere.calls).toEqual([]);
  });

  it.each([429, 503])(
    'that answers %i is retried after the delay in Retry-After, which other errors cannot set',
    async (status) => {
      muteWarnings();
      const retryDelay = vi.fn((_tries: number, _retryAfter?: number) => 0);
      const { store, calls, answers } = await startHooked({ times: { retryDelay } });
      answers.push(answer(status, { 'retry-after': '7' }), answer(500, { 'retry-after': '7' }));
      await store.save(contactLead(), new Date());
      await expect.poll(() => calls.length).toBe(3);
      expect(retryDelay.mock.calls).toEqual([
        [1, 7],
        [2, undefined],
      ]);
    },
  );

  it('that answers 410 is not tried again, others fail after the last try, and both can be retried by the command', async () => {
    muteWarnings();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, calls, answers, failed } = await startHooked({ times: { retryDelay: () => 0 } });
    answers.push(answer(410), ...Array.from({ length: 8 }, () => answer(500)));
    await store.save(contactLead(), new Date());
    await expect.poll(failed).toEqual(['HTTP 410']);
    await store.save(contactLead(), new Date());
    await expect.poll(failed).toEqual(['HTTP 410', 'HTTP 500']);
    expect(calls).toHaveLength(9);
    expect(await store.messages.retry(undefined, new Date())).toBe(2);
    await expect.poll(() => calls.length).toBe(11);
    await expect.poll(failed).toEqual([]);
  });

  it('whose name leads to another program of the network gets nothing of a lead there', async () => {
    const warned = muteWarnings();
    // DNS rebinding: the name was somebody's, and is now that of an inner program, which has no certificate for it.
    const folder = temporaryFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=inner.example'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const plain = await startWebhookServer();
    let received = 0;
    const inner = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
      received++;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(inner, 'listening');
    onTestFinished(() => void inner.close());
    const { port } = inner.address() as AddressInfo;
    const { secret } = plain.settings;
    const webhooks = [port, plain.port].map((inside) => ({
      url: `https://localhost:${inside}/hook`,
      secret,
    }));
    const { store } = startTestWorker({ webhooks });
    await store.save(contactLead(), new Date());
    await expect.poll(() => new Set(warned.mock.calls.flat().map(String)).size).toBeGreaterThan(1);
    expect([received, plain.calls]).toEqual([0, []]);
  });

  it('that never answers does not delay the others', async () => {
    const warned = muteWarnings();
    const silent = await startWebhookServer();
    silent.answers.push(...Array.from({ length: 50 }, () => () => {}));
    const quick = await startWebhookServer();
    const { store } = startTestWorker(
      { webhooks: [silent.settings, quick.settings] },
      { times: { webhook: 60_000 } },
    );
    for (let i = 0; i < 10; i++) await store.save(contactLead(), new Date());
    await expect.poll(() => quick.calls.length).toBe(10);
    expect(silent.calls.length).toBeGreaterThan(0);
    expect(warned).not.toHaveBeenCalled();
  });

  it('that never answers runs into the timeout, and is tried again', async () => {
    const warned = muteWarnings();
    const { store, calls, answers } = await startHooked({ times: { webhook: 100 } });
    answers.push(() => {});
    await store.save(contactLead(), new Date());
    await expect.poll(() => warned.mock.calls.join()).toContain('failed: no answer in time');
    await expect.poll(() => calls.length).toBeGreaterThan(1);
  });

  it('that is unavailable, or no HTTP server, is tried again', async () => {
    const warned = muteWarnings();
    const hook = await startHooked({}, await freePort());
    const { store, port, calls } = hook;
    await hook.stop();
    await store.save(contactLead(), new Date());
    await expect.poll(() => warned.mock.calls.join()).toContain('ECONNREFUSED');
    const odd = createServer().on('connection', (socket) => socket.end('no HTTP\r\n'));
    await new Promise<void>((resolve) => {
      odd.listen(port, '127.0.0.1', resolve);
    });
    onTestFinished(() => void odd.close());
    await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(3);
    await new Promise((resolve) => odd.close(resolve));
    const back = await startWebhookServer(port);
    await expect.poll(() => back.calls.length).toBe(1);
    expect(calls).toEqual([]);
    expect(await allLeads({ store })).toHaveLength(1);
  });
});
