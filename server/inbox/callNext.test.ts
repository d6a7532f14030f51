import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { type Signed, signIn, withInbox, withOwnReader, withReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { dueAt, type LeadCounts } from './callNext';
import type { LeadPage } from './listLeads';
import type { LeadDetail } from './readLeadDetail';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const hour = 3_600_000;

it.each([
  [
    'as promised',
    { received_at: '2030-01-31T08:00:00.000Z', snoozed_until: null },
    4,
    '2030-01-31T12:00:00.000Z',
  ],
  [
    'without a promise',
    { received_at: '2030-01-31T08:00:00.000Z', snoozed_until: null },
    undefined,
    undefined,
  ],
  [
    'when it was put off',
    { received_at: '2030-01-31T08:00:00.000Z', snoozed_until: '2030-02-01T09:00:00.000Z' },
    4,
    '2030-02-01T09:00:00.000Z',
  ],
])('is due %s', (_name, row, promised, expected) => {
  expect(dueAt(row, promised)).toBe(expected);
});

describe.each(databaseKinds)('who is to be called, in %s,', (_name, newDatabase) => {
  async function start(own: Parameters<typeof startDesk>[0] = {}) {
    const started = await startDesk({ database: await newDatabase(), ...withInbox, ...own });
    return { ...started, owner: await signIn(started.url) };
  }
  async function list(owner: Signed, query = '?call=now'): Promise<string[]> {
    return (await owner.read<LeadPage>(`/leads${query}`)).leads.map(({ name }) => name);
  }
  const counts = (owner: Signed) => owner.read<LeadCounts>('/leads/counts');
  const lead = (nth: number, own: object = {}) =>
    contactLead({
      fullName: `Lead ${nth}`,
      email: `${nth}@example.com`,
      phone: `770555${1000 + nth}`,
      ...own,
    });

  it('is new, the one that waits for longest first, and is not after an outcome', async () => {
    const { url, owner } = await start();
    const leads = [lead(1), lead(2), lead(3), lead(4, { partial: true })];
    for (const one of leads) await post(url, one);
    expect(await list(owner)).toEqual(['Lead 1', 'Lead 2', 'Lead 3']);
    await owner.call('POST', `/leads/${leads[0]?.id}/state`, { state: 'called' });
    expect(await list(owner)).toEqual(['Lead 2', 'Lead 3']);
    expect(await counts(owner)).toEqual({
      due: 2,
      later: 0,
      unread: 3,
      states: { new: 3, called: 1, booked: 0, won: 0, lost: 0 },
    });
  });

  it('leaves the list when put off, and comes back when its time has come', async () => {
    const { url, owner } = await start();
    const [one, other] = [lead(1), lead(2)];
    for (const each of [one, other]) await post(url, each);
    const later = new Date(Date.now() + hour).toISOString();
    await owner.call('POST', `/leads/${one.id}/snooze`, { until: later, noAnswer: true });
    expect([await list(owner), await list(owner, '?call=later')]).toEqual([['Lead 2'], ['Lead 1']]);
    expect(await counts(owner)).toMatchObject({ due: 1, later: 1 });
    const { activity, snoozedUntil } = await owner.read<LeadDetail>(`/leads/${one.id}`);
    expect([activity.map(({ action, text }) => [action, text]), snoozedUntil]).toEqual([
      [['no answer', later]],
      later,
    ]);
    await owner.call('POST', `/leads/${one.id}/snooze`, { until: new Date(Date.now() - 1).toISOString() });
    // It has been waiting since its time came, which is later than when the other one arrived.
    expect(await list(owner)).toEqual(['Lead 2', 'Lead 1']);
    await owner.call('POST', `/leads/${one.id}/state`, { state: 'booked' });
    expect([await list(owner), await list(owner, '?call=later')]).toEqual([['Lead 2'], []]);
  });

  it('comes in pages, each lead once', async () => {
    const { url, owner } = await start();
    for (let nth = 1; nth <= 45; nth++) await post(url, lead(nth));
    const first = await owner.read<LeadPage>('/leads?call=now');
    const second = await owner.read<LeadPage>(
      `/leads?call=now&after=${encodeURIComponent(first.next ?? '')}`,
    );
    expect([...first.leads, ...second.leads].map(({ name }) => name)).toEqual(
      Array.from({ length: 45 }, (_, index) => `Lead ${index + 1}`),
    );
    expect(second.next).toBeUndefined();
  });

  it('is due as its firm has promised; the firm writes amounts as it does', async () => {
    const config = { company: { name: 'Bug Off', answerWithin: 2 }, currency: 'EUR', locale: 'de-AT' };
    const folder = firmsFolder(
      { 'bug-off': { ...withReader, allowedOrigins: [], config: 'configs/bug.json' } },
      { 'configs/bug.json': JSON.stringify(config) },
    );
    const { url, owner } = await start({ firmsFolder: folder });
    await post(url, lead(1), {}, 'bug-off');
    const [found] = (await owner.read<LeadPage>('/leads?call=now')).leads;
    expect(Date.parse(found?.dueAt ?? '') - Date.parse(found?.receivedAt ?? '')).toBe(2 * hour);
  });

  it('is unread until somebody has opened it, and again when the visitor has changed it', async () => {
    const { url, owner } = await start();
    const secret = 'sixteen-characters';
    const sent = lead(1, { secret, revision: 1 });
    await post(url, sent);
    const isUnread = async () => [
      (await owner.read<LeadDetail>(`/leads/${sent.id}`)).unread,
      (await owner.read<LeadPage>('/leads')).leads[0]?.unread,
      (await counts(owner)).unread,
    ];
    expect(await isUnread()).toEqual([true, true, 1]);
    expect((await owner.call('POST', `/leads/${sent.id}/read`)).status).toBe(204);
    expect(await isUnread()).toEqual([undefined, undefined, 0]);
    await post(url, { ...sent, revision: 2, areasOfConcern: 'The north side' });
    expect(await isUnread()).toEqual([true, true, 1]);
  });

  it('is taken care of by an account that sees it, and by no other', async () => {
    const { url, owner } = await start(withOwnReader);
    const sent = lead(1);
    await post(url, sent);
    const assign = async (name: string) =>
      (await owner.call('POST', `/leads/${sent.id}/assignee`, { name })).status;
    expect((await owner.read<LeadDetail>(`/leads/${sent.id}`)).people).toEqual(['owner', 'ana']);
    expect([await assign('ana'), await assign('eve')]).toEqual([204, 400]);
    const detail = () => owner.read<LeadDetail>(`/leads/${sent.id}`);
    expect((await detail()).assignee).toBe('ana');
    expect((await owner.read<LeadPage>('/leads')).leads[0]?.assignee).toBe('ana');
    expect(await assign('')).toBe(204);
    expect((await detail()).assignee).toBeUndefined();
  });

  it('is shown and counted alone to who takes care of it', async () => {
    const { url, owner } = await start(withOwnReader);
    const [mine, bens, nobodys] = [lead(1), lead(2), lead(3)];
    for (const one of [mine, bens, nobodys]) await post(url, one);
    const ana = await signIn(url, 'ana');
    await owner.call('POST', `/leads/${mine.id}/assignee`, { name: 'ana' });
    await owner.call('POST', `/leads/${bens.id}/assignee`, { name: 'owner' });
    expect([
      await list(ana, '?care=mine'),
      await list(ana, '?call=now&care=mine'),
      await list(ana, '?state=won&care=mine'),
    ]).toEqual([['Lead 1'], ['Lead 1'], []]);
    expect(await ana.read<LeadCounts>('/leads/counts?care=mine')).toMatchObject({
      due: 1,
      unread: 1,
      states: { new: 1 },
    });
    expect(await list(owner, '?care=mine')).toEqual(['Lead 2']);
    expect((await ana.call('GET', '/leads?care=owner')).status).toBe(400);
    expect(await (await ana.call('GET', '/export/csv?care=mine')).text()).not.toContain('Lead 2');
  });

  it('is not put off without a time, or for years, and not by who does not see it', async () => {
    const folder = firmsFolder({ 'bug-off': { ...withReader, allowedOrigins: [] } });
    const { url, owner } = await start({ firmsFolder: folder });
    const sent = lead(1);
    await post(url, sent);
    const until = (text: string, who = owner) =>
      who.call('POST', `/leads/${sent.id}/snooze`, { until: text }).then(({ status }) => status);
    const ana = await signIn(url, 'ana@bug-off');
    expect([
      await until('soon'),
      await until(new Date(Date.now() + 800 * 24 * hour).toISOString()),
      await until(new Date(Date.now() + hour).toISOString(), ana),
    ]).toEqual([400, 400, 404]);
    expect(await ana.read<LeadCounts>('/leads/counts')).toMatchObject({ due: 0, unread: 0 });
    expect((await ana.call('POST', `/leads/${sent.id}/read`)).status).toBe(404);
    expect((await ana.call('POST', `/leads/${sent.id}/assignee`, { name: '' })).status).toBe(404);
    expect(await list(owner)).toEqual(['Lead 1']);
  });
});

it('shows what the visitor wrote before the other fields, and each text once', async () => {
  const { url } = await startDesk(withInbox);
  const owner = await signIn(url);
  const sent = contactLead({ areasOfConcern: 'Moss on the roof.\nSince spring.' });
  await post(url, sent);
  const { words, fields } = await owner.read<LeadDetail>(`/leads/${sent.id}`);
  expect(words).toEqual(['Moss on the roof.\nSince spring.']);
  expect(JSON.stringify(fields)).not.toContain('Moss');
  const [listed] = (await owner.read<LeadPage>('/leads')).leads;
  expect([listed?.words, listed?.call]).toEqual(['Moss on the roof. Since spring.', '+17705550100']);
});
