import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { post, temporaryFolder } from './desk';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A folder of a site whose firm works around the clock. */
export function bookableSite(availability: object = {}): string {
  const folder = join(temporaryFolder(), 'site');
  mkdirSync(folder);
  const hours = [{ days: everyDay, open: '00:00', close: '24:00' }];
  writeFileSync(
    join(folder, 'business.json'),
    JSON.stringify({
      timeZone: 'America/New_York',
      availability: { hours, every: 60, leadHours: 0, ...availability },
    }),
  );
  return folder;
}

interface Answer {
  timeZone: string;
  days: { date: string; slots: { start: string; end: string; state: string }[] }[];
}

export const slots = async (url: string): Promise<Answer> =>
  (await (await fetch(`${url}/api/slots?days=3`)).json()) as Answer;

export const holdAt = (url: string, start: string | undefined, own: object = {}): Promise<Response> =>
  fetch(`${url}/api/holds`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ start, kind: 'contact', ...own }),
  });

export const held = async (response: Response) =>
  (await response.json()) as { hold: string; expires: string };

/** A time of the second day, which is free. */
export async function freeStart(url: string): Promise<string> {
  const { days } = await slots(url);
  const start = days[1]?.slots[5]?.start;
  if (start === undefined) throw new Error('no time is free');
  return start;
}

export const isFree = async (url: string, start: string): Promise<boolean> =>
  (await slots(url)).days.some((day) => day.slots.some((slot) => slot.start === start));

export const bookedBy = async (url: string, lead: object): Promise<Record<string, unknown>> =>
  (await (await post(url, lead)).json()) as Record<string, unknown>;
