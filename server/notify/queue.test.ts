import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { MessageRow } from '../migrations/003_messages';
import type { DatabaseSettings } from '../settings';
import { createStore, type LeadStore } from '../store';
import { databaseKinds } from '../testing/databases';
import { contactLead } from '../testing/leads';
import { startPostgres, type TestPostgres } from '../testing/postgres';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

const hook = 'https://hooks.example.com/1';
const targets = ['firm', 'visitor', hook];
const noon = new Date('2030-01-31T12:00:00.000Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const lease = 60_000;

function open(settings: DatabaseSettings): LeadStore {
  const store = createStore(settings, { targets });
  onTestFinished(() => store.close());
  return store;
}

/** Opens what several desks would have: with SQLite, one store for all. */
function sharer(settings: DatabaseSettings): () => LeadStore {
  const first = open(settings);
  return () => (settings.kind === 'sqlite' ? first : open(settings));
}

/** Takes whatever is due for everybody; in words, and as rows. */
async function take({ messages }: LeadStore, now: Date) {
  const taken: MessageRow[] = [];
  for (const target of targets) taken.push(...(await messages.claim(target, 100, lease, now)));
  return { taken, words: taken.map(({ target, event }) => `${event} to ${target}`) };
}

const toAll = ['created to firm', 'created to visitor', `created to ${hook}`];

describe.each(databaseKinds(() => postgres))('messages about leads in %s', (_name, newDatabase) => {
  it('are there once a lead is stored, for everybody, and go to one taker only', async () => {
    const settings = await newDatabase();
    const store = open(settings);
    const lead = contactLead();
    await store.save(lead, noon);
    const { taken, words } = await take(store, noon);
    expect(words).toEqual(toAll);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(3);
    expect((await take(open(settings), noon)).words).toEqual([]);
    const [message] = taken;
    expect(message && (await store.messages.leadOf(message))).toEqual({
      lead,
      receivedAt: noon.toISOString(),
      photos: [],
    });
  });

  it('are none for a repetition, nor for an older version, nor for a new token', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await take(store, noon);
    await store.save(lead, after(1));
    await store.save({ ...lead, id: lead.id.toUpperCase(), timestamp: '2030-02-01T12:00:00Z' }, after(2));
    await store.save(
      contactLead({ ...lead, timestamp: '2030-02-01T12:00:00Z', guard: { token: 'new' } }),
      after(3),
    );
    await store.save(contactLead({ ...lead, phone: 'older' }), after(4));
    expect((await take(store, after(5))).words).toEqual([]);
  });

  it('tell the firm and webhooks of a correction, and the visitor nothing more', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    const { taken } = await take(store, noon);
    for (const message of taken) await store.messages.settle(message, { state: 'sent' }, after(1));
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(2));
    const { words, taken: updates } = await take(store, after(2));
    expect(words).toEqual(['updated to firm', `updated to ${hook}`]);
    expect(updates[0] && (await store.messages.leadOf(updates[0]))?.lead.phone).toBe('corrected');
  });

  it('of which none was sent yet tell the corrected state by themselves', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
    expect((await take(store, after(1))).words).toEqual(toAll);
  });

  it('that are being sent, or were tried, are followed by one about the correction', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await take(store, noon);
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
    expect((await take(store, after(1))).words).toEqual(['updated to firm', `updated to ${hook}`]);
  });

  it('about an abandoned form wait half an hour, and go at once when it is sent after all', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    const partial = contactLead({ ...lead, partial: true });
    await store.save(partial, noon);
    expect((await take(store, after(29 * 60))).words).toEqual([]);
    await store.save(lead, after(60));
    expect((await take(store, after(60))).words.toSorted()).toEqual(toAll.toSorted());

    const another = open(await newDatabase());
    await another.save(contactLead({ partial: true }), noon);
    expect((await take(another, after(31 * 60))).words).toEqual(['created to firm', `created to ${hook}`]);
  });

  it('are taken by somebody else when their taker died, whose word then counts no more', async () => {
    const store = open(await newDatabase());
    await store.save(contactLead(), noon);
    const { taken: lost } = await take(store, noon);
    expect((await take(store, after(59))).words).toEqual([]);
    const { taken: found } = await take(store, after(61));
    expect(found.map(({ id }) => id)).toEqual(lost.map(({ id }) => id));
    expect(found.map(({ tries }) => tries)).toEqual([2, 2, 2]);
    for (const message of lost) await store.messages.settle(message, { state: 'sent' }, after(62));
    expect((await take(store, after(200))).words).toHaveLength(3);
  });

  it('come back at their time, die, are listed without anything personal, and are put back', async () => {
    const store = open(await newDatabase());
    const { messages } = store;
    const lead = contactLead();
    await store.save(lead, noon);
    const { taken } = await take(store, noon);
    const [toFirm, toVisitor, toHook] = taken;
    if (!toFirm || !toVisitor || !toHook) throw new Error('three messages');
    await messages.settle(toFirm, { state: 'again', error: 'away', at: after(15) }, after(1));
    await messages.settle(toVisitor, { state: 'dropped' }, after(1));
    await messages.settle(toHook, { state: 'dead', error: 'HTTP 410' }, after(1));
    expect((await take(store, after(14))).words).toEqual([]);
    expect(await messages.failed(after(14))).toMatchObject([
      { id: toHook.id, target: hook, tries: 1, last_error: 'HTTP 410', state: 'dead' },
    ]);
    expect(JSON.stringify(await messages.failed(after(14)))).not.toMatch(/Ana|Ruiz|@|555-0100/);
    expect((await take(store, after(16))).words).toEqual(['created to firm']);
    expect(await messages.retry('unknown', after(17))).toBe(0);
    expect(await messages.retry(toFirm.id, after(17))).toBe(0);
    expect(await messages.retry(undefined, after(17))).toBe(1);
    expect((await take(store, after(17))).taken).toMatchObject([{ id: toHook.id, tries: 1 }]);
    expect(await messages.failed(after(18))).toEqual([]);
  });

  it('that nobody takes are listed as well', async () => {
    const store = open(await newDatabase());
    await store.save(contactLead(), noon);
    expect(await store.messages.failed(after(59 * 60))).toEqual([]);
    expect(await store.messages.failed(after(61 * 60))).toHaveLength(3);
  });

  it('are none where nobody is to be told, and gone with an erased lead', async () => {
    const settings = await newDatabase();
    const quiet = createStore(settings);
    onTestFinished(() => quiet.close());
    await quiet.save(contactLead(), noon);
    const store = open(settings);
    expect((await take(store, noon)).words).toEqual([]);
    const unknown = { lead_id: crypto.randomUUID() } as MessageRow;
    expect(await store.messages.leadOf(unknown)).toBeUndefined();
  });

  it('are each taken once by four takers at the same time, while leads come in', async () => {
    const sharing = sharer(await newDatabase());
    // In one process, SQLite's connections would wait for each other in vain: there the four share one.
    const stores = Array.from({ length: 4 }, () => sharing());
    const leads = Array.from({ length: 40 }, () => contactLead());
    const saving = Promise.all(leads.map((lead, i) => (stores[i % 4] ?? sharing()).save(lead, noon)));
    const seen: string[] = [];
    const run = async ({ messages }: LeadStore) => {
      for (let empty = 0; empty < 20; ) {
        const taken = await messages.claim('firm', 3, lease, noon);
        if (taken.length === 0) empty++;
        for (const message of taken) {
          seen.push(message.lead_id);
          await messages.settle(message, { state: 'sent' }, noon);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all([saving, ...stores.map(run)]);
    expect(seen.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  });

  it('always tell the last version, however a correction and a taker meet', async () => {
    const sharing = sharer(await newDatabase());
    const [store, other] = [sharing(), sharing()];
    const told = new Map<string, unknown>();
    const leads = Array.from({ length: 30 }, () => contactLead());
    for (const lead of leads) await store.save(lead, noon);
    const taking = (async () => {
      for (let empty = 0; empty < 20; ) {
        const taken = await other.messages.claim('firm', 2, lease, after(2));
        if (taken.length === 0) empty++;
        for (const message of taken) {
          told.set(message.lead_id, (await other.messages.leadOf(message))?.lead.phone);
          await other.messages.settle(message, { state: 'sent' }, after(2));
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    const correcting = (async () => {
      for (const lead of leads) await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
    })();
    await Promise.all([taking, correcting]);
    expect([...told.values()]).toEqual(leads.map(() => 'corrected'));
  });
});
