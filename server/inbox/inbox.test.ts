import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishStyle } from '../notify/messages';
import { databaseKinds } from '../testing/databases';
import { metric, post, startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { type Signed, signIn, withInbox, withOwnReader, withReader } from '../testing/inbox';
import { contactLead, estimateLead } from '../testing/leads';
import { lockFile } from '../testing/lockFile';
import { asDataString, jpeg } from '../testing/photos';
import type { LeadPage, LeadSummary } from './listLeads';
import type { LeadDetail } from './readLeadDetail';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const names = async (owner: Signed, query = '') =>
  (await owner.read<LeadPage>(`/leads${query}`)).leads.map(({ name }) => name);

it('without a password for it there is no inbox', async () => {
  const { url } = await startDesk();
  for (const path of ['/inbox/', '/inbox', '/inbox/api/session', '/inbox/api/leads'])
    expect((await fetch(url + path)).status).toBe(404);
});

it('can be read while another process writes to SQLite’s file, and refuses changes until it has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = join(temporaryFolder(), 'data');
  const { url } = await startDesk({ database: { kind: 'sqlite', folder }, ...withInbox });
  const lead = contactLead();
  await post(url, lead);
  const owner = await signIn(url);
  const release = await lockFile(folder);
  const refused = await owner.call('POST', `/leads/${lead.id}/notes`, { text: 'Called' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await names(owner)).toEqual(['Ana Ruiz']);
  await release();
  const note = () => owner.call('POST', `/leads/${lead.id}/notes`, { text: 'Called' });
  await expect.poll(async () => (await note()).status).toBe(204);
  expect((await owner.read<LeadDetail>(`/leads/${lead.id}`)).activity).toHaveLength(1);
});

describe.each(databaseKinds)('the inbox, in %s,', (_name, newDatabase) => {
  async function start(own: Parameters<typeof startDesk>[0] = {}) {
    const started = await startDesk({ database: await newDatabase(), ...withInbox, ...own });
    return { ...started, owner: await signIn(started.url) };
  }

  it('lists leads newest first, in pages', async () => {
    const { url, owner } = await start();
    for (let nth = 1; nth <= 85; nth++)
      await post(
        url,
        contactLead({ fullName: `Lead ${nth}`, email: `${nth}@example.com`, phone: `770555${1000 + nth}` }),
      );
    const found: LeadSummary[] = [];
    let after = '';
    for (let pages = 1; pages <= 3; pages++) {
      const page = await owner.read<LeadPage>(`/leads?after=${encodeURIComponent(after)}`);
      found.push(...page.leads);
      after = page.next ?? '';
    }
    expect(after).toBe('');
    expect(found.map(({ name }) => name)).toEqual(
      Array.from({ length: 85 }, (_, index) => `Lead ${85 - index}`),
    );
    expect(found[0]).toMatchObject({
      kind: 'contact',
      state: 'new',
      firm: '',
      others: 0,
      address: '12 Oak Lane, Roswell, GA 30075',
    });
  });

  it('finds leads by name, number, address and note, however they are written', async () => {
    const { url, owner } = await start();
    await post(
      url,
      contactLead({ fullName: 'Zoë Núñez', phone: '+1 770-555-0123', email: 'zoe@example.com' }),
    );
    await post(
      url,
      contactLead({ fullName: 'Ben', phone: '404 555 9999', areasOfConcern: 'north_side 100% moss' }),
    );
    await post(url, estimateLead('cy@example.com'));
    const irish = {
      fullName: 'Pat O’Brien',
      phone: '678.555.0177 ext. 45 (after 5pm)',
      email: 'pat@example.com',
    };
    await post(url, contactLead({ ...irish, serviceAddress: 'Große Straße ７, Łódź' }));
    for (const [query, expected] of [
      ['zoe nunez', ['Zoë Núñez']],
      ['NÚÑEZ', ['Zoë Núñez']],
      ['(770) 555-0123', ['Zoë Núñez']],
      ['5550123', ['Zoë Núñez']],
      ["o'brien", ['Pat O’Brien']],
      ['O’Brien', ['Pat O’Brien']],
      ['OBrien', ['Pat O’Brien']],
      ['grosse strasse 7', ['Pat O’Brien']],
      ['Straße', ['Pat O’Brien']],
      ['lodz', ['Pat O’Brien']],
      ['(678) 555-0177', ['Pat O’Brien']],
      ['678 555 0177 ext 45', ['Pat O’Brien']],
      ['oak lane', ['Ben', 'Zoë Núñez']],
      ['100%', ['Ben']],
      ['north_side', ['Ben']],
      ['northXside', []],
      ['biorinse', ['Ana']],
      ["' or 1=1 --", []],
    ] as const)
      expect({ query, found: await names(owner, `?q=${encodeURIComponent(query)}`) }).toEqual({
        query,
        found: expected,
      });
  });

  it('lists the price that the visitor saw, in the currency of the firm', async () => {
    const folder = firmsFolder({
      gruenwerk: {
        allowedOrigins: [],
        config: { version: 1, company: { name: 'Grünwerk' }, currency: 'EUR' },
        languages: ['de'],
        mail: { from: 'hallo@gruenwerk.example', to: 'buero@gruenwerk.example' },
      },
    });
    const { url, owner } = await start({ firmsFolder: folder, smtpUrl: 'smtp://127.0.0.1:9' });
    const quote = {
      kind: 'quote',
      approved: true,
      signature: 'Ana',
      items: [],
      total: { min: 99.5, max: 120 },
    };
    const breakdown = { lines: [], factors: [], from: true };
    await post(url, contactLead(quote), {}, 'gruenwerk');
    await post(url, contactLead({ ...quote, total: { min: 5, max: 2 } }));
    await post(url, estimateLead('b@example.com', { breakdown: { ...breakdown, currency: 'CHF' } }));
    await post(url, estimateLead('c@example.com', { breakdown: { ...breakdown, currency: 'none' } }));
    const { leads } = await owner.read<LeadPage>('/leads');
    const { estimate } = estimateLead('d@example.com');
    expect(leads.map(({ price }) => price)).toEqual([
      { ...estimate, currency: 'USD', from: true },
      { ...estimate, currency: 'CHF', from: true },
      undefined,
      { min: 99.5, max: 120, currency: 'EUR' },
    ]);
  });

  it('filters by kind, state, suspicion and time', async () => {
    const { url, owner } = await start();
    const [ben, bot] = [contactLead({ fullName: 'Ben' }), contactLead({ fullName: 'Bot' })];
    for (const lead of [ben, bot, estimateLead('cy@example.com')]) await post(url, lead);
    await owner.call('POST', `/leads/${bot.id}/suspect`, { suspect: true });
    await owner.call('POST', `/leads/${ben.id}/state`, { state: 'booked' });
    expect(await names(owner)).toEqual(['Ana', 'Ben']);
    expect(await names(owner, '?suspect=only')).toEqual(['Bot']);
    expect(await names(owner, '?suspect=all')).toEqual(['Ana', 'Bot', 'Ben']);
    expect(await names(owner, '?kind=estimate')).toEqual(['Ana']);
    expect(await names(owner, '?state=booked')).toEqual(['Ben']);
    expect(await names(owner, `?from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect(await names(owner, `?to=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual(['Ana', 'Ben']);
    for (const wrong of ['?kind=spam', '?state=sold', '?from=yesterday', '?suspect=maybe'])
      expect((await owner.call('GET', `/leads${wrong}`)).status).toBe(400);
  });

  it('shows one lead with all that belongs to it', async () => {
    const { url, owner } = await start();
    const first = estimateLead('ana@example.com', {
      secret: 'a-secret-of-16-or-more',
      revision: 1,
      lang: 'en',
      answers: [{ id: 'dog', label: 'Is there a dog?', value: 'Yes, Rex' }],
      uploadedImages: [asDataString(jpeg('roof'))],
      breakdown: {
        currency: 'USD',
        lines: [{ id: 'biorinse', name: 'BioRinse', min: 316, max: 1121, base: { min: 316, max: 1121 } }],
        factors: [],
      },
      consent: { sms: true, text: 'You may text me.', at: '2030-01-31T12:00:00.000Z' },
      attribution: { first: { utm_source: 'google' }, last: {} },
    });
    await post(url, first);
    await post(url, { ...first, revision: 2, question: 'How long does it take?' });
    const other = contactLead({ fullName: 'Ana Ruiz', phone: '7705550100', email: 'other@example.com' });
    await post(url, other);
    await post(url, contactLead({ fullName: 'Stranger', phone: '1234567', email: 's@example.com' }));
    await owner.call('POST', `/leads/${first.id}/notes`, { text: 'Called back.\nNobody there.' });
    await owner.call('POST', `/leads/${first.id}/state`, { state: 'called' });
    const detail = await owner.read<LeadDetail>(`/leads/${first.id}`);
    expect(detail).toMatchObject({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+1 (770) 555-0100',
      state: 'called',
      address: '30075',
      answers: [{ label: 'Is there a dog?', value: 'Yes, Rex' }],
      estimate: [{ text: 'BioRinse: $316–$1,121' }, { text: 'Total: $316–$1,121' }],
      consent: { sms: true, text: 'You may text me.' },
      activity: [
        { account: 'owner', action: 'note', text: 'Called back.\nNobody there.' },
        { account: 'owner', action: 'state', text: 'called' },
      ],
      others: [{ id: other.id, others: 1 }],
    });
    expect(detail.words).toEqual(['How long does it take?']);
    expect(detail.versions.map(({ cells }) => Object.fromEntries(cells)['question'])).toEqual([
      undefined,
      'How long does it take?',
    ]);
    const [photo = ''] = detail.photos;
    const file = await owner.call('GET', `/leads/${first.id}/files/${photo}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(jpeg('roof'));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${photo}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const [lang, label] of [
      ['es', 'Idioma'],
      ['de', 'Sprache'],
      ['none', 'Language'],
    ]) {
      const { fields } = await owner.read<LeadDetail>(`/leads/${first.id}?lang=${lang}`);
      expect(fields.map((field) => field.label)).toContain(label);
    }
  });

  it('exports what is filtered', async () => {
    const { url, owner } = await start();
    for (const name of ['Ana', 'Ben'])
      await post(url, contactLead({ fullName: name, email: `${name}@example.com` }));
    const csv = await owner.call('GET', '/export/csv?q=ben');
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await csv.text()).trim().split('\n');
    expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining('Ben')]);
    expect(await owner.read<object[]>('/export/json?q=ana')).toMatchObject([{ fullName: 'Ana' }]);
    const { entries } = await owner.read<{ entries: object[] }>('/activity');
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'exported', text: 'q=ana' },
      { action: 'exported', text: 'q=ben' },
    ]);
  });

  it('erases a lead, or all of its person, and says who did it', async () => {
    const { url, owner } = await start();
    const [one, two, other] = [
      contactLead(),
      contactLead(),
      contactLead({ email: 'ben@example.com', fullName: 'Ben' }),
    ];
    for (const lead of [one, two, other]) await post(url, lead);
    await owner.call('POST', `/leads/${one.id}/notes`, { text: 'Ana called' });
    expect(await (await owner.call('DELETE', `/leads/${one.id}?person`)).json()).toMatchObject({ erased: 2 });
    expect(await names(owner)).toEqual(['Ben']);
    expect(await names(owner, '?q=ana')).toEqual([]);
    expect((await owner.call('GET', `/leads/${one.id}`)).status).toBe(404);
    const log = JSON.stringify(await owner.read('/activity'));
    expect(log).toContain('"action":"erased"');
    expect(log).not.toContain('Ana called');
  });

  it('tells of changes by any desk, of leads and of what was done', async () => {
    const database = await newDatabase();
    const { url, owner } = await start({ database });
    const other = await startDesk({ database });
    const stamp = async () => (await owner.read<{ stamp: string }>('/changes')).stamp;
    const stamps = [await stamp()];
    const lead = contactLead();
    await post(other.url, lead);
    stamps.push(await stamp());
    await owner.call('POST', `/leads/${lead.id}/state`, { state: 'won' });
    stamps.push(await stamp());
    expect(new Set(stamps).size).toBe(3);
    expect(await stamp()).toBe(stamps.at(-1));
    expect(await names(await signIn(url))).toEqual(['Ana Ruiz']);
  });

  it('exports a table for people in the language of the page', async () => {
    const { url, owner } = await start({ style: { ...englishStyle, timeZone: 'America/New_York' } });
    await post(url, contactLead());
    const answer = await owner.call('GET', '/export/people?lang=es');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="leads-.*\.csv"/);
    const [header, row] = (await answer.text()).split('\n');
    expect(header).toBe('Fecha,Nombre,Teléfono,Correo,Dirección,Qué pide,Precio,Estado,Notas,Origen,Valor');
    expect(row).toContain('Ana Ruiz');
    expect(row).toContain('Nueva');
  });

  it('a reader of the desk’s own firm sees its leads, and not those of others', async () => {
    const { url } = await start({
      ...withOwnReader,
      firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: [] } }),
    });
    await post(url, contactLead({ fullName: 'Own' }));
    await post(url, contactLead({ fullName: 'Other' }), {}, 'bug-off');
    const ana = await signIn(url, 'ana');
    expect(await names(ana)).toEqual(['Own']);
    expect(await ana.read('/session')).toMatchObject({
      name: 'ana',
      role: 'member',
      seesAll: false,
      firms: [{ id: '' }],
    });
    expect((await ana.call('GET', '/messages')).status).toBe(403);
  });

  it('an owner of one firm erases its leads, and sees nothing of the others', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { url, owner } = await start({
      firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: [], owners: withReader.readers } }),
    });
    const [own, other] = [contactLead({ fullName: 'Own' }), contactLead({ fullName: 'Other' })];
    await post(url, own);
    await post(url, other, {}, 'bug-off');
    await owner.call('POST', `/leads/${own.id}/notes`, { text: 'of the desk' });
    const ana = await signIn(url, 'ana@bug-off');
    expect(await names(ana)).toEqual(['Other']);
    expect((await ana.call('DELETE', `/leads/${own.id}`)).status).toBe(404);
    expect((await ana.call('DELETE', `/leads/${other.id}`)).status).toBe(200);
    const { entries } = await ana.read<{ entries: { action: string }[] }>('/activity');
    expect(entries.map(({ action }) => action)).toEqual(['erased', 'signed in']);
    expect(await names(owner)).toEqual(['Own']);
  });

  it('says in which time zone its times are: that of the firm', async () => {
    const { url, owner } = await start({
      style: { ...englishStyle, timeZone: 'America/New_York' },
      firmsFolder: firmsFolder({ larks: { allowedOrigins: [], timeZone: 'Europe/Berlin', ...withReader } }),
    });
    expect(await owner.read('/session')).toMatchObject({ timeZone: 'America/New_York' });
    expect(await (await signIn(url, 'ana@larks')).read('/session')).toMatchObject({
      timeZone: 'Europe/Berlin',
    });
  });

  it('a reader sees the leads of one firm, notes what became of them, and no more', async () => {
    const folder = firmsFolder({
      'bug-off': { allowedOrigins: [], ...withReader },
      larks: { allowedOrigins: [] },
    });
    const { url, owner } = await start({ firmsFolder: folder });
    const [own, theirs, desks] = [
      contactLead({ fullName: 'Bug' }),
      contactLead({ fullName: 'Lark' }),
      contactLead({ fullName: 'Desk' }),
    ];
    await post(url, own, {}, 'bug-off');
    await post(url, theirs, {}, 'larks');
    await post(url, desks);
    const ana = await signIn(url, 'ana@bug-off');
    expect(await names(ana)).toEqual(['Bug']);
    expect(await names(owner)).toEqual(['Desk', 'Lark', 'Bug']);
    expect(await names(owner, '?firm=larks')).toEqual(['Lark']);
    expect(await names(ana, '?firm=larks')).toEqual([]);
    for (const { id } of [theirs, desks, contactLead()]) {
      expect((await ana.call('GET', `/leads/${id}`)).status).toBe(404);
      expect((await ana.call('POST', `/leads/${id}/state`, { state: 'won' })).status).toBe(404);
      expect((await ana.call('POST', `/leads/${id}/notes`, { text: 'Hi' })).status).toBe(404);
    }
    expect((await ana.call('POST', `/leads/${own.id}/state`, { state: 'won' })).status).toBe(204);
    for (const [method, path] of [
      ['DELETE', `/leads/${own.id}`],
      ['POST', `/leads/${own.id}/suspect`],
      ['GET', '/messages'],
      ['GET', '/activity'],
      ['POST', `/messages/${randomUUID()}/retry`],
    ] as const)
      expect((await ana.call(method, path, method === 'POST' ? { suspect: true } : undefined)).status).toBe(
        403,
      );
    expect((await owner.read<LeadDetail>(`/leads/${own.id}`)).activity).toMatchObject([
      { account: 'ana@bug-off', text: 'won' },
    ]);
    expect(await ana.read('/session')).toMatchObject({
      role: 'member',
      seesAll: false,
      firms: [{ id: 'bug-off' }],
    });
    expect(await owner.read('/session')).toMatchObject({
      role: 'owner',
      firms: [{ id: '' }, { id: 'bug-off' }, { id: 'larks' }],
    });
  });

  it('refuses a NUL in an address, which is no fault of the database', async () => {
    const { url, owner } = await start();
    const id = crypto.randomUUID();
    for (const path of [
      '/leads?q=a%00b',
      '/leads?firm=%00',
      '/leads?after=%00_%00',
      '/numbers?firm=%00',
      '/export/csv?firm=a%00',
      `/leads/${id}/files/%00`,
      `/leads/%00`,
    ])
      expect({ path, status: (await owner.call('GET', path)).status }).toEqual({ path, status: 400 });
    expect((await owner.call('POST', '/messages/%00/retry')).status).toBe(400);
    expect(await metric(url, 'desk_database_errors_total')).toBe(0);
  });

  it('keeps fifty sessions of an account: beyond that the one that was not used for longest ends', async () => {
    const { url, desk } = await start();
    const first = await signIn(url);
    for (let nth = 0; nth < 50; nth++) await signIn(url);
    const rows = await desk.store.use(({ db }) => db.selectFrom('sessions').selectAll().execute());
    expect(rows).toHaveLength(50);
    expect((await first.call('GET', '/leads')).status).toBe(401);
  }, 60_000);

  it('counts leads of a week, of all firms or one', async () => {
    const folder = firmsFolder({ 'bug-off': { allowedOrigins: [], ...withReader } });
    const { url, owner } = await start({ firmsFolder: folder });
    await post(url, contactLead(), {}, 'bug-off');
    for (const email of ['ben@example.com', 'cy@example.com']) await post(url, contactLead({ email }));
    const leads = async (signed: Signed, query: string) =>
      (await signed.read<{ all: { leads: { now: number } } }>(`/numbers${query}`)).all.leads.now;
    expect(await leads(owner, '')).toBe(3);
    expect(await leads(owner, '?days=30&firm=')).toBe(2);
    expect(await leads(await signIn(url, 'ana@bug-off'), '?firm=')).toBe(1);
    expect(await owner.read('/numbers')).toMatchObject({ visitsAreCounted: false });
  });

  it('lists notifications that were not sent, with the cause, and sends them again', async () => {
    const { url, owner, desk } = await start({
      notify: {
        mail: undefined,
        webhooks: [
          {
            url: 'http://127.0.0.1:20999/hook?key=hidden',
            secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
          },
        ],
      },
    });
    await post(url, contactLead());
    await expect
      .poll(() =>
        desk.store.use(({ db }) => db.selectFrom('messages').select('last_error').executeTakeFirst()),
      )
      .toMatchObject({ last_error: expect.stringContaining('ECONNREFUSED') });
    await desk.store.use(({ db }) => db.updateTable('messages').set({ state: 'dead' }).execute());
    const { messages } = await owner.read<{ messages: { id: string }[] }>('/messages');
    expect(messages).toMatchObject([
      {
        recipient: 'http://127.0.0.1:20999/hook',
        state: 'dead',
        error: expect.stringContaining('ECONNREFUSED'),
      },
    ]);
    expect((await owner.call('POST', `/messages/${messages[0]?.id}/retry`)).status).toBe(204);
    expect(await owner.read('/messages')).toEqual({ messages: [] });
    expect((await owner.call('POST', `/messages/${messages[0]?.id}/retry`)).status).toBe(404);
  });
});
