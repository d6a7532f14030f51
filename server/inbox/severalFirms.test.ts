import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Desk } from '../app';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { type Signed, signIn, withInbox, withReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { passwordHash } from '../testing/publish';
import { newSubscription, startPushService } from '../testing/pushService';
import type { Outcomes } from '../visits/groupOutcomes';
import type { LeadPage } from './listLeads';
import type { PeopleList } from './peopleRoutes';
import type { LeadDetail } from './readLeadDetail';

beforeEach(() => {
  for (const method of ['warn', 'error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});

const ids = ['', 'bug-off', 'larks'] as const;
type Firm = (typeof ids)[number];

/** A desk with three firms, each with a lead, a short answer, a token, a webhook and an entry of the log, whose texts name it. */
async function start(own: Parameters<typeof startDesk>[0] = {}) {
  const { readers: owners } = withReader;
  const folder = firmsFolder({
    'bug-off': { allowedOrigins: [], owners },
    larks: { allowedOrigins: [], owners },
  });
  const started = await startDesk({ ...withInbox, firmsFolder: folder, ...own });
  const { url } = started;
  const owner = await signIn(url);
  const leads = {} as Record<Firm, string>;
  for (const firm of ids) {
    const name = nameOf[firm];
    const lead = contactLead({ fullName: name, email: `${name}@example.com` });
    leads[firm] = lead.id;
    await post(url, lead, {}, firm || undefined);
    for (const [path, body] of [
      ['/replies', { name, text: name, firm }],
      ['/tokens', { name, scope: 'read', firm }],
      ['/webhooks', { url: `https://${name}.example/`, firm }],
      [`/leads/${lead.id}/notes`, { text: name }],
      [`/leads/${lead.id}/state`, { state: 'won', amount: 100 }],
    ] as const)
      expect((await owner.call('POST', path, body)).ok).toBe(true);
  }
  return { ...started, owner, leads };
}

/** What no answer to somebody says who does not see the firm. */
const nameOf: Readonly<Record<Firm, string>> = {
  '': 'own-secret',
  'bug-off': 'bugs-secret',
  larks: 'birds-secret',
};

/** Adds somebody who has a password, and signs in. */
async function join(
  { desk, url }: { desk: Desk; url: string },
  by: Signed,
  { firms, role = 'owner', name = 'kim' }: { firms: readonly string[]; role?: string; name?: string },
): Promise<Signed> {
  const person = { name, email: `${name}@example.com`, role, firms };
  const { name: account } = (await (await by.call('POST', '/people', person)).json()) as { name: string };
  await desk.store.write((transaction) =>
    transaction
      .updateTable('people')
      .set({ password: passwordHash, invite_hash: null, invite_until: null })
      .where('name', '=', account)
      .execute(),
  );
  return signIn(url, account);
}

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

/** Everything that lists something. */
const lists = [
  '/leads',
  '/leads?call=now',
  '/leads/counts',
  '/export/people',
  '/export/csv',
  '/export/json',
  '/appointments',
  '/numbers?days=30',
  ...['source', 'campaign', 'form', 'step', 'week'].map((by) => `/outcomes?days=365&by=${by}`),
  '/messages',
  '/activity',
  '/replies',
  '/tokens',
  '/webhooks',
  '/feeds',
  '/people',
];

describe.each(databaseKinds)('who sees two firms of three, in %s,', (_name, newDatabase) => {
  it('sees both in every list, and nothing of the third', { timeout: 60_000 }, async () => {
    const { desk, url, owner, leads } = await start({ database: await newDatabase() });
    const kim = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'] });
    expect(await kim.read('/session')).toMatchObject({
      name: 'kim',
      seesAll: false,
      firms: [{ id: 'bug-off' }, { id: 'larks' }],
    });
    for (const path of lists) {
      const answer = await kim.call('GET', path);
      const text = await answer.text();
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      expect({ path, isThere: text.includes('own-secret') }).toEqual({ path, isThere: false });
      // Naming the third firm shows no more.
      const asked = await kim.call('GET', `${path}${path.includes('?') ? '&' : '?'}firm=`);
      expect({ path, isThere: (await asked.text()).includes('own-secret') }).toEqual({
        path,
        isThere: false,
      });
    }
    for (const path of ['/leads', '/export/csv', '/replies', '/tokens', '/webhooks', '/activity']) {
      const text = await (await kim.call('GET', path)).text();
      expect([path, text.includes('bugs-secret'), text.includes('birds-secret')]).toEqual([path, true, true]);
    }
    const won = async (firm?: string) =>
      (await kim.read<Outcomes>(`/outcomes?days=30&by=form${firm === undefined ? '' : `&firm=${firm}`}`)).all
        .won;
    expect([await won(), await won('larks'), await won('')]).toEqual([2, 1, 2]);
    expect((await kim.read<LeadPage>('/leads?firm=larks')).leads.map(({ name }) => name)).toEqual([
      'birds-secret',
    ]);
    expect((await kim.read<LeadDetail>(`/leads/${leads.larks}`)).people).toContain('kim');
    expect((await owner.read<LeadDetail>(`/leads/${leads['']}`)).people).not.toContain('kim');
  });

  it('changes nothing of the third, and makes nothing for it', { timeout: 60_000 }, async () => {
    const { desk, url, owner, leads } = await start({ database: await newDatabase() });
    const kim = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'] });
    const own = leads[''];
    for (const [method, path, body] of [
      ['GET', `/leads/${own}`],
      ['POST', `/leads/${own}/state`, { state: 'lost' }],
      ['POST', `/leads/${own}/notes`, { text: 'x' }],
      ['POST', `/leads/${own}/read`],
      ['POST', `/leads/${own}/assignee`, { name: 'kim' }],
      ['POST', `/leads/${own}/suspect`, { suspect: true }],
      ['DELETE', `/leads/${own}?person`],
    ] as const)
      expect({ path, status: await statusOf(kim.call(method, path, body)) }).toEqual({ path, status: 404 });
    for (const [path, body] of [
      ['/replies', { name: 'x', text: 'x' }],
      ['/tokens', { name: 'x', scope: 'read' }],
      ['/webhooks', { url: 'https://hooks.example/1' }],
      ['/people', { name: 'mal', email: 'mal@example.com', role: 'owner' }],
    ] as const)
      for (const firm of ['', undefined, 'nowhere', '__proto__']) {
        const sent = { ...body, firm, ...(firm !== undefined && { firms: ['larks', firm] }) };
        expect({ path, firm, status: await statusOf(kim.call('POST', path, sent)) }).toEqual({
          path,
          firm,
          status: 400,
        });
      }
    expect(await statusOf(kim.call('GET', '/facts'))).toBe(403);
    expect(await statusOf(kim.call('POST', '/tokens', { name: 'x', scope: 'read', firm: 'larks' }))).toBe(
      201,
    );
    expect(await owner.read<LeadDetail>(`/leads/${own}`)).toMatchObject({ state: 'won' });
  });

  it('is changed by who sees both, and what they see changes at once', { timeout: 60_000 }, async () => {
    const { desk, url, owner, leads } = await start({ database: await newDatabase() });
    const kim = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'], role: 'member' });
    const bugs = await signIn(url, 'ana@bug-off');
    const both = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'], name: 'ben' });
    const seenBy = async (by: Signed) =>
      (await by.read<PeopleList>('/people')).people.find(({ name }) => name === 'kim');
    // An owner of one firm knows that somebody sees it, and not what else.
    expect(await seenBy(bugs)).toMatchObject({ firms: ['bug-off'], mayChange: false });
    expect(await seenBy(both)).toMatchObject({ firms: ['bug-off', 'larks'], mayChange: true });
    for (const [method, path, body] of [
      ['POST', '/people/kim/firms', { firms: ['bug-off'] }],
      ['POST', '/people/kim/role', { role: 'owner' }],
      ['POST', '/people/kim/invite', {}],
      ['DELETE', '/people/kim/second-factor'],
      ['DELETE', '/people/kim'],
    ] as const)
      expect(await statusOf(bugs.call(method, path, body))).toBe(404);
    const change = (by: Signed, firms: unknown, name = 'kim') =>
      statusOf(by.call('POST', `/people/${name}/firms`, { firms }));
    for (const firms of [null, [''], ['larks', ''], ['nowhere']]) expect(await change(both, firms)).toBe(400);
    for (const firms of [[], 'larks', undefined, [null]]) expect(await change(owner, firms)).toBe(400);
    expect(await change(both, ['bug-off'], 'ben')).toBe(409);
    expect(await change(owner, ['bug-off'], 'ana@larks')).toBe(404);

    const namesSeen = async () =>
      (await kim.read<LeadPage>('/leads')).leads.map(({ name }) => name).toSorted();
    expect(await namesSeen()).toEqual(['birds-secret', 'bugs-secret']);
    expect(await change(both, ['larks', 'larks'])).toBe(204);
    expect(await namesSeen()).toEqual(['birds-secret']);
    expect(await statusOf(kim.call('GET', `/leads/${leads['bug-off']}`))).toBe(404);
    expect(await seenBy(bugs)).toBeUndefined();
    expect(await change(owner, ['', 'bug-off'])).toBe(204);
    expect(await namesSeen()).toEqual(['bugs-secret', 'own-secret']);
    expect(await change(owner, null)).toBe(204);
    expect(await namesSeen()).toHaveLength(3);
    // Each firm that it concerns has it in its log.
    const logOf = async (name: string) =>
      (await (await signIn(url, name)).read<{ entries: { action: string; firm: string }[] }>('/activity'))
        .entries;
    for (const firm of ['bug-off', 'larks']) {
      const entries = await logOf(`ana@${firm}`);
      expect(entries.some(({ action }) => action === 'changed firms')).toBe(true);
      expect(new Set(entries.map((entry) => entry.firm))).toEqual(new Set([firm]));
    }
    await owner.call('DELETE', '/people/kim');
    expect(
      await desk.store.use(({ db }) =>
        db.selectFrom('person_firms').selectAll().where('name', '=', 'kim').execute(),
      ),
    ).toEqual([]);
  });
});

describe('devices and streams of who sees two firms', () => {
  it('a device is told of the leads of both, and follows a change', async () => {
    const service = await startPushService();
    const { desk, url, owner } = await start({
      pushService: service.origin,
      deskUrl: 'https://desk.example/',
    });
    const kim = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'] });
    const { subscription } = newSubscription(`${service.origin}/kim`);
    expect(await statusOf(kim.call('POST', '/device', subscription))).toBe(204);
    const firmsTold = async () =>
      (
        await desk.store.use(({ db }) => db.selectFrom('devices').select('firm').orderBy('firm').execute())
      ).map(({ firm }) => firm);
    expect(await firmsTold()).toEqual(['bug-off', 'larks']);
    await post(url, contactLead(), {}, 'larks');
    await post(url, contactLead(), {}, 'bug-off');
    await expect.poll(() => service.calls.length).toBe(2);
    await owner.call('POST', '/people/kim/firms', { firms: ['', 'larks'] });
    expect(await firmsTold()).toEqual(['', 'larks']);
    await post(url, contactLead(), {}, 'bug-off');
    await post(url, contactLead(), {}, 'larks');
    await expect.poll(() => service.calls.length).toBe(3);
    await kim.call('DELETE', '/device');
    expect(await firmsTold()).toEqual([]);
  });

  it('a stream tells of both, and of the third not', async () => {
    const { desk, url, owner, leads } = await start();
    const kim = await join({ desk, url }, owner, { firms: ['bug-off', 'larks'] });
    const answer = await kim.call('GET', '/changes/live');
    const reader = answer.body?.getReader();
    onTestFinished(() => reader?.cancel());
    let stamps = 0;
    const read = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        stamps += new TextDecoder().decode(part.value).split('event: stamp').length - 1;
    };
    void read().catch(() => {});
    await expect.poll(() => stamps).toBe(1);
    const stamp = () => kim.read<{ stamp: string }>('/changes');
    const note = (firm: Firm) => owner.call('POST', `/leads/${leads[firm]}/notes`, { text: 'x' });
    const before = await stamp();
    await note('');
    expect(await stamp()).toEqual(before);
    await note('larks');
    expect(await stamp()).not.toEqual(before);
    await expect.poll(() => stamps, { timeout: 5_000 }).toBe(2);
    await note('bug-off');
    await expect.poll(() => stamps, { timeout: 5_000 }).toBe(3);
  });
});
