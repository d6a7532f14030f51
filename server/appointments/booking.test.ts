import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { bookableSite, bookedBy, freeStart, held, holdAt, isFree, slots } from '../testing/slots';

describe.each(databaseKinds)('times at a desk with %s', (_name, newDatabase) => {
  const start = async (availability: object = {}, own: Partial<Settings> = {}) =>
    startDesk({ database: await newDatabase(), siteFolder: bookableSite(availability), ...own });

  it('are those of the firm, by day', async () => {
    const { url } = await start();
    const { timeZone, days } = await slots(url);
    expect(timeZone).toBe('America/New_York');
    expect(days).toHaveLength(3);
    expect(days[1]?.slots).toHaveLength(days[1]?.date === '2026-11-01' ? 25 : 24);
    expect(days[1]?.slots[0]).toEqual({
      start: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/) as string,
      end: expect.any(String) as string,
      state: 'free',
    });
  });

  it('are held, and booked by the lead that names the hold', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const response = await holdAt(url, time);
    expect(response.status).toBe(201);
    const { hold } = await held(response);
    expect(await isFree(url, time)).toBe(false);
    const lead = contactLead({ slot: { start: time, hold } });
    const end = new Date(Date.parse(time) + 3_600_000).toISOString();
    expect(await bookedBy(url, lead)).toEqual({ id: lead.id, booked: { start: time, end } });
    expect(await bookedBy(url, lead)).toEqual({ id: lead.id, booked: { start: time, end } });
    expect(await isFree(url, time)).toBe(false);
  });

  it('are requests, where the firm confirms them', async () => {
    const { url } = await start({ booking: 'request' });
    const time = await freeStart(url);
    expect((await slots(url)).days[1]?.slots[0]?.state).toBe('request');
    const { hold } = await held(await holdAt(url, time));
    expect(await bookedBy(url, contactLead({ slot: { start: time, hold } }))).toHaveProperty(
      'requested.start',
      time,
    );
  });

  it('are requests of what may be spam', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const { hold } = await held(await holdAt(url, time));
    const guard = { trap: 'https://spam.example', seconds: 40, trusted: false };
    expect(await bookedBy(url, contactLead({ guard, slot: { start: time, hold } }))).toHaveProperty(
      'requested',
    );
  });

  it('are booked once, however many want one at once', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const responses = await Promise.all(
      [...Array(200).keys()].map(async () => {
        const response = await holdAt(url, time);
        return response.status === 201 ? held(response) : response.status;
      }),
    );
    const holds = responses.filter((response) => typeof response === 'object');
    expect(holds).toHaveLength(1);
    expect(responses.filter((response) => response === 409)).toHaveLength(199);
  });

  it('are not booked by a hold that is forged, or of another time', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const forged = contactLead({ slot: { start: time, hold: randomUUID() } });
    expect(await bookedBy(url, forged)).toEqual({ id: forged.id });
    const { hold } = await held(await holdAt(url, time));
    const later = new Date(Date.parse(time) + 3_600_000).toISOString();
    const other = contactLead({ fullName: 'B', slot: { start: later, hold } });
    expect(await bookedBy(url, other)).toEqual({ id: other.id });
    const nonsense = contactLead({ fullName: 'C', slot: 'soon' });
    expect(await bookedBy(url, nonsense)).toEqual({ id: nonsense.id });
  });

  it('are booked by an expired hold while they are free, and not when somebody has them', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const first = await held(await holdAt(url, time));
    const second = await held(await holdAt(url, new Date(Date.parse(time) + 3_600_000).toISOString()));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    try {
      const third = await held(await holdAt(url, time));
      expect(await bookedBy(url, contactLead({ slot: { start: time, hold: third.hold } }))).toHaveProperty(
        'booked',
      );
      const late = contactLead({ fullName: 'Late', slot: { start: time, hold: first.hold } });
      expect(await bookedBy(url, late)).toEqual({ id: late.id });
      const lucky = { start: new Date(Date.parse(time) + 3_600_000).toISOString(), hold: second.hold };
      expect(await bookedBy(url, contactLead({ fullName: 'Lucky', slot: lucky }))).toHaveProperty('booked');
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a lead are one: another one moves the appointment', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const later = new Date(Date.parse(time) + 2 * 3_600_000).toISOString();
    const lead = { ...contactLead(), secret: randomUUID() };
    const first = await held(await holdAt(url, time));
    await bookedBy(url, { ...lead, revision: 1, slot: { start: time, hold: first.hold } });
    const second = await held(await holdAt(url, later));
    expect(
      await bookedBy(url, { ...lead, revision: 2, slot: { start: later, hold: second.hold } }),
    ).toHaveProperty('booked.start', later);
    expect(await isFree(url, time)).toBe(true);
    const stranger = await held(await holdAt(url, time));
    const { secret: _, ...stolen } = lead;
    await bookedBy(url, { ...stolen, fullName: 'Stranger', slot: { start: time, hold: stranger.hold } });
    expect(await isFree(url, later)).toBe(false);
  });

  it('are held one at a time for a form that names its hold, which it may choose again', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const later = new Date(Date.parse(time) + 3_600_000).toISOString();
    const first = await held(await holdAt(url, time));
    expect((await holdAt(url, time)).status).toBe(409);
    const second = await held(await holdAt(url, later, { hold: first.hold }));
    expect([await isFree(url, time), await isFree(url, later)]).toEqual([true, false]);
    expect((await holdAt(url, time, { hold: second.hold })).status).toBe(201);
    expect([await isFree(url, time), await isFree(url, later)]).toEqual([false, true]);
  });

  it('of one network are held three at a time', async () => {
    const { url } = await start();
    const { days } = await slots(url);
    const wanted = days[1]?.slots.slice(0, 5).map((slot) => slot.start) ?? [];
    for (const time of wanted) expect((await holdAt(url, time)).status).toBe(201);
    const left = await Promise.all(wanted.map((time) => isFree(url, time)));
    expect(left).toEqual([true, true, false, false, false]);
  });

  it('of one firm are held sixty at a time: the oldest expires, and still books', async () => {
    const { url, desk } = await start({ crews: 50 }, { trustProxy: true });
    const time = await freeStart(url);
    const later = new Date(Date.parse(time) + 3_600_000).toISOString();
    const holdFrom = async (nth: number, at: string) =>
      held(
        await fetch(`${url}/api/holds`, {
          method: 'POST',
          headers: { 'content-type': 'text/plain', 'x-forwarded-for': `198.51.100.${nth}` },
          body: JSON.stringify({ start: at, kind: 'contact' }),
        }),
      );
    const first = await holdFrom(1, time);
    for (let nth = 2; nth <= 62; nth++) await holdFrom(nth, nth < 32 ? time : later);
    const open = await desk.store.use(({ db }) =>
      db
        .selectFrom('appointments')
        .select('id')
        .where('state', '=', 'held')
        .where('expires_at', '>', new Date().toISOString())
        .execute(),
    );
    expect(open).toHaveLength(60);
    expect(open.map(({ id }) => id)).not.toContain(first.hold);
    const lead = contactLead({ slot: { start: time, hold: first.hold } });
    expect(await bookedBy(url, lead)).toHaveProperty('booked');
  });

  it('are as long as the services together', async () => {
    const { url } = await start({ lengths: { roof: 120, walls: 60 } });
    const time = await freeStart(url);
    const next = (hours: number) => new Date(Date.parse(time) + hours * 3_600_000).toISOString();
    const { hold } = await held(await holdAt(url, time, { service: ['roof', 'walls'] }));
    expect(await bookedBy(url, contactLead({ slot: { start: time, hold } }))).toHaveProperty(
      'booked.end',
      next(3),
    );
    expect([await isFree(url, next(2)), await isFree(url, next(3))]).toEqual([false, true]);
    const answer = await fetch(`${url}/api/slots?days=3&service=roof&service=walls`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
    const { days } = (await answer.json()) as Awaited<ReturnType<typeof slots>>;
    const starts = days.flatMap((day) => day.slots.map((slot) => slot.start));
    expect([next(-2), next(-3)].map((at) => starts.includes(at))).toEqual([false, true]);
  });

  it('that cannot be asked for are refused by a sentence', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/api/slots?days=63`)).status).toBe(400);
    expect((await fetch(`${url}/api/slots?from=soon`)).status).toBe(400);
    expect((await holdAt(url, 'soon')).status).toBe(400);
    expect((await holdAt(url, '2020-01-01T00:00:00.000Z')).status).toBe(409);
    const without = await startDesk({ database: await newDatabase() });
    expect((await fetch(`${without.url}/api/slots`)).status).toBe(404);
    expect((await holdAt(without.url, new Date().toISOString())).status).toBe(404);
  });
});
