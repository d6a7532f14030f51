import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tidyHooks } from '../notify/hooks/calls';
import { createEraseStep } from '../privacy/erase';
import { byId } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { type Signed, signIn, withInbox, withOwnReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { passwordHash } from '../testing/publish';
import { answer, startWebhookServer, type WebhookCall } from '../testing/webhookServer';
import type { WebhookAnswer, WebhookList } from './webhookRoutes';

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const verified = (call: WebhookCall | undefined, secret: string) =>
  new Webhook(secret).verify(call?.body ?? '', (call?.headers ?? {}) as Record<string, string>);

async function make(owner: Signed, url: string, more: object = {}): Promise<string> {
  const made = await owner.call('POST', '/webhooks', { url, ...more });
  expect(made.status).toBe(201);
  return ((await made.json()) as { secret: string }).secret;
}

const list = (owner: Signed) => owner.read<WebhookList>('/webhooks');

describe.each(databaseKinds)('webhooks of the inbox, in %s,', (_name, newDatabase) => {
  it('are called with the next lead by every desk of the database, signed, and each call is listed', async () => {
    const database = await newDatabase();
    const { url } = await startDesk({ database, ...withInbox });
    // Another desk, which was there before.
    const other = await startDesk({ database, ...withInbox });
    const receiver = await startWebhookServer();
    const owner = await signIn(url);
    const secret = await make(owner, receiver.settings.url);
    const lead = contactLead();
    await post(other.url, lead);
    await expect.poll(() => receiver.calls.length, { timeout: 15_000 }).toBe(1);
    expect(verified(receiver.calls[0], secret)).toMatchObject({
      type: 'lead.created',
      data: { id: lead.id },
    });
    await expect.poll(async () => (await list(owner)).calls).toHaveLength(1);
    const { webhooks, calls } = await list(owner);
    expect(webhooks).toMatchObject([{ madeBy: 'inbox', firm: '', oldUntil: null }]);
    expect(calls).toMatchObject([
      { leadId: lead.id, event: 'created', tries: 1, isAccepted: true, answer: 'HTTP 200' },
    ]);
    const shown = JSON.stringify({ webhooks, calls });
    for (const hidden of [secret, 'key=secret', lead.email, lead.fullName])
      expect(shown).not.toContain(hidden);
  });

  it('get a call again when the owner says so, under the same id; erased with its lead, it is not listed', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase(), ...withInbox });
    const receiver = await startWebhookServer();
    receiver.answers.push(answer(410));
    const owner = await signIn(url);
    await make(owner, receiver.settings.url);
    const lead = contactLead();
    await post(url, lead);
    await expect
      .poll(async () => (await list(owner)).calls)
      .toMatchObject([{ isAccepted: false, answer: 'HTTP 410' }]);
    const replay = async (nth: number) => {
      const { calls } = await list(owner);
      return (await owner.call('POST', `/webhooks/calls/${calls[nth]?.id}/replay`)).status;
    };
    expect(await replay(0)).toBe(204);
    await expect
      .poll(async () => (await list(owner)).calls)
      .toMatchObject([{ answer: 'HTTP 200' }, { answer: 'HTTP 410' }]);
    // One that was accepted, too: its receiver may have lost it.
    expect(await replay(0)).toBe(204);
    await expect.poll(() => receiver.calls.length).toBe(3);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await expect.poll(async () => (await list(owner)).calls).toHaveLength(3);
    await repeatStep(desk.store, await createEraseStep(desk.store, byId(lead.id)));
    expect((await list(owner)).calls).toEqual([]);
  });
});

it('an example is marked, is no lead, and says what was answered', async () => {
  const { url } = await startDesk({ ...withInbox });
  const receiver = await startWebhookServer();
  const owner = await signIn(url);
  const secret = await make(owner, receiver.settings.url);
  const [hook] = (await list(owner)).webhooks;
  const test = async () =>
    (await (await owner.call('POST', `/webhooks/${hook?.id}/test`)).json()) as WebhookAnswer;
  expect(await test()).toMatchObject({ isAccepted: true, answer: 'HTTP 200' });
  expect(verified(receiver.calls[0], secret)).toMatchObject({ type: 'lead.created', data: { test: true } });
  receiver.answers.push(answer(500));
  expect(await test()).toMatchObject({ isAccepted: false, answer: 'HTTP 500' });
  await receiver.stop();
  expect(await test()).toMatchObject({ isAccepted: false, answer: expect.stringContaining('ECONNREFUSED') });
  const { calls } = await list(owner);
  expect(calls.map(({ event, leadId }) => [event, leadId])).toEqual([
    ['test', null],
    ['test', null],
    ['test', null],
  ]);
  expect((await owner.call('POST', `/webhooks/calls/${calls[0]?.id}/replay`)).status).toBe(404);
  for (let i = 0; i < 7; i++) await test();
  expect((await owner.call('POST', `/webhooks/${hook?.id}/test`)).status).toBe(429);
});

it('another secret: for a day both sign, then the new one alone', async () => {
  const { url, desk } = await startDesk({ ...withInbox });
  const receiver = await startWebhookServer();
  const owner = await signIn(url);
  const before = await make(owner, receiver.settings.url);
  const [hook] = (await list(owner)).webhooks;
  const rotated = await owner.call('POST', `/webhooks/${hook?.id}/rotate`);
  const { secret, oldUntil } = (await rotated.json()) as { secret: string; oldUntil: string };
  expect(Date.parse(oldUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await owner.call('POST', `/webhooks/${hook?.id}/test`);
  for (const one of [before, secret]) verified(receiver.calls[0], one);
  await desk.store.write((transaction) => tidyHooks(transaction, new Date(Date.now() + 25 * 3_600_000)));
  await owner.call('POST', `/webhooks/${hook?.id}/test`);
  verified(receiver.calls[1], secret);
  expect(() => verified(receiver.calls[1], before)).toThrow('No matching signature found');
  // Calls are kept for a week.
  await desk.store.write((transaction) => tidyHooks(transaction, new Date(Date.now() + 8 * 86_400_000)));
  expect((await list(owner)).calls).toEqual([]);
});

it('one that was removed gets nothing any more, and the log says who did what', async () => {
  const { url } = await startDesk({ ...withInbox });
  const [kept, removed] = [await startWebhookServer(), await startWebhookServer()];
  const owner = await signIn(url);
  await make(owner, removed.settings.url);
  await make(owner, kept.settings.url);
  expect((await owner.call('POST', '/webhooks', { url: kept.settings.url })).status).toBe(409);
  const [hook] = (await list(owner)).webhooks;
  expect((await owner.call('DELETE', `/webhooks/${hook?.id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/webhooks/${hook?.id}`)).status).toBe(404);
  await post(url, contactLead());
  await expect.poll(() => kept.calls.length).toBe(1);
  expect(removed.calls).toEqual([]);
  const { entries } = await owner.read<{ entries: { action: string }[] }>('/activity');
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
    'removed a webhook',
    'made a webhook',
    'made a webhook',
  ]);
});

it('those of settings are listed with their calls, and cannot be changed', async () => {
  const receiver = await startWebhookServer();
  const notify = { mail: undefined, webhooks: [receiver.settings] };
  const { url } = await startDesk({ ...withInbox, notify });
  const owner = await signIn(url);
  await post(url, contactLead());
  await expect.poll(async () => (await list(owner)).calls).toMatchObject([{ answer: 'HTTP 200' }]);
  const { webhooks } = await list(owner);
  expect(webhooks).toMatchObject([{ id: '', madeBy: 'settings' }]);
  expect(JSON.stringify(webhooks)).not.toContain('key=secret');
});

it('a reader sees none; the owner of a firm has its own alone, at public addresses', async () => {
  const { url } = await startDesk({
    ...withInbox,
    ...withOwnReader,
    firmsFolder: firmsFolder({
      'bug-off': { allowedOrigins: [], owners: { bea: passwordHash } },
      larks: { allowedOrigins: [], owners: { leo: passwordHash } },
    }),
  });
  const [desk, reader, bea, leo] = [
    await signIn(url),
    await signIn(url, 'ana'),
    await signIn(url, 'bea@bug-off'),
    await signIn(url, 'leo@larks'),
  ];
  await make(bea, 'https://hooks.example.com/bea?key=1');
  await make(desk, 'https://hooks.example.com/larks', { firm: 'larks' });
  const urls = async (who: Signed) => (await list(who)).webhooks.map((hook) => hook.url);
  expect(await urls(bea)).toEqual(['https://hooks.example.com/bea']);
  expect(await urls(leo)).toEqual(['https://hooks.example.com/larks']);
  expect(await urls(desk)).toHaveLength(2);
  const [hook] = (await list(bea)).webhooks;
  for (const [method, path] of [
    ['POST', `/webhooks/${hook?.id}/test`],
    ['POST', `/webhooks/${hook?.id}/rotate`],
    ['DELETE', `/webhooks/${hook?.id}`],
  ] as const) {
    expect((await leo.call(method, path)).status).toBe(404);
    expect((await reader.call(method, path)).status).toBe(403);
    expect((await bea.call(method, path, undefined, { origin: 'https://evil.example' })).status).toBe(403);
  }
  expect((await reader.call('GET', '/webhooks')).status).toBe(403);
  const add = async (who: Signed, address: string) =>
    (await who.call('POST', '/webhooks', { url: address })).status;
  for (const address of ['http://127.0.0.1:1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://inner/'])
    expect([address, await add(bea, address)]).toEqual([address, 400]);
  for (const address of ['http://hooks.example/', 'ftp://hooks.example/', 'x', ''])
    expect([address, await add(desk, address)]).toEqual([address, 400]);
  // Its name leads into the network: it is not even asked.
  await make(bea, 'https://localhost.localdomain/');
  const inner = (await list(bea)).webhooks.at(-1);
  expect(await (await bea.call('POST', `/webhooks/${inner?.id}/test`)).json()).toMatchObject({
    isAccepted: false,
    answer: 'it has no public address',
  });
});
