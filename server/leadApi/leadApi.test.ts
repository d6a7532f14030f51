import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listHooks } from '../notify/hooks/hooks';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { signIn, withInbox } from '../testing/inbox';
import { contactLead, estimateLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';
import { answer as hookAnswer, startWebhookServer } from '../testing/webhookServer';
import { type LeadRecord, operations } from './operations';
import { createToken, listTokens, revokeToken } from './tokens';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

interface Page {
  data: LeadRecord[];
  next?: string;
}

it('describes itself without a token, each operation with what may be sent and is answered', async () => {
  const { url } = await startDesk();
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId),
  ).toEqual(Object.keys(operations));
  expect(document.paths['/leads']?.['get']?.parameters.map(({ name }) => name)).toEqual([
    'limit',
    'cursor',
    'q',
    'kind',
    'state',
    'suspect',
    'from',
    'to',
  ]);
});

describe.each(databaseKinds)('the API, in %s,', (_name, newDatabase) => {
  async function start(own: Parameters<typeof startDesk>[0] = {}) {
    const started = await startDesk({ database: await newDatabase(), ...own });
    const { store } = started.desk;
    const tokenFor = (scope: 'read' | 'write' = 'read', firm = '') =>
      store.write((transaction) => createToken(transaction, { firm, scope, name: 'Sheet' }, new Date()));
    const call = (token: string, path: string, body?: unknown) =>
      fetch(`${started.url}/api/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    const read = async <Answer>(token: string, path: string) =>
      (await (await call(token, path)).json()) as Answer;
    return { ...started, store, tokenFor, call, read };
  }

  it('gives every lead once, newest first, in pages', async () => {
    const { url, tokenFor, read } = await start();
    for (let nth = 1; nth <= 7; nth++) await post(url, contactLead({ fullName: `Lead ${nth}` }));
    const token = await tokenFor();
    const names: string[] = [];
    let cursor = '';
    do {
      const page = await read<Page>(token, `/leads?limit=3&cursor=${cursor}`);
      names.push(...page.data.map(({ name }) => name));
      cursor = page.next ?? '';
    } while (cursor);
    expect(names).toEqual([7, 6, 5, 4, 3, 2, 1].map((nth) => `Lead ${nth}`));
  });

  it('filters by kind, state and time', async () => {
    const { url, tokenFor, call, read } = await start();
    const contact = contactLead();
    await post(url, contact);
    await post(url, estimateLead('cy@example.com'));
    const token = await tokenFor('write');
    await call(token, `/leads/${contact.id}/state`, { state: 'won' });
    const kinds = async (query: string) =>
      (await read<Page>(token, `/leads?${query}`)).data.map(({ kind }) => kind);
    expect(await kinds('kind=estimate')).toEqual(['estimate']);
    expect(await kinds('state=won')).toEqual(['contact']);
    expect(await kinds('from=2100-01-01')).toEqual([]);
    expect(await kinds('q=cy@example.com')).toEqual(['estimate']);
  });

  it('gives a lead with how to reach its sender, its fields, and its files by name', async () => {
    const { url, tokenFor, call, read } = await start();
    const lead = contactLead({ fullName: 'Ana Ruiz', photos: [asDataString(jpeg('roof', 2_000))] });
    await post(url, lead);
    const token = await tokenFor();
    const found = await read<LeadRecord>(token, `/leads/${lead.id}`);
    expect(found).toMatchObject({ id: lead.id, kind: 'contact', state: 'new', name: 'Ana Ruiz' });
    expect(found.lead).toMatchObject({ fullName: 'Ana Ruiz', photos: found.files });
    expect(found.lead).not.toHaveProperty('guard');
    const file = await call(token, `/leads/${lead.id}/files/${found.files[0]}`);
    expect([file.headers.get('content-type'), (await file.arrayBuffer()).byteLength > 1_000]).toEqual([
      'image/jpeg',
      true,
    ]);
    expect((await call(token, `/leads/${lead.id}/files/other.jpg`)).status).toBe(404);
  });

  it('says what a won job is worth, as long as it is won', async () => {
    const { url, tokenFor, call, read } = await start({ ...withInbox });
    const lead = contactLead();
    await post(url, lead);
    const token = await tokenFor('write');
    const set = async (body: object) => (await call(token, `/leads/${lead.id}/state`, body)).status;
    const amount = async () => (await read<LeadRecord>(token, `/leads/${lead.id}`)).amount;
    expect(await set({ state: 'won', amount: 1_250.5 })).toBe(204);
    expect(await amount()).toBe(1_250.5);
    // Said again without an amount, it stays; a mistake that is undone takes nothing with it.
    for (const state of ['won', 'lost'] as const) expect(await set({ state })).toBe(204);
    expect(await amount()).toBeUndefined();
    expect(await set({ state: 'won' })).toBe(204);
    expect(await amount()).toBe(1_250.5);
    const owner = await signIn(url);
    expect(await owner.read(`/leads/${lead.id}`)).toMatchObject({
      amount: 1_250.5,
      money: { currency: 'USD' },
      activity: [{ action: 'won', text: '1250.5' }, { text: 'won' }, { text: 'lost' }, { text: 'won' }],
    });
    expect(await owner.read('/outcomes?days=30&by=form')).toMatchObject({
      all: { requests: 1, won: 1, worth: [{ currency: 'USD', amount: 1_250.5 }] },
      groups: [{ name: 'contact' }],
    });
    expect((await owner.call('GET', '/outcomes?days=3&by=form')).status).toBe(400);
    expect(await set({ state: 'won', amount: null })).toBe(204);
    expect(await amount()).toBeUndefined();
    for (const wrong of [-1, 0.001, 20_000_000.01, '5'])
      expect(await set({ state: 'won', amount: wrong })).toBe(400);
    expect(await set({ state: 'lost', amount: 5 })).toBe(400);
  });

  it('notes states and notes under the token’s name, where the inbox shows them', async () => {
    const { url, tokenFor, call } = await start({ ...withInbox });
    const lead = contactLead();
    await post(url, lead);
    const token = await tokenFor('write');
    expect((await call(token, `/leads/${lead.id}/state`, { state: 'called' })).status).toBe(204);
    expect((await call(token, `/leads/${lead.id}/notes`, { text: ' Wants it on Monday ' })).status).toBe(204);
    const owner = await signIn(url);
    expect(await owner.read(`/leads/${lead.id}`)).toMatchObject({
      state: 'called',
      activity: [
        { account: 'API: Sheet', action: 'state', text: 'called' },
        { account: 'API: Sheet', action: 'note', text: 'Wants it on Monday' },
      ],
    });
  });

  it('shows a token the leads of its firm alone', async () => {
    const { url, tokenFor, call, read } = await start({
      firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: ['https://www.bug-off.example'] } }),
    });
    const [own, other] = [contactLead(), contactLead()];
    await post(url, own);
    expect((await post(url, other, {}, 'bug-off')).status).toBe(201);
    const [ownToken, otherToken] = [await tokenFor('write'), await tokenFor('write', 'bug-off')];
    const ids = async (token: string) => (await read<Page>(token, '/leads')).data.map(({ id }) => id);
    expect(await ids(ownToken)).toEqual([own.id]);
    expect(await ids(otherToken)).toEqual([other.id]);
    for (const [path, body] of [
      ['', undefined],
      ['/state', { state: 'lost' }],
      ['/notes', { text: 'x' }],
      ['/files/a.jpg', undefined],
    ] as const)
      expect((await call(otherToken, `/leads/${own.id}${path}`, body)).status).toBe(404);
  });

  it('refuses tokens that never counted, that were revoked, and of firms that are gone', async () => {
    const { url, store, tokenFor, call } = await start();
    const token = await tokenFor();
    const gone = await tokenFor('read', 'bug-off');
    const statusOf = async (one: string) => (await call(one, '/leads')).status;
    expect(await statusOf(token)).toBe(200);
    expect(await Promise.all(['', 'bio_', `bio_${'a'.repeat(43)}`, `${token}x`, gone].map(statusOf))).toEqual(
      Array(5).fill(401),
    );
    expect((await fetch(`${url}/api/v1/leads`)).headers.get('www-authenticate')).toBe('Bearer');
    const known = await store.use(({ db }) => listTokens(db, ['']));
    const id = known[0]?.id ?? '';
    expect(await store.write((transaction) => revokeToken(transaction, id, ['bug-off']))).toBe(false);
    expect(await statusOf(token)).toBe(200);
    expect(await store.write((transaction) => revokeToken(transaction, id, ['']))).toBe(true);
    expect(await statusOf(token)).toBe(401);
  });

  it('lets a token that may only read change nothing', async () => {
    const { url, tokenFor, call, read } = await start();
    const lead = contactLead();
    await post(url, lead);
    const token = await tokenFor();
    expect((await call(token, `/leads/${lead.id}/state`, { state: 'won' })).status).toBe(403);
    expect((await call(token, `/leads/${lead.id}/notes`, { text: 'x' })).status).toBe(403);
    expect(await read<LeadRecord>(token, `/leads/${lead.id}`)).toMatchObject({ state: 'new' });
  });

  it.each([
    ['/leads?limit=0', undefined, 'limit'],
    ['/leads?limit=1000', undefined, 'limit'],
    ['/leads?limit=ten', undefined, 'limit'],
    ['/leads?state=done', undefined, 'state'],
    ['/leads?from=yesterday', undefined, 'from'],
    ['/leads?page=2', undefined, 'page'],
    [`/leads/${randomUUID()}/state`, { state: 'done' }, 'state'],
    [`/leads/${randomUUID()}/state`, '{', 'body'],
    [`/leads/${randomUUID()}/notes`, { text: ' ' }, 'text'],
  ])('says what is wrong with %s %j', async (path, body, field) => {
    const { tokenFor, call } = await start();
    const answer = await call(await tokenFor('write'), path, body);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  it('subscribes addresses by a token that may, and ends with it what it has subscribed', async () => {
    const { url, store, tokenFor, call, read } = await start({ ...withInbox });
    const receiver = await startWebhookServer();
    const subscriber = (name: string, firm = '') =>
      store.write((transaction) =>
        createToken(transaction, { firm, name, scope: 'read', maySubscribe: true }, new Date()),
      );
    const [token, another] = [await subscriber('Zapier'), await subscriber('Make')];
    const hook = { url: receiver.settings.url };
    expect((await call(await tokenFor('write'), '/subscriptions', hook)).status).toBe(403);
    for (const wrong of [{}, { url: 'http://hooks.example/1' }, { url: 'nonsense' }, { ...hook, more: 1 }])
      expect((await call(token, '/subscriptions', wrong)).status).toBe(400);
    const made = await call(token, '/subscriptions', hook);
    expect(made.status).toBe(201);
    const { id, secret } = (await made.json()) as { id: string; secret: string };
    expect((await call(token, '/subscriptions', hook)).status).toBe(409);
    const listed = await read<{ data: object[] }>(token, '/subscriptions');
    expect(listed.data).toMatchObject([{ id, url: hook.url, reminders: false }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(await read(another, '/subscriptions')).toEqual({ data: [] });
    const lead = contactLead();
    await post(url, lead);
    await expect.poll(() => receiver.calls.length, { timeout: 15_000 }).toBe(1);
    const [first] = receiver.calls;
    expect(
      new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>),
    ).toMatchObject({
      data: { id: lead.id },
    });
    const end = (by: string, which: string) =>
      fetch(`${url}/api/v1/subscriptions/${which}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${by}` },
      });
    expect((await end(another, id)).status).toBe(404);
    expect((await end(token, id)).status).toBe(204);
    expect((await end(token, id)).status).toBe(404);
    // A receiver that says it is gone is called no more: so a Zap ends that was deleted.
    expect((await call(token, '/subscriptions', hook)).status).toBe(201);
    receiver.answers.push(hookAnswer(410));
    await post(url, contactLead());
    await expect.poll(() => read(token, '/subscriptions'), { timeout: 15_000 }).toEqual({ data: [] });
    const lost = await store.use(({ db }) =>
      db
        .selectFrom('activity')
        .select(['account', 'text'])
        .where('action', '=', 'lost a webhook')
        .executeTakeFirst(),
    );
    expect(lost).toEqual({ account: 'Zapier', text: `${new URL(hook.url).host} (HTTP 410)` });
    expect((await call(token, '/subscriptions', hook)).status).toBe(201);
    const known = await store.use(({ db }) => listTokens(db, ['']));
    const zapier = known.find(({ name }) => name === 'Zapier');
    await store.write((transaction) => revokeToken(transaction, zapier?.id ?? '', ['']));
    expect(await store.use(({ db }) => listHooks(db, ['']))).toEqual([]);
  });

  it.each(['nonsense', Buffer.from('a b c').toString('base64url')])('knows no cursor %s', async (cursor) => {
    const { tokenFor, call } = await start();
    expect((await call(await tokenFor(), `/leads?cursor=${cursor}`)).status).toBe(400);
  });
});
