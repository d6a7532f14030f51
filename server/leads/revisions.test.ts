import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../app';
import { createEraseStep } from '../privacy/erase';
import { byEmail } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import type { StoredLead } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';

const guardSecret = 'a secret of the tests';
const person = { trap: '', seconds: 40, trusted: true };
const robotsTimestamp = '9999-12-31T23:59:59Z';

async function tokenFor(url: string, id: string): Promise<string> {
  return ((await (await fetch(`${url}/api/token?id=${id}`)).json()) as { token: string }).token;
}

/** Posts a body and expects the answer of a lead that is known. */
async function postKnown(url: string, body: Record<string, unknown>) {
  const answer = await post(url, body);
  expect([answer.status, await answer.json()]).toEqual([200, { id: body['id'] }]);
}

/** The lead that has an id, as it is now. */
const leadOf = async (desk: Pick<Desk, 'store'>, { id }: { id: string }) =>
  (await allLeads(desk)).find(({ lead }) => lead.id === id);

/** All revisions of all leads. */
async function allRevisions({ store }: Pick<Desk, 'store'>): Promise<StoredLead[]> {
  const all: StoredLead[] = [];
  for await (const stored of store.list({ revisions: true })) all.push(stored);
  return all;
}

/** Their phone numbers, which the tests revise, in order; superseded ones first, in brackets. */
const phonesOf = async (desk: Pick<Desk, 'store'>) =>
  (await allRevisions(desk))
    .map(({ lead, superseded }) => (superseded ? `(${String(lead.phone)})` : String(lead.phone)))
    .toSorted();

/** A lead, and its revisions by their number, with that number as phone. */
function newLead(own: Record<string, unknown> = {}) {
  const lead = contactLead({ secret: randomUUID(), ...own });
  return {
    id: lead.id,
    revision: (revision: number, changes: Record<string, unknown> = {}) => ({
      ...lead,
      revision,
      phone: String(revision),
      ...changes,
    }),
  };
}

describe.each(databaseKinds)('a lead at a desk with %s', (_name, newDatabase) => {
  const start = async (own = {}) => startDesk({ database: await newDatabase(), ...own });

  it.each([
    ['with a secret', { secret: randomUUID(), revision: 1 }],
    ['from before secrets', {}],
  ])('%s is not overwritten by a robot that knows its id', async (_case, proof) => {
    const { url, desk } = await start({ guardSecret });
    const honest = contactLead({ fullName: 'Ana' });
    const token = await tokenFor(url, honest.id);
    expect((await post(url, { ...honest, ...proof, guard: { ...person, token } })).status).toBe(201);
    const robot = contactLead({ id: honest.id, fullName: 'Robot', timestamp: robotsTimestamp });
    await postKnown(url, robot);
    await postKnown(url, robot);
    expect((await leadOf(desk, honest))?.lead.fullName).toBe('Ana');
    const leads = await allLeads(desk);
    const own = leads.find(({ lead }) => lead.fullName === 'Robot');
    expect(own?.spamVerdict).toBe(`without the secret of ${honest.id}`);
    expect(leads).toHaveLength(2);
  });

  it('takes the true correction after a robot has sent its id with a timestamp of the year 9999', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1));
    await postKnown(url, contactLead({ id: lead.id, timestamp: robotsTimestamp, fullName: 'Robot' }));
    await postKnown(url, lead.revision(2));
    expect((await leadOf(desk, lead))?.lead).toMatchObject({ fullName: 'Ana Ruiz', phone: '2' });
  });

  it('from before secrets takes the true correction after such a robot as well', async () => {
    const { url, desk } = await start();
    const lead = contactLead({ timestamp: new Date().toISOString() });
    await post(url, lead);
    await postKnown(url, { ...lead, fullName: 'Robot', timestamp: robotsTimestamp });
    await postKnown(url, { ...lead, phone: '2', timestamp: new Date().toISOString() });
    expect((await leadOf(desk, lead))?.lead).toMatchObject({ fullName: 'Ana Ruiz', phone: '2' });
    expect(await allRevisions(desk)).toHaveLength(3);
  });

  it('takes a correction from a device whose clock was set back', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1));
    await postKnown(url, lead.revision(2, { timestamp: '2001-01-01T00:00:00Z' }));
    expect((await leadOf(desk, lead))?.lead.phone).toBe('2');
  });

  it('is kept in every revision, once, whatever their order and however often they arrive', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    expect((await post(url, lead.revision(2))).status).toBe(201);
    for (const number of [3, 1, 3, 2, 1]) await postKnown(url, lead.revision(number));
    expect(await phonesOf(desk)).toEqual(['(1)', '(2)', '3']);
    const all = await allRevisions(desk);
    const first = all.find((stored) => stored.lead.phone === '2');
    expect(first?.receivedAt).toBe(all.at(-1)?.receivedAt);
    expect(all.at(-1)?.superseded).toBeUndefined();
  });

  it('from two tabs that count alike is what arrived last, and the other is kept', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1));
    await postKnown(url, lead.revision(1, { phone: 'of the other tab' }));
    await postKnown(url, lead.revision(1));
    expect(await phonesOf(desk)).toEqual(['(1)', 'of the other tab']);
  });

  it('is its highest revision when all arrive at the same moment', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    const numbers = Array.from({ length: 12 }, (_, index) => 1 + index);
    const answers = await Promise.all(
      [...numbers, ...numbers].map((number) => post(url, lead.revision(number))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(23);
    expect((await leadOf(desk, lead))?.lead.phone).toBe('12');
    expect(await phonesOf(desk)).toEqual([...numbers.slice(0, -1).map((n) => `(${n})`), '12'].toSorted());
  });

  it('sent with another secret is a lead of its own, which that secret revises', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1));
    const secret = randomUUID();
    for (const number of [1, 2, 2])
      await postKnown(url, lead.revision(number, { secret, fullName: 'Other' }));
    expect((await leadOf(desk, lead))?.lead).toMatchObject({ fullName: 'Ana Ruiz', phone: '1' });
    const [other, ...more] = (await allLeads(desk)).filter(({ lead: { id } }) => id !== lead.id);
    expect(other).toMatchObject({
      lead: { fullName: 'Other', phone: '2' },
      spamVerdict: `without the secret of ${lead.id}`,
    });
    expect(more).toEqual([]);
  });

  it('that its page sends once more without its secret, as the event shows it, is not doubled', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    const shown = lead.revision(1, { secret: undefined });
    await post(url, lead.revision(1));
    await postKnown(url, shown);
    await postKnown(url, lead.revision(2));
    await postKnown(url, shown);
    expect(await phonesOf(desk)).toEqual(['(1)', '2']);
  });

  it('from before secrets is revised without one, until a revision brings one', async () => {
    const { url, desk } = await start();
    const at = (second: number) => `2020-01-31T12:00:0${second}Z`;
    const lead = newLead();
    const old = (second: number) =>
      lead.revision(0, {
        secret: undefined,
        revision: undefined,
        phone: `old ${second}`,
        timestamp: at(second),
      });
    await post(url, old(1));
    await postKnown(url, old(3));
    await postKnown(url, old(2));
    expect(await phonesOf(desk)).toEqual(['(old 1)', '(old 2)', 'old 3']);
    await postKnown(url, lead.revision(1, { timestamp: at(0) }));
    await postKnown(url, old(2));
    expect(await phonesOf(desk)).toEqual(['(old 1)', '(old 2)', '(old 3)', '1']);
    await postKnown(url, old(4));
    expect((await leadOf(desk, lead))?.lead.phone).toBe('1');
    expect((await allLeads(desk)).map(({ lead: { phone } }) => phone)).toEqual(['1', 'old 4']);
  });

  it('that was left unsent is completed by whoever left it, and by nobody else', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1, { partial: true }));
    await postKnown(url, lead.revision(9, { secret: undefined, fullName: 'Robot' }));
    expect((await leadOf(desk, lead))?.lead.partial).toBe(true);
    await postKnown(url, lead.revision(2));
    await postKnown(url, lead.revision(3, { partial: true }));
    expect((await leadOf(desk, lead))?.lead).toMatchObject({ fullName: 'Ana Ruiz', phone: '2' });
  });

  it('keeps the photos of every revision, each once', async () => {
    const { url, desk } = await start();
    const lead = newLead({ kind: 'audit', source: 'Audit Wizard' });
    const photos = (...names: string[]) => ({ photos: names.map((name) => asDataString(jpeg(name))) });
    await post(url, lead.revision(1, photos('roof', 'deck')));
    await postKnown(url, lead.revision(2, photos('gate', 'roof')));
    await postKnown(url, lead.revision(3, { secret: undefined, fullName: 'Robot', ...photos('robot') }));
    const bytes = async (stored: StoredLead | undefined) =>
      (await desk.store.photosIn(stored?.lead ?? {})).map((photo) => Buffer.from(photo.bytes));
    const [first, last, robot] = await allRevisions(desk);
    expect(await bytes(first)).toEqual([jpeg('roof'), jpeg('deck')]);
    expect(await bytes(last)).toEqual([jpeg('gate'), jpeg('roof')]);
    expect(await bytes(robot)).toEqual([jpeg('robot')]);
    expect(last?.lead.photos).toEqual([`photo:${lead.id}-3.jpg`, `photo:${lead.id}-1.jpg`]);
    const rows = await desk.store.use(({ db }) => db.selectFrom('photos').select('lead_id').execute());
    expect(rows.filter(({ lead_id }) => lead_id === lead.id)).toHaveLength(3);
  });

  it('is erased with all its revisions, by the address of any of them', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    await post(url, lead.revision(1, { email: 'Wrong@example.com' }));
    await postKnown(url, lead.revision(2));
    const step = await createEraseStep(desk.store, byEmail('wrong@example.com'));
    expect(await repeatStep(desk.store, step)).toBe(1);
    expect(await desk.store.use(({ db }) => db.selectFrom('revisions').selectAll().execute())).toEqual([]);
    await postKnown(url, lead.revision(3));
    expect(await allRevisions(desk)).toEqual([]);
  });

  it('is never refused for its secret or its revision, and its secret is nowhere in the database', async () => {
    const { url, desk } = await start();
    const lead = newLead();
    for (const number of [1, 2]) expect((await post(url, lead.revision(number))).ok).toBe(true);
    for (const secret of [7, '', 'short', 'x'.repeat(10_000), null])
      for (const revision of ['2', -1, 1.5, 1e300, null])
        expect((await post(url, contactLead({ secret, revision }))).status).toBe(201);
    expect((await allRevisions(desk)).filter(({ lead: stored }) => 'secret' in stored)).toEqual([]);
    const { secret } = lead.revision(1) as { secret?: unknown };
    for (const table of ['leads', 'revisions', 'photos', 'messages']) {
      const { rows } = await desk.store.use(({ db }) => sql`select * from ${sql.table(table)}`.execute(db));
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});
