import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppointmentList, TimesToMove } from '../inbox/leadRoutes';
import type { LeadDetail } from '../inbox/readLeadDetail';
import { englishStyle } from '../notify/messages';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { signIn, withInbox, withOwnReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { type ReceivedMail, startMailServer } from '../testing/mailServer';
import { bookableSite, bookedBy, freeStart, held, holdAt, isFree, slots } from '../testing/slots';
import { startWebhookServer } from '../testing/webhookServer';
import { createFeed, revokeFeed } from './calendarFeeds';

const style = { ...englishStyle, company: 'Clearwater', timeZone: 'America/New_York' };

/** A desk with a mail server, and a lead that has booked a time there. */
async function bookedDesk(
  settings: Partial<Settings>,
  {
    availability = {},
    lead: own = {},
    wish = {},
  }: { availability?: object; lead?: Record<string, unknown>; wish?: object } = {},
) {
  const mailServer = await startMailServer();
  const mail = { ...mailServer.settings, style, deskUrl: 'https://desk.example' };
  const { url, desk } = await startDesk({
    siteFolder: bookableSite(availability),
    notify: { mail, webhooks: [] },
    style,
    ...settings,
  });
  const start = await freeStart(url);
  const { hold } = await held(await holdAt(url, start, wish));
  const lead = contactLead({ secret: randomUUID(), slot: { start, hold }, ...own });
  expect((await post(url, lead)).status).toBe(201);
  const mailsTo = (address: string): ReceivedMail[] =>
    mailServer.mails.filter(({ recipients }) => recipients.includes(address));
  const toFirm = () => mailsTo('office@clearwater.example');
  const toVisitor = () => mailsTo('ana@example.com');
  await expect.poll(() => [toFirm().length, toVisitor().length]).toEqual([1, 1]);
  const link = /https:\/\/desk\.example(\/a\/\S+)/.exec(toVisitor()[0]?.text ?? '')?.[1] ?? '';
  return { url, desk, start, lead, link, toFirm, toVisitor };
}

/** The calendar file of a mail. */
const calendarIn = (mail: ReceivedMail | undefined): string => {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return file ? new TextDecoder().decode(file.content as ArrayBuffer).replaceAll('\r\n ', '') : '';
};

const utc = (iso: string) => iso.replaceAll(/[-:]|\.000/g, '');

const send = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

describe.each(databaseKinds)('an appointment at a desk with %s', (_name, newDatabase) => {
  it('stands in the mails to the firm and to the visitor, with a calendar file', async () => {
    const { start, toFirm, toVisitor, link } = await bookedDesk({ database: await newDatabase() });
    const day = new Intl.DateTimeFormat('en', { timeZone: style.timeZone, month: 'short', day: 'numeric' });
    expect(toFirm()[0]?.text).toMatch(
      new RegExp(`Appointment: \\w{3}, ${day.format(new Date(start))}, .*E[SD]T \\(booked\\)`),
    );
    expect(toFirm()[0]?.text).not.toContain('hold');
    expect(toVisitor()[0]?.text).toContain('Your appointment: ');
    expect(link).toMatch(/^\/a\/[\da-f]{64}$/);
    for (const mail of [toFirm()[0], toVisitor()[0]]) {
      expect(calendarIn(mail)).toContain(`DTSTART:${utc(start)}`);
      expect(calendarIn(mail)).toContain('SEQUENCE:0');
    }
    expect(calendarIn(toFirm()[0])).toContain('LOCATION:12 Oak Lane');
  });

  it('is moved and canceled by the link, which changes nothing by being opened', async () => {
    const { url, start, link, toFirm, toVisitor } = await bookedDesk({ database: await newDatabase() });
    for (let times = 0; times < 2; times++) {
      const page = await fetch(url + link);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await page.text()).toContain('Move it to another time');
    }
    expect(await isFree(url, start)).toBe(false);

    const later = new Date(Date.parse(start) + 2 * 3_600_000).toISOString();
    expect((await send(url + link, { start: later })).status).toBe(303);
    expect([await isFree(url, start), await isFree(url, later)]).toEqual([true, false]);
    await expect.poll(() => [toFirm().length, toVisitor().length]).toEqual([2, 2]);
    expect(toVisitor()[1]?.text).toContain('Your appointment is now');
    expect(toFirm()[1]?.subject).toContain('Changed');
    expect(calendarIn(toVisitor()[1])).toContain(`DTSTART:${utc(later)}`);
    expect(calendarIn(toVisitor()[1])).toContain('SEQUENCE:1');
    expect(await (await fetch(url + link)).text()).toContain('Your appointment is now');

    expect((await send(url + link, { cancel: 'yes' })).status).toBe(303);
    expect(await isFree(url, later)).toBe(true);
    await expect.poll(() => [toFirm().length, toVisitor().length]).toEqual([3, 3]);
    expect(toVisitor()[2]?.subject).toBe('Your appointment is canceled');
    expect(toFirm()[2]?.subject).toMatch(/^Changed: .* E[SD]T \(canceled\)$/);
    expect(calendarIn(toVisitor()[2])).toContain('METHOD:CANCEL');
    const uid = (mail: ReceivedMail | undefined) => /UID:.*/.exec(calendarIn(mail))?.[0];
    expect(new Set(toVisitor().map(uid))).toHaveLength(1);
    const canceled = await (await fetch(url + link)).text();
    expect(canceled).not.toContain('<form');
    expect(canceled).toContain('href="/times?lang=en"');
  });

  it('is still to be confirmed where a request is moved, and its mail says so', async () => {
    const database = await newDatabase();
    const { url, start, link, toVisitor } = await bookedDesk(
      { database },
      { availability: { booking: 'request' } },
    );
    const later = new Date(Date.parse(start) + 2 * 3_600_000).toISOString();
    expect((await send(url + link, { start: later })).status).toBe(303);
    await expect.poll(() => toVisitor().length).toBe(2);
    expect(toVisitor()[1]?.text).toContain('It is not booked yet');
    expect(toVisitor()[1]?.text).not.toContain('Your appointment is now');
  });

  it('is over on its page once it has begun, and another one can be booked', async () => {
    const { url, link, desk } = await bookedDesk({ database: await newDatabase() });
    const start_at = new Date(Date.now() - 60_000).toISOString();
    await desk.store.use(({ db }) => db.updateTable('appointments').set({ start_at }).execute());
    const page = await (await fetch(url + link)).text();
    expect(page).toContain('This appointment is over.');
    expect(page).toContain('href="/times?lang=en"');
    expect(page).not.toContain('<form');
    expect((await send(url + link, { cancel: 'yes' })).status).toBe(200);
  });

  it('is not moved to a time that somebody has taken meanwhile', async () => {
    const { url, start, link } = await bookedDesk({ database: await newDatabase() });
    const later = new Date(Date.parse(start) + 2 * 3_600_000).toISOString();
    await holdAt(url, later);
    const answer = await send(url + link, { start: later });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('no longer free');
    expect(await isFree(url, start)).toBe(false);
  });

  it('is found by nobody who has no link', async () => {
    const { url } = await bookedDesk({ database: await newDatabase() });
    for (const path of ['/a/', '/a/1', `/a/${'0'.repeat(64)}`, '/a/null'])
      expect((await fetch(url + path)).status).toBe(404);
  });

  it('is listed in the inbox, confirmed there and canceled there', async () => {
    const { url, lead, start, toVisitor } = await bookedDesk(
      { database: await newDatabase(), ...withInbox },
      { availability: { booking: 'request' } },
    );
    expect(toVisitor()[0]?.text).toContain('It is not booked yet');
    expect(calendarIn(toVisitor()[0])).toBe('');
    const owner = await signIn(url);
    const listed = async () => (await owner.read<AppointmentList>('/appointments')).appointments;
    const detail = () => owner.read<LeadDetail>(`/leads/${lead.id}`);
    expect(await listed()).toMatchObject([{ leadId: lead.id, start, state: 'requested', name: 'Ana Ruiz' }]);
    const set = (state: string) => owner.call('POST', `/leads/${lead.id}/appointment`, { state });
    expect((await set('booked')).status).toBe(204);
    expect((await set('booked')).status).toBe(409);
    expect(await detail()).toMatchObject({ state: 'booked', appointment: { state: 'booked', start } });
    await expect.poll(() => toVisitor().length).toBe(2);
    expect(toVisitor()[1]?.text).toContain('Your appointment is now');
    expect((await set('canceled')).status).toBe(204);
    expect(await detail()).toMatchObject({ state: 'new', appointment: { state: 'canceled' } });
    await expect.poll(() => toVisitor().length).toBe(3);
    expect(await listed()).toEqual([]);
    expect(await isFree(url, start)).toBe(true);
  });

  it('is remembered a day and two hours before, unless it is canceled', async () => {
    const database = await newDatabase();
    const { desk, lead, start, url, link } = await bookedDesk({ database });
    const reminders = () =>
      desk.store.use(({ db }) =>
        db
          .selectFrom('messages')
          .select('not_before')
          .where('lead_id', '=', lead.id)
          .where('event', '=', 'reminder')
          .orderBy('not_before')
          .execute(),
      );
    const before = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000).toISOString();
    const expected = [24, 2].map(before).filter((time) => Date.parse(time) > Date.now());
    expect((await reminders()).map((row) => row.not_before)).toEqual(expected);
    await send(url + link, { cancel: 'yes' });
    expect(await reminders()).toEqual([]);
  });

  it('goes with its lead, and frees its time', async () => {
    const { url, lead, start } = await bookedDesk({ database: await newDatabase(), ...withInbox });
    const owner = await signIn(url);
    expect((await owner.call('DELETE', `/leads/${lead.id}`)).status).toBe(200);
    expect(await isFree(url, start)).toBe(true);
    expect((await slots(url)).timeZone).toBe('America/New_York');
  });

  it('is given to a crew that is free, and to another one in the inbox', async () => {
    const availability = { crewNames: ['Ana', 'Ben'] };
    const { url, lead, start, toVisitor } = await bookedDesk(
      { database: await newDatabase(), ...withInbox },
      { availability },
    );
    const { hold } = await held(await holdAt(url, start));
    const other = contactLead({ fullName: 'Bo', email: 'bo@example.com', slot: { start, hold } });
    expect(await bookedBy(url, other)).toHaveProperty('booked');
    const owner = await signIn(url);
    const listed = async () => {
      const { appointments, crews } = await owner.read<AppointmentList>('/appointments');
      expect(crews).toEqual({ '': ['Ana', 'Ben'] });
      return Object.fromEntries(appointments.map(({ leadId, crew }) => [leadId, crew]));
    };
    const give = (id: string, crew: string) => owner.call('POST', `/leads/${id}/appointment`, { crew });
    expect(await listed()).toEqual({ [lead.id]: 'Ana', [other.id]: 'Ben' });
    expect((await give(lead.id, 'Ben')).status).toBe(409);
    expect((await give(lead.id, 'Cem')).status).toBe(409);
    await owner.call('POST', `/leads/${other.id}/appointment`, { state: 'canceled' });
    expect((await give(lead.id, 'Ben')).status).toBe(204);
    expect(await listed()).toEqual({ [lead.id]: 'Ben' });
    expect(toVisitor()).toHaveLength(1);
  });

  it('is moved in the inbox, and the visitor is told', async () => {
    const { url, lead, start, toVisitor } = await bookedDesk({
      database: await newDatabase(),
      ...withInbox,
    });
    const owner = await signIn(url);
    const later = new Date(Date.parse(start) + 2 * 3_600_000).toISOString();
    const moveTo = (to: string) => owner.call('POST', `/leads/${lead.id}/appointment`, { start: to });
    expect((await moveTo('soon')).status).toBe(400);
    expect((await moveTo(new Date(Date.parse(start) + 60_000).toISOString())).status).toBe(409);
    expect((await moveTo(later)).status).toBe(204);
    expect([await isFree(url, start), await isFree(url, later)]).toEqual([true, false]);
    await expect.poll(() => toVisitor().length).toBe(2);
  });

  it('is moved to times that have room for as long as was booked, its own among them', async () => {
    const { url, lead, start } = await bookedDesk(
      { database: await newDatabase(), ...withInbox },
      { availability: { lengths: { roof: 180 } }, wish: { service: 'roof' } },
    );
    const after = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString();
    const other = await held(await holdAt(url, after(5)));
    await bookedBy(url, contactLead({ slot: { start: after(5), hold: other.hold } }));
    const owner = await signIn(url);
    expect((await owner.call('GET', `/leads/${lead.id}/times`)).status).toBe(400);
    expect((await owner.call('GET', `/leads/${randomUUID()}/times?from=2026-12-01`)).status).toBe(404);
    const response = await owner.call('GET', `/leads/${lead.id}/times?from=${start.slice(0, 10)}`);
    const { days } = (await response.json()) as TimesToMove;
    const starts = days.flatMap((day) => day.slots.map((slot) => slot.start));
    expect([1, 2, 3, 4, 5, 6].filter((hours) => starts.includes(after(hours)))).toEqual([1, 2, 6]);
    const moveTo = (to: string) => owner.call('POST', `/leads/${lead.id}/appointment`, { start: to });
    expect((await moveTo(after(3))).status).toBe(409);
    expect((await moveTo(after(2))).status).toBe(204);
    expect((await moveTo(after(1))).status).toBe(204);
  });

  it('takes no longer in a short window than in the long one from which it is moved', async () => {
    const windows = [1, 2, 3, 4, 5, 6, 13, 14].map((hour) => ({
      from: `${String(hour).padStart(2, '0')}:00`,
      until: `${String(hour === 6 ? 12 : hour + 1).padStart(2, '0')}:00`,
    }));
    const { url, link } = await bookedDesk({ database: await newDatabase() }, { availability: { windows } });
    const [short, next] = (await slots(url)).days[1]?.slots.slice(-2) ?? [];
    await send(`${url}${link}`, { start: short?.start ?? '' });
    expect([await isFree(url, short?.start ?? ''), await isFree(url, next?.start ?? '')]).toEqual([
      false,
      true,
    ]);
  });

  it('is moved to days only on which the firm is in its area', async () => {
    const weekday = new Intl.DateTimeFormat('en', { timeZone: style.timeZone, weekday: 'short' });
    const days = [...Array(7).keys()].map((nth) =>
      weekday.format(Date.now() + nth * 86_400_000).toLowerCase(),
    );
    const areas = [
      { zips: ['300'], days: days.slice(0, 2) },
      { zips: ['9'], days: days.slice(2) },
    ];
    const { url, lead, start } = await bookedDesk(
      { database: await newDatabase(), ...withInbox },
      { availability: { areas }, wish: { zip: '30004' } },
    );
    const owner = await signIn(url);
    const moveTo = (hours: number) =>
      owner.call('POST', `/leads/${lead.id}/appointment`, {
        start: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
      });
    expect((await moveTo(24)).status).toBe(409);
    expect((await moveTo(1)).status).toBe(204);
  });

  it('is marked once its time has begun and nobody was there, and that is taken back', async () => {
    const { url, lead, start } = await bookedDesk({ database: await newDatabase(), ...withInbox });
    const set = async (state: string) => {
      const owner = await signIn(url);
      return (await owner.call('POST', `/leads/${lead.id}/appointment`, { state })).status;
    };
    const shown = async () => {
      const owner = await signIn(url);
      const { state, appointment } = await owner.read<LeadDetail>(`/leads/${lead.id}`);
      const { appointments } = await owner.read<AppointmentList>('/appointments');
      return [state, appointment?.state, ...appointments.map((listed) => listed.state)];
    };
    expect(await set('no-show')).toBe(409);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await set('no-show')).toBe(204);
    expect(await shown()).toEqual(['new', 'no-show', 'no-show']);
    expect(await set('canceled')).toBe(409);
    expect(await set('booked')).toBe(204);
    expect(await shown()).toEqual(['booked', 'booked', 'booked']);
  });

  it('is in a feed whose address an owner makes in the inbox, and nobody else', async () => {
    const { url, start } = await bookedDesk(
      { database: await newDatabase(), ...withInbox, ...withOwnReader },
      { availability: { crewNames: ['Truck 1'] } },
    );
    const owner = await signIn(url);
    const possible = [
      { firm: '', crew: '' },
      { firm: '', crew: 'Truck 1' },
    ];
    expect(await owner.read('/feeds')).toEqual(possible.map((feed) => ({ ...feed, createdAt: null })));
    const make = async (feed: object) => {
      const { path } = (await (await owner.call('POST', '/feeds', feed)).json()) as { path: string };
      return path;
    };
    const [before, path] = [await make({ firm: '', crew: '' }), await make({ firm: '', crew: '' })];
    expect((await fetch(`${url}${before}`)).status).toBe(404);
    expect(await (await fetch(`${url}${path}`)).text()).toContain(`DTSTART:${utc(start)}`);
    expect(await owner.read('/feeds')).toMatchObject([
      { createdAt: expect.any(String) as string },
      { createdAt: null },
    ]);
    expect((await owner.call('POST', '/feeds', { firm: '', crew: 'Truck 9' })).status).toBe(404);
    expect((await owner.call('POST', '/feeds', {})).status).toBe(404);
    const reader = await signIn(url, 'ana');
    expect((await reader.call('GET', '/feeds')).status).toBe(403);
    expect((await reader.call('POST', '/feeds', possible[0])).status).toBe(403);
  });

  it('is in the feeds of its firm and its crew, by the same UID, until their addresses are revoked', async () => {
    const { url, desk, start, link } = await bookedDesk(
      { database: await newDatabase() },
      { availability: { crewNames: ['Ana', 'Ben'] } },
    );
    const feedOf = (crew: string) =>
      desk.store.write((transaction) => createFeed(transaction, { firm: '', crew }, new Date()));
    const paths = { all: await feedOf(''), Ana: await feedOf('Ana'), Ben: await feedOf('Ben') };
    const read = async (path: string) => {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      return (await answer.text()).replaceAll('\r\n ', '');
    };
    for (const path of [paths.all, paths.Ana]) {
      const text = await read(path);
      expect(text).toContain(`DTSTART:${utc(start)}`);
      expect(text).toMatch(/SUMMARY:Ana Ruiz/);
      expect(text).toContain('LOCATION:12 Oak Lane');
      expect(text).toContain('SEQUENCE:0');
    }
    expect(await read(paths.Ben)).not.toContain('BEGIN:VEVENT');
    const uid = /UID:.*/.exec(await read(paths.all))?.[0] ?? 'none';
    await send(url + link, { cancel: 'yes' });
    const canceled = await read(paths.Ana);
    for (const line of [uid, 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(canceled).toContain(line);

    const again = await feedOf('Ana');
    expect((await fetch(url + paths.Ana)).status).toBe(404);
    expect((await fetch(url + again)).status).toBe(200);
    await desk.store.write((transaction) => revokeFeed(transaction, { firm: '', crew: 'Ana' }));
    expect((await fetch(url + again)).status).toBe(404);
    expect((await fetch(`${url}/a/calendar/0.ics`)).status).toBe(404);
    const rows = await desk.store.use(({ db }) => db.selectFrom('calendar_feeds').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(paths.all.slice('/a/calendar/'.length, -'.ics'.length));
  });
});

it('calls the webhooks that remind of it, while somebody still comes', async () => {
  const [texts, others] = [await startWebhookServer(), await startWebhookServer()];
  const { url, desk } = await startDesk({
    siteFolder: bookableSite(),
    style,
    notify: { mail: undefined, webhooks: [{ ...texts.settings, reminders: true }, others.settings] },
  });
  const [kept, canceled] = await Promise.all(
    [5, 9].map(async (nth) => {
      const start = (await slots(url)).days[2]?.slots[nth]?.start;
      const { hold } = await held(await holdAt(url, start));
      const lead = contactLead({ fullName: `Ana ${nth}`, slot: { start, hold } });
      await bookedBy(url, lead);
      return { id: lead.id, start };
    }),
  );
  await expect.poll(() => [texts.calls.length, others.calls.length]).toEqual([2, 2]);
  await desk.store.write(async (transaction) => {
    await transaction
      .updateTable('messages')
      .set({ not_before: new Date().toISOString() })
      .where('event', '=', 'reminder')
      .execute();
    await transaction
      .updateTable('appointments')
      .set({ state: 'canceled' })
      .where('lead_id', '=', canceled?.id ?? '')
      .execute();
  });
  desk.store.sendNow();
  await expect.poll(() => texts.calls.length).toBe(4);
  for (const { body } of texts.calls.slice(2))
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.reminder',
      data: {
        id: kept?.id,
        phone: expect.any(String) as string,
        appointment: { start: kept?.start, state: 'booked' },
      },
    });
  const waiting = () =>
    desk.store.use(({ db }) =>
      db.selectFrom('messages').select('id').where('state', '=', 'waiting').execute(),
    );
  await expect.poll(waiting).toEqual([]);
  expect([texts.calls.length, others.calls.length]).toEqual([4, 2]);
});
