import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseSettings } from '../operations/settings';
import { createStore, type LeadStore } from '../storage/store';
import type { MessageRow } from '../storage/tables';
import { databaseKinds } from '../testing/databases';
import { contactLead } from '../testing/leads';

const hook = 'https://hooks.example.com/1';
const targets = ['firm', 'visitor', hook];
const noon = new Date('2030-01-31T12:00:00.000Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const lease = 60_000;

function open(settings: DatabaseSettings): LeadStore {
  const store = createStore(settings, { targets: () => targets });
  onTestFinished(() => store.close());
  return store;
}

/**
 * Stores of several desks: with SQLite, one for all, since its connections in one process would block each other.
 * Each has opened the database, since migrations on a busy machine can take all the time that a call has.
 */
async function openStores(settings: DatabaseSettings, count: number): Promise<LeadStore[]> {
  const first = open(settings);
  const stores = Array.from({ length: count }, () => (settings.kind === 'sqlite' ? first : open(settings)));
  for (const store of stores) await store.healthy();
  return stores;
}

/** Claims all due messages; as rows, and in short. */
async function claimDue({ messages }: LeadStore, now: Date) {
  const claimed: MessageRow[] = [];
  for (const target of targets)
    claimed.push(...(await messages.claim({ firm: '', target }, 100, lease, now)));
  return { claimed, summary: claimed.map(({ target, event }) => `${event} to ${target}`) };
}

const toAll = ['created to firm', 'created to visitor', `created to ${hook}`];

describe.each(databaseKinds)('messages about leads in %s', (_name, newDatabase) => {
  it('are queued for each target when a lead is stored, and claimed once', async () => {
    const settings = await newDatabase();
    const store = open(settings);
    const lead = contactLead();
    await store.save(lead, noon);
    const { claimed, summary } = await claimDue(store, noon);
    expect(summary).toEqual(toAll);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(3);
    expect((await claimDue(open(settings), noon)).summary).toEqual([]);
    const [message] = claimed;
    expect(message && (await store.messages.leadOf(message))).toEqual({
      lead,
      receivedAt: noon.toISOString(),
      isSuspect: false,
      isOpened: false,
      photos: [],
    });
  });

  it('are not queued for a repetition, an older version, or a new token', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await claimDue(store, noon);
    await store.save(lead, after(1));
    await store.save({ ...lead, id: lead.id.toUpperCase(), timestamp: '2030-02-01T12:00:00Z' }, after(2));
    await store.save(
      contactLead({ ...lead, timestamp: '2030-02-01T12:00:00Z', guard: { token: 'new' } }),
      after(3),
    );
    await store.save(contactLead({ ...lead, phone: 'older' }), after(4));
    expect((await claimDue(store, after(5))).summary).toEqual([]);
  });

  it('are queued to the firm and webhooks for a correction, not to the visitor', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    const { claimed } = await claimDue(store, noon);
    for (const message of claimed) await store.messages.settle(message, { state: 'sent' }, after(1));
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(2));
    const { summary, claimed: updates } = await claimDue(store, after(2));
    expect(summary).toEqual(['updated to firm', `updated to ${hook}`]);
    expect(updates[0] && (await store.messages.leadOf(updates[0]))?.lead.phone).toBe('corrected');
  });

  it('that are still pending are sent with the corrected lead', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
    expect((await claimDue(store, after(1))).summary).toEqual(toAll);
  });

  it('that are being sent, or were tried, are followed by one for the correction', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    await store.save(lead, noon);
    await claimDue(store, noon);
    await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
    expect((await claimDue(store, after(1))).summary).toEqual(['updated to firm', `updated to ${hook}`]);
  });

  it('of an abandoned form are delayed by almost a minute, and sent immediately when the form is sent', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    const partial = contactLead({ ...lead, partial: true });
    await store.save(partial, noon);
    expect((await claimDue(store, after(49))).summary).toEqual([]);
    await store.save(lead, after(49));
    expect((await claimDue(store, after(49))).summary.toSorted()).toEqual(toAll.toSorted());

    const another = open(await newDatabase());
    await another.save(contactLead({ partial: true }), noon);
    expect((await claimDue(another, after(50))).summary).toEqual(['created to firm', `created to ${hook}`]);
  });

  it('are claimed again when their lease ends, and only the new claim can settle them', async () => {
    const store = open(await newDatabase());
    await store.save(contactLead(), noon);
    const { claimed: lost } = await claimDue(store, noon);
    expect((await claimDue(store, after(59))).summary).toEqual([]);
    const { claimed: found } = await claimDue(store, after(61));
    expect(found.map(({ id }) => id)).toEqual(lost.map(({ id }) => id));
    expect(found.map(({ tries }) => tries)).toEqual([2, 2, 2]);
    for (const message of lost) await store.messages.settle(message, { state: 'sent' }, after(62));
    expect((await claimDue(store, after(200))).summary).toHaveLength(3);
  });

  it('are retried at their time, or fail permanently, are listed without personal data, and retried by the command', async () => {
    const store = open(await newDatabase());
    const { messages } = store;
    const lead = contactLead();
    await store.save(lead, noon);
    const { claimed } = await claimDue(store, noon);
    const [toFirm, toVisitor, toHook] = claimed;
    if (!toFirm || !toVisitor || !toHook) throw new Error('three messages');
    await messages.settle(toFirm, { state: 'retry', error: 'away', at: after(15) }, after(1));
    await messages.settle(toVisitor, { state: 'dropped' }, after(1));
    await messages.settle(toHook, { state: 'dead', error: 'HTTP 410' }, after(1));
    expect((await claimDue(store, after(14))).summary).toEqual([]);
    expect(await messages.failed(after(14))).toMatchObject([
      { id: toHook.id, target: hook, tries: 1, last_error: 'HTTP 410', state: 'dead' },
    ]);
    expect(JSON.stringify(await messages.failed(after(14)))).not.toMatch(/Ana|Ruiz|@|555-0100/);
    expect((await claimDue(store, after(16))).summary).toEqual(['created to firm']);
    expect(await messages.retry('unknown', after(17))).toBe(0);
    expect(await messages.retry(toFirm.id, after(17))).toBe(0);
    expect(await messages.retry(undefined, after(17))).toBe(1);
    expect((await claimDue(store, after(17))).claimed).toMatchObject([{ id: toHook.id, tries: 1 }]);
    expect(await messages.failed(after(18))).toEqual([]);
  });

  it('that were queued or claimed while the clock was a year ahead are claimed once it is right', async () => {
    const store = open(await newDatabase());
    const aYearAhead = after(365 * 86_400);
    await store.save(contactLead(), aYearAhead);
    expect((await claimDue(store, noon)).claimed).toHaveLength(3);
    expect((await claimDue(store, noon)).claimed).toHaveLength(0);
    await store.save(contactLead(), aYearAhead);
    expect((await claimDue(store, aYearAhead)).claimed.length).toBeGreaterThanOrEqual(3);
    expect((await claimDue(store, noon)).claimed.length).toBeGreaterThanOrEqual(3);
  });

  it('that no desk claims are listed as failed', async () => {
    const store = open(await newDatabase());
    await store.save(contactLead(), noon);
    expect(await store.messages.failed(after(59 * 60))).toEqual([]);
    expect(await store.messages.failed(after(61 * 60))).toHaveLength(3);
  });

  it('are not queued without targets, and have no lead after it was erased', async () => {
    const settings = await newDatabase();
    const quiet = createStore(settings);
    onTestFinished(() => quiet.close());
    await quiet.save(contactLead(), noon);
    const store = open(settings);
    expect((await claimDue(store, noon)).summary).toEqual([]);
    const unknown = { lead_id: crypto.randomUUID() } as MessageRow;
    expect(await store.messages.leadOf(unknown)).toBeUndefined();
  });

  it('are each claimed once by four desks at the same time, while leads are stored', async () => {
    const stores = await openStores(await newDatabase(), 4);
    const leads = Array.from({ length: 40 }, () => contactLead());
    const seen: string[] = [];
    let isSaved = false;
    const saveAll = async () => {
      const saveOn = async (store: LeadStore, desk: number) => {
        for (const lead of leads.slice(10 * desk, 10 * desk + 10)) await store.save(lead, noon);
      };
      await Promise.all(stores.map(saveOn));
      isSaved = true;
    };
    const claimAll = async ({ messages }: LeadStore) => {
      for (;;) {
        const isLast = isSaved;
        const claimed = await messages.claim({ firm: '', target: 'firm' }, 3, lease, noon);
        if (isLast && claimed.length === 0) return;
        for (const message of claimed) {
          seen.push(message.lead_id);
          await messages.settle(message, { state: 'sent' }, noon);
        }
        await setImmediate();
      }
    };
    await Promise.all([saveAll(), ...stores.map(claimAll)]);
    expect(seen.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  });

  it('are sent with the last version, in any interleaving of correction and claim', async () => {
    const [store, other] = await openStores(await newDatabase(), 2);
    if (!store || !other) throw new Error('two stores');
    const sent = new Map<string, unknown>();
    const leads = Array.from({ length: 30 }, () => contactLead());
    for (const lead of leads) await store.save(lead, noon);
    let isCorrected = false;
    const claiming = (async () => {
      for (;;) {
        const isLast = isCorrected;
        const claimed = await other.messages.claim({ firm: '', target: 'firm' }, 2, lease, after(2));
        if (isLast && claimed.length === 0) return;
        for (const message of claimed) {
          sent.set(message.lead_id, (await other.messages.leadOf(message))?.lead.phone);
          await other.messages.settle(message, { state: 'sent' }, after(2));
        }
        await setImmediate();
      }
    })();
    const correcting = (async () => {
      for (const lead of leads) await store.save(contactLead({ ...lead, phone: 'corrected' }), after(1));
      isCorrected = true;
    })();
    await Promise.all([claiming, correcting]);
    expect([...sent.values()]).toEqual(leads.map(() => 'corrected'));
  });
});
