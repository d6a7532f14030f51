import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ListedAppointment } from '../inbox/leadRoutes';
import type { LeadDetail } from '../inbox/readLeadDetail';
import { englishStyle } from '../notify/messages';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { signIn, withInbox } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { type ReceivedMail, startMailServer } from '../testing/mailServer';
import { bookableSite, freeStart, held, holdAt, isFree, slots } from '../testing/slots';

const style = { ...englishStyle, company: 'Clearwater', timeZone: 'America/New_York' };

/** A desk with a mail server, and a lead that has booked a time there. */
async function bookedDesk(
  settings: Partial<Settings>,
  { availability = {}, lead: own = {} }: { availability?: object; lead?: Record<string, unknown> } = {},
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
  const { hold } = await held(await holdAt(url, start));
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

    expect((await send(url + link, { cancel: 'yes' })).status).toBe(303);
    expect(await isFree(url, later)).toBe(true);
    await expect.poll(() => [toFirm().length, toVisitor().length]).toEqual([3, 3]);
    expect(toVisitor()[2]?.subject).toBe('Your appointment is canceled');
    expect(calendarIn(toVisitor()[2])).toContain('METHOD:CANCEL');
    const uid = (mail: ReceivedMail | undefined) => /UID:.*/.exec(calendarIn(mail))?.[0];
    expect(new Set(toVisitor().map(uid))).toHaveLength(1);
    expect(await (await fetch(url + link)).text()).not.toContain('<form');
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
    const listed = async () =>
      (await owner.read<{ appointments: ListedAppointment[] }>('/appointments')).appointments;
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
});
