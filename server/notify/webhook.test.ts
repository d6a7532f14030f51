import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { allLeads } from '../testing/desk';
import { answer, startHookServer } from '../testing/hookServer';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';
import { startTelling } from '../testing/telling';

const sentAgain = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

async function hooked(times: Parameters<typeof startTelling>[1] = {}) {
  const hook = await startHookServer();
  const { store } = startTelling({ webhooks: [hook.settings] }, times);
  /** @returns the body of a call whose signature is right */
  const verified = (index: number) => {
    const { body = '', headers = {} } = hook.calls[index] ?? {};
    return new Webhook(hook.settings.secret).verify(body, headers as Record<string, string>);
  };
  const failed = async () => (await store.messages.failed(new Date())).map(({ last_error }) => last_error);
  return { ...hook, store, verified, failed };
}

describe('a webhook', () => {
  it('gets every field of a lead once, signed; of photos only what they are', async () => {
    const { store, calls, verified } = await hooked();
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
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls).toHaveLength(1);
  });

  it('hears of a correction as such, and nothing of a repetition', async () => {
    const { store, calls, verified } = await hooked();
    const lead = contactLead();
    await store.save(lead, new Date());
    await expect.poll(() => calls.length).toBe(1);
    await store.save(lead, new Date());
    await store.save(contactLead({ ...lead, phone: 'corrected' }), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(verified(1)).toMatchObject({ type: 'lead.updated', data: { id: lead.id, phone: 'corrected' } });
    expect(calls[1]?.headers['webhook-id']).not.toBe(calls[0]?.headers['webhook-id']);
  });

  it.each([500, 400, 404, 302])('that answers %i is tried again under the same id', async (status) => {
    const warned = sentAgain();
    const { store, calls, answers, verified } = await hooked();
    answers.push(answer(status, { location: '/elsewhere' }));
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.headers['webhook-id']).toBe(calls[0]?.headers['webhook-id']);
    verified(0);
    verified(1);
    expect(warned.mock.calls.join()).toContain(`failed: HTTP ${status}.`);
    expect(warned.mock.calls.join()).not.toMatch(/key=secret|\/hook|Ana|@/);
  });

  it('is not followed to where it redirects', async () => {
    sentAgain();
    const elsewhere = await startHookServer();
    const { store, calls, answers } = await hooked();
    answers.push(answer(307, { location: elsewhere.settings.url }));
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(elsewhere.calls).toEqual([]);
  });

  it.each([429, 503])('that answers %i is left alone for as long as it asks', async (status) => {
    sentAgain();
    const { store, calls, answers } = await hooked();
    answers.push(answer(status, { 'retry-after': '1' }));
    const began = performance.now();
    await store.save(contactLead(), new Date());
    await expect.poll(() => calls.length).toBe(2);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it('that answers 410 is asked never again; others die after the last try, and both can be put back', async () => {
    sentAgain();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, calls, answers, failed } = await hooked({ times: { pauseAfter: () => 0 } });
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

  it('that never answers is given up, and does not hold up the others', async () => {
    const warned = sentAgain();
    const silent = await startHookServer();
    silent.answers.push(...Array.from({ length: 50 }, () => () => {}));
    const quick = await startHookServer();
    const { store } = startTelling(
      { webhooks: [silent.settings, quick.settings] },
      { times: { webhook: 3_000 } },
    );
    for (let i = 0; i < 10; i++) await store.save(contactLead(), new Date());
    await expect.poll(() => quick.calls.length, { timeout: 2_900 }).toBe(10);
    await expect.poll(() => warned.mock.calls.join()).toContain('failed: no answer in time');
  });

  it('that is away, or speaks no HTTP, is tried again', async () => {
    const warned = sentAgain();
    const hook = await hooked();
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
    const back = await startHookServer(port);
    await expect.poll(() => back.calls.length).toBe(1);
    expect(calls).toEqual([]);
    expect(await allLeads({ store })).toHaveLength(1);
  });
});
