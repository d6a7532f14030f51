/** A lead desk that offers times, in place of the real one: what it is asked, and what it answers. */
import type { Page, Route } from 'playwright/test';
import { SITE } from './urls';

/** Two windows on most days, from 1 December 2026 on, in Atlanta. */
export const availability = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: '08:00', close: '17:00' }],
  windows: [
    { from: '08:00', until: '10:00' },
    { from: '13:00', until: '15:00' },
  ],
};

export interface BookableDesk {
  /** What was asked to be kept, and the leads that were sent. */
  holds: Record<string, unknown>[];
  leads: Record<string, unknown>[];
  /** How often times were asked for. */
  asked: number;
  /** For which services they were asked for last. */
  services: string[];
  /** Starts that somebody else has taken. */
  taken: Set<string>;
  /** One that is taken as soon as a hold on it was given. */
  takenLater?: string;
  booking: 'booked' | 'requested' | 'none';
  isOffline: boolean;
}

const FIRST = Date.UTC(2026, 11, 1);
const DAY = 24 * 60 * 60_000;
const HORIZON = 60;

const windowOf = (date: string, hour: number) => ({
  start: `${date}T${hour}:00:00.000Z`,
  end: `${date}T${hour + 2}:00:00.000Z`,
});

/** Answers what the page asks its desk about times, and takes its leads. */
export async function serveTimes(page: Page): Promise<BookableDesk> {
  const desk: BookableDesk = {
    holds: [],
    leads: [],
    asked: 0,
    services: [],
    taken: new Set(),
    booking: 'booked',
    isOffline: false,
  };
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  const answer = async (route: Route, reply: (body: string) => { status?: number; json: unknown }) => {
    if (desk.isOffline) return route.abort();
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return route.fulfill({ headers, ...reply(route.request().postData() ?? '') });
  };
  await page.route(`${SITE}/api/slots*`, (route) =>
    answer(route, () => {
      desk.asked++;
      const { searchParams } = new URL(route.request().url());
      desk.services = searchParams.getAll('service');
      const from = Math.max(FIRST, Date.parse(searchParams.get('from') ?? '') || FIRST);
      const dates = [...Array(Number(searchParams.get('days'))).keys()]
        .map((nth) => new Date(from + nth * DAY))
        .filter((date) => date.getTime() <= FIRST + HORIZON * DAY);
      const state = desk.booking === 'requested' ? 'request' : 'free';
      return {
        json: {
          timeZone: 'America/New_York',
          days: dates.map((day) => {
            const date = day.toISOString().slice(0, 10);
            const isWorkday = day.getUTCDay() % 6 !== 0;
            const slots = isWorkday ? [windowOf(date, 13), windowOf(date, 18)] : [];
            return {
              date,
              slots: slots.filter(({ start }) => !desk.taken.has(start)).map((slot) => ({ ...slot, state })),
            };
          }),
        },
      };
    }),
  );
  await page.route(`${SITE}/api/holds*`, (route) =>
    answer(route, (body) => {
      const wish = JSON.parse(body) as Record<string, unknown>;
      desk.holds.push(wish);
      if (desk.taken.has(String(wish['start']))) return { status: 409, json: { title: 'time taken' } };
      if (desk.takenLater) desk.taken.add(desk.takenLater);
      const expires = new Date(Date.now() + 5 * 60_000).toISOString();
      return { status: 201, json: { hold: crypto.randomUUID(), expires } };
    }),
  );
  await page.route(`${SITE}/api/requests*`, (route) =>
    answer(route, (body) => {
      const lead = JSON.parse(body) as Record<string, unknown> & { id: string; slot?: { start: string } };
      desk.leads.push(lead);
      const start = lead.slot?.start;
      const end = start && new Date(Date.parse(start) + 2 * 60 * 60_000).toISOString();
      const isBooked = start && desk.booking !== 'none';
      return { status: 201, json: { id: lead.id, ...(isBooked && { [desk.booking]: { start, end } }) } };
    }),
  );
  return desk;
}
