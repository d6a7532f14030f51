import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../app';
import { codeIn, fromBase32 } from '../auth/oneTimeCode';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import {
  password,
  requestSession,
  type Signed,
  signIn,
  withInbox,
  withOwnReader,
  withReader,
} from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { startMailServer } from '../testing/mailServer';
import { passwordHash } from '../testing/publish';
import type { LeadPage } from './listLeads';
import type { NewSecret, OwnAccount } from './ownAccountRoutes';
import type { Invited, PeopleList } from './peopleRoutes';
import type { LeadDetail } from './readLeadDetail';

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** What is chosen by an invitation. */
const chosen = password;
type Own = Parameters<typeof startDesk>[0];

/** A desk with two firms, each with an owner of its file. */
async function start(own: Own = {}) {
  const { readers: owners } = withReader;
  const folder = firmsFolder({
    'bug-off': { allowedOrigins: [], owners },
    larks: { allowedOrigins: [], owners },
  });
  const started = await startDesk({ ...withInbox, ...withOwnReader, firmsFolder: folder, ...own });
  return { ...started, owner: await signIn(started.url) };
}

const kim = { name: 'kim', email: 'kim@example.com', role: 'member' };

async function add(by: Signed, person: object = kim): Promise<string> {
  const answer = await by.call('POST', '/people', person);
  expect(answer.status).toBe(201);
  return tokenIn(((await answer.json()) as Invited).link ?? '');
}
const tokenIn = (link: string): string => link.split('#invite/')[1] ?? '';

/** Sends what the page of an invitation sends, without a session. */
const byLink = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/inbox/api/invite${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });

/** Adds somebody who has a password, whose hash is quick to check, and signs in. */
async function join(
  { desk, url }: { desk: Desk; url: string },
  by: Signed,
  person: Partial<typeof kim> & { firms?: string[] | null } = {},
) {
  const added = { ...kim, ...person };
  await add(by, added);
  const firm = added.firms?.length === 1 ? added.firms[0] : '';
  const name = firm ? `${added.name}@${firm}` : added.name;
  await desk.store.write((transaction) =>
    transaction
      .updateTable('people')
      .set({ password: passwordHash, invite_hash: null, invite_until: null })
      .where('name', '=', name)
      .execute(),
  );
  return signIn(url, name, chosen);
}

const people = async (by: Signed) => (await by.read<PeopleList>('/people')).people;
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

describe.each(databaseKinds)('people, in %s,', (_name, newDatabase) => {
  it('are invited by a link, choose a password once, and are signed out at once when they are removed', async () => {
    const { url, owner } = await start({ database: await newDatabase() });
    const token = await add(owner);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await people(owner)).find(({ name }) => name === 'kim')).toMatchObject({
      ...kim,
      firms: [''],
      mayChange: true,
      hasJoined: false,
      hasSecondFactor: false,
      usedAt: null,
    });
    expect(await statusOf(requestSession(url, 'kim', ''))).toBe(401);
    expect(await (await byLink(url, '/look', { token })).json()).toEqual({
      name: 'kim',
      company: '',
      hasSecondFactor: false,
    });
    expect(await statusOf(byLink(url, '', { token, password: 'too short' }))).toBe(400);
    const both = [
      byLink(url, '', { token, password: chosen }),
      byLink(url, '', { token, password: `${chosen}!` }),
    ];
    const statuses = await Promise.all(both.map(statusOf));
    expect(new Set(statuses)).toEqual(new Set([204, 404]));
    expect(await statusOf(byLink(url, '/look', { token }))).toBe(404);
    const signed = await signIn(url, 'kim', statuses[0] === 204 ? chosen : `${chosen}!`);
    await post(url, contactLead());
    expect((await signed.read<LeadPage>('/leads')).leads).toHaveLength(1);
    expect((await people(owner)).find(({ name }) => name === 'kim')).toMatchObject({
      hasJoined: true,
      inviteUntil: null,
      usedAt: expect.any(String),
    });
    expect(await statusOf(owner.call('DELETE', '/people/kim'))).toBe(204);
    expect(await statusOf(signed.call('GET', '/leads'))).toBe(401);
    expect(await statusOf(requestSession(url, 'kim', chosen))).toBe(401);
    const { entries } = await owner.read<{ entries: { action: string; account: string }[] }>('/activity');
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invited', 'joined', 'removed a person']),
    );
  });

  it('have a second factor if they want, with recovery codes that work once', async () => {
    const { desk, url, owner } = await start({ database: await newDatabase() });
    const signed = await join({ desk, url }, owner);
    const other = await signIn(url, 'kim', chosen);
    const { secret, address } = await made(signed);
    expect(address).toBe(`otpauth://totp/kim?secret=${secret}&issuer=Lead%20desk`);
    const turnOn = (typed: string, code: string) =>
      signed.call('POST', '/own/second-factor', { password: typed, secret, code });
    expect(await statusOf(turnOn('wrong', codeNow(secret)))).toBe(403);
    expect(await statusOf(turnOn(chosen, wrongCode(secret)))).toBe(400);
    const answer = await turnOn(chosen, codeNow(secret));
    expect(answer.status).toBe(201);
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([8, 8]);
    // This session goes on, others of the same password end.
    expect(await signed.read<OwnAccount>('/own')).toMatchObject({ hasSecondFactor: true, recoveryCodes: 8 });
    expect(await statusOf(other.call('GET', '/leads'))).toBe(401);

    const by = (code?: string, typed = chosen) => statusOf(withCode(url, 'kim', typed, code));
    expect([await by(), await by(wrongCode(secret))]).toEqual([401, 401]);
    expect(await by(codeNow(secret))).toBe(201);
    const [first = '', second = ''] = recoveryCodes;
    expect(await by(first, 'wrong password')).toBe(401);
    expect(new Set(await Promise.all([by(first), by(first)]))).toEqual(new Set([201, 401]));
    expect([await by(first), await by(second.toUpperCase().replaceAll('-', ' '))]).toEqual([401, 201]);
    expect(await signed.read<OwnAccount>('/own')).toMatchObject({ recoveryCodes: 6 });

    expect((await people(owner)).find(({ name }) => name === 'kim')?.hasSecondFactor).toBe(true);
    expect(await statusOf(owner.call('DELETE', '/people/kim/second-factor'))).toBe(204);
    expect(await statusOf(signed.call('GET', '/leads'))).toBe(401);
    expect(await by()).toBe(201);
  });
});

const made = async (signed: Signed): Promise<NewSecret> =>
  (await (await signed.call('POST', '/own/second-factor/secret')).json()) as NewSecret;
const codeNow = (secret: string): string => codeIn(Math.floor(Date.now() / 30_000), fromBase32(secret));
const wrongCode = (secret: string): string => (codeNow(secret) === '123456' ? '654321' : '123456');
const withCode = (url: string, name: string, typed: string, code?: string): Promise<Response> =>
  fetch(`${url}/inbox/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, password: typed, code }),
  });

describe('an invitation', () => {
  it('is mailed where the firm has mail, in the language of who invites, and then shown to nobody', async () => {
    const server = await startMailServer();
    const mail = { ...server.settings, style: { ...server.settings.style, company: 'Bug <Off>' } };
    const { url, owner } = await start({
      notify: { mail, webhooks: [] },
      inboxUrl: 'https://desk.example/inbox/',
    });
    const answer = await owner.call('POST', '/people', { ...kim, lang: 'de' });
    expect([answer.status, await answer.json()]).toEqual([201, { name: 'kim' }]);
    const [received] = server.mails;
    expect([received?.recipients, received?.subject]).toEqual([
      [kim.email],
      'Ihr Zugang zum Posteingang von Bug <Off>',
    ]);
    expect(received?.html).toContain('Bug &lt;Off&gt;');
    const [, token = ''] =
      /https:\/\/desk\.example\/inbox\/#invite\/([\w-]{43})\n/.exec(received?.text ?? '') ?? [];
    expect(await statusOf(byLink(url, '', { token, password: chosen }))).toBe(204);
  });

  it('is given to the owner where the mail server does not take it', async () => {
    const server = await startMailServer();
    const { owner } = await start({ notify: { mail: server.settings, webhooks: [] } });
    server.recipientAnswers.push({ code: 550, text: 'no such user' });
    expect(await add(owner)).toMatch(/^[\w-]{43}$/);
  });

  it.each<[string, (token: string) => object]>([
    ['that was made up', () => ({ token: 'A'.repeat(43) })],
    ['that is empty', () => ({ token: '' })],
    ['that is missing', () => ({})],
    ['that is a list', (token) => ({ token: [token] })],
    ['that is cut', (token) => ({ token: token.slice(0, -1) })],
    ['with a NUL', (token) => ({ token: `${token}\0` })],
  ])('%s opens nothing', async (_name, bodyOf) => {
    const { url, owner } = await start();
    const token = await add(owner);
    for (const path of ['/look', ''])
      expect(await statusOf(byLink(url, path, { password: chosen, ...bodyOf(token) }))).toBe(404);
  });

  it('ends after a week, when another one is made, and with who was invited', async () => {
    const { url, owner, desk } = await start();
    const first = await add(owner);
    const again = (await (await owner.call('POST', '/people/kim/invite', {})).json()) as Invited;
    const look = (token: string) => statusOf(byLink(url, '/look', { token }));
    expect([await look(first), await look(tokenIn(again.link ?? ''))]).toEqual([404, 200]);
    await desk.store.use(({ db }) =>
      db
        .updateTable('people')
        .set({ invite_until: new Date(Date.now() - 1).toISOString() })
        .execute(),
    );
    expect(await look(tokenIn(again.link ?? ''))).toBe(404);
    const third = await add(owner, { ...kim, name: 'ben' });
    await owner.call('DELETE', '/people/ben');
    expect(await look(third)).toBe(404);
  });

  it('works on the own page alone', async () => {
    const { url, owner } = await start();
    const token = await add(owner);
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect(await statusOf(byLink(url, '', { token, password: chosen }, headers))).toBe(403);
  });

  it('replaces a lost password, which ends the sessions of the old one, and no second factor', async () => {
    const { desk, url, owner } = await start();
    const signed = await join({ desk, url }, owner);
    const { secret } = await made(signed);
    await signed.call('POST', '/own/second-factor', { password: chosen, secret, code: codeNow(secret) });
    const again = (await (await owner.call('POST', '/people/kim/invite', {})).json()) as Invited;
    expect(await statusOf(signed.call('GET', '/leads'))).toBe(200);
    const token = tokenIn(again.link ?? '');
    expect(await statusOf(byLink(url, '', { token, password: 'another password' }))).toBe(204);
    expect(await statusOf(signed.call('GET', '/leads'))).toBe(401);
    expect(await statusOf(withCode(url, 'kim', 'another password'))).toBe(401);
    expect(await statusOf(withCode(url, 'kim', 'another password', codeNow(secret)))).toBe(201);
  });
});

describe('adding somebody', () => {
  it.each<[string, object]>([
    ['a name of capitals and spaces', { name: 'Kim Lee' }],
    ['the owner’s name', { name: 'owner' }],
    ['a name with a firm', { name: 'kim@larks' }],
    ['a name with a NUL', { name: 'kim\0' }],
    ['no name', { name: '' }],
    ['no address', { email: 'kim' }],
    ['two addresses', { email: 'kim@example.com,all@example.com' }],
    ['an address with a header', { email: 'kim@example.com\r\nBcc: all@example.com' }],
    ['a role that there is not', { role: 'admin' }],
    ['a firm that there is not', { firms: ['nowhere'] }],
    ['a property of every object as a firm', { firms: ['__proto__'] }],
    ['one firm that is no list', { firms: 'larks' }],
    ['no firm', { firms: [] }],
    ['one firm that there is not among others', { firms: ['larks', 'nowhere'] }],
  ])('with %s is refused', async (_name, own) => {
    const { owner } = await start();
    expect(await statusOf(owner.call('POST', '/people', { ...kim, ...own }))).toBe(400);
    expect((await people(owner)).every(({ isOfSettings }) => isOfSettings)).toBe(true);
  });

  it('takes no name that somebody has', async () => {
    const { owner } = await start();
    const taken = (person: object) => statusOf(owner.call('POST', '/people', { ...kim, ...person }));
    await add(owner);
    expect([await taken({}), await taken({ firms: null }), await taken({ name: 'ana' })]).toEqual([
      409, 409, 409,
    ]);
    expect([await taken({ firms: ['larks'] }), await taken({ name: 'ana', firms: ['larks'] })]).toEqual([
      201, 409,
    ]);
  });

  it('mails nobody the whole day', async () => {
    const { owner } = await start();
    for (let nth = 0; nth < 20; nth++) await add(owner, { ...kim, name: `kim${nth}` });
    expect(await statusOf(owner.call('POST', '/people', { ...kim, name: 'one-more' }))).toBe(429);
    expect(await statusOf(owner.call('POST', '/people/kim1/invite', {}))).toBe(429);
  });
});

describe('what a role may', () => {
  /** Each change of what is not one's own. */
  const changes = (id: string): [string, string, object?][] => [
    ['POST', `/leads/${id}/state`, { state: 'won' }],
    ['POST', `/leads/${id}/notes`, { text: 'x' }],
    ['POST', `/leads/${id}/read`],
    ['POST', `/leads/${id}/snooze`, { until: new Date().toISOString() }],
    ['POST', `/leads/${id}/assignee`, { name: '' }],
    ['POST', `/leads/${id}/reply`, { reply: 'x' }],
    ['POST', `/leads/${id}/appointment`, { state: 'booked' }],
    ['POST', `/leads/${id}/suspect`, { suspect: true }],
    ['DELETE', `/leads/${id}`],
    ['POST', '/replies', { name: 'x', text: 'x' }],
    ['POST', '/tokens', { name: 'x', scope: 'read' }],
    ['POST', '/webhooks', { url: 'https://hooks.example/1' }],
    ['POST', '/feeds', { firm: '', crew: '' }],
    ['POST', '/facts', { after: 0, changes: [] }],
    ['POST', '/messages/x/retry'],
    ['POST', '/people', kim],
    ['POST', '/people/kim/role', { role: 'owner' }],
    ['POST', '/people/kim/firms', { firms: null }],
    ['DELETE', '/people/ana'],
  ];

  it('a reader reads, and changes nothing but what is their own', async () => {
    const { desk, url, owner } = await start();
    const lead = contactLead();
    await post(url, lead);
    const reader = await join({ desk, url }, owner, { role: 'reader' });
    expect((await reader.read<LeadPage>('/leads')).leads[0]?.unread).toBe(true);
    for (const [method, path, body] of changes(lead.id))
      expect({ path, status: await statusOf(reader.call(method, path, body)) }).toEqual({
        path,
        status: 403,
      });
    expect(await owner.read<LeadDetail>(`/leads/${lead.id}`)).toMatchObject({ state: 'new', unread: true });
    // Nobody gives a lead to who can do nothing with it.
    expect((await owner.read<LeadDetail>(`/leads/${lead.id}`)).people).toEqual(['owner', 'ana']);
    expect(await statusOf(reader.call('DELETE', '/session'))).toBe(204);
  });

  it('a member works on leads, is given some, and does nothing that is an owner’s', async () => {
    const { desk, url, owner } = await start();
    const lead = contactLead();
    await post(url, lead);
    const member = await join({ desk, url }, owner);
    expect(await statusOf(member.call('POST', `/leads/${lead.id}/state`, { state: 'called' }))).toBe(204);
    expect(await statusOf(owner.call('POST', `/leads/${lead.id}/assignee`, { name: 'kim' }))).toBe(204);
    expect((await member.read<LeadPage>('/leads?care=mine')).leads).toHaveLength(1);
    for (const path of ['/people', '/tokens', '/activity', '/messages', '/webhooks'])
      expect(await statusOf(member.call('GET', path))).toBe(403);
    for (const [method, path, body] of changes(lead.id).slice(7))
      expect({ path, status: await statusOf(member.call(method, path, body)) }).toEqual({
        path,
        status: 403,
      });
  });

  it('a role that was changed counts at once, and nobody changes their own', async () => {
    const { desk, url, owner } = await start();
    const other = await join({ desk, url }, owner, { role: 'owner', firms: null });
    expect(await statusOf(other.call('POST', '/people/kim/role', { role: 'reader' }))).toBe(409);
    expect(await statusOf(other.call('DELETE', '/people/kim'))).toBe(409);
    expect(await statusOf(other.call('GET', '/activity'))).toBe(200);
    expect(await statusOf(owner.call('POST', '/people/kim/role', { role: 'reader' }))).toBe(204);
    expect(await statusOf(other.call('GET', '/activity'))).toBe(403);
  });

  it('nobody takes away the account of settings, and its owner gets in whatever others do', async () => {
    const { desk, url, owner } = await start();
    const other = await join({ desk, url }, owner, { role: 'owner', firms: null });
    for (const name of ['owner', 'ana', 'ana@larks']) {
      expect(await statusOf(other.call('DELETE', `/people/${name}`))).toBe(404);
      expect(await statusOf(other.call('POST', `/people/${name}/invite`, {}))).toBe(404);
      expect(await statusOf(other.call('DELETE', `/people/${name}/second-factor`))).toBe(404);
    }
    expect(await statusOf(requestSession(url, 'owner', password))).toBe(201);
    const answer = await owner.call('POST', '/own/second-factor/off', { password });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('settings')]);
  });
});

describe('across firms', () => {
  it('an owner of one sees, adds and changes nobody of another one', async () => {
    const { desk, url, owner } = await start();
    const theirs = contactLead({ fullName: 'Theirs-secret' });
    await post(url, theirs, {}, 'larks');
    const bird = await join({ desk, url }, owner, { name: 'bird', firms: ['larks'] });
    const all = await join({ desk, url }, owner, { name: 'all', firms: null });
    const bugs = await signIn(url, 'ana@bug-off');
    // Whatever firm is sent, it is their own.
    const kims = await join({ desk, url }, bugs, { firms: ['bug-off'], role: 'owner' });
    await add(bugs, { ...kim, name: 'mal', firms: ['larks'] });
    await add(bugs, { ...kim, name: 'mel', firms: null });
    const names = (await people(bugs)).map(({ name }) => name);
    expect(names).toEqual(['ana@bug-off', 'kim@bug-off', 'mal@bug-off', 'mel@bug-off']);
    for (const name of ['bird@larks', 'all', 'ana@larks', 'owner']) {
      for (const [method, path, body] of [
        ['POST', `/people/${name}/role`, { role: 'owner' }],
        ['POST', `/people/${name}/firms`, { firms: ['bug-off'] }],
        ['POST', `/people/${name}/invite`, {}],
        ['DELETE', `/people/${name}/second-factor`],
        ['DELETE', `/people/${name}`],
      ] as const)
        expect(await statusOf(kims.call(method, path, body))).toBe(404);
    }
    expect((await kims.read<LeadPage>('/leads')).leads).toEqual([]);
    expect(await statusOf(kims.call('GET', `/leads/${theirs.id}`))).toBe(404);
    expect((await bird.read<LeadPage>('/leads')).leads).toHaveLength(1);
    expect((await all.read<LeadPage>('/leads')).leads).toHaveLength(1);
    expect((await all.read<LeadDetail>(`/leads/${theirs.id}`)).people).toEqual([
      'owner',
      'ana@larks',
      'all',
      'bird@larks',
    ]);
  });

  it('somebody whose firm is gone is signed out', async () => {
    const { rmSync } = await import('node:fs');
    const folder = firmsFolder({ 'bug-off': { allowedOrigins: [] } });
    const { url, owner, desk } = await start({ firmsFolder: folder });
    const signed = await join({ desk, url }, owner, { firms: ['bug-off'] });
    rmSync(`${folder}/bug-off.json`);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    desk.firms.reload();
    expect(await statusOf(signed.call('GET', '/leads'))).toBe(401);
  });
});

describe('one’s own sessions', () => {
  it('are listed with device and time, ended one by one, and are nobody else’s', async () => {
    const { desk, url, owner } = await start();
    const signed = await join({ desk, url }, owner);
    await requestSession(url, 'kim', chosen, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
    });
    const sessions = async () => (await signed.read<OwnAccount>('/own')).sessions;
    const listed = await sessions();
    expect(new Set(listed.map(({ isThis }) => isThis))).toEqual(new Set([false, true]));
    const other = listed.find(({ isThis }) => !isThis);
    expect(other).toMatchObject({ device: 'Firefox, Windows', usedAt: expect.any(String) });
    expect(await statusOf(owner.call('DELETE', `/own/sessions/${other?.id}`))).toBe(404);
    expect(await statusOf(signed.call('DELETE', `/own/sessions/${other?.id}`))).toBe(204);
    expect(await statusOf(signed.call('DELETE', `/own/sessions/${other?.id}`))).toBe(404);
    expect((await sessions()).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('a password is asked again before the second factor changes, ten times at most', async () => {
    const { desk, url, owner } = await start();
    const signed = await join({ desk, url }, owner);
    const off = (typed: string) =>
      statusOf(signed.call('POST', '/own/second-factor/off', { password: typed }));
    for (let nth = 0; nth < 10; nth++) expect(await off('wrong')).toBe(403);
    expect(await off(chosen)).toBe(429);
    // It is the session that waits: signing in goes on.
    expect(await statusOf(requestSession(url, 'kim', chosen))).toBe(201);
  });
});
