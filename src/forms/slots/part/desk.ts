/** What the lead desk is asked about times, and what it answers. Answers are as untrusted as anything from the network. */

import { toJson } from '../../../leads/toJson';

/** A time that can be chosen. Instants are ISO 8601 in UTC. */
export interface Slot {
  start: string;
  /** Of an arrival window, its end; else the end of the visit. */
  end: string;
  /** `request`: it is kept until the firm confirms it. `wish`: nobody keeps it, because there is no calendar. */
  state: 'free' | 'request' | 'wish';
}

export interface Day {
  /** On the firm's calendar: `2026-12-01`. */
  date: string;
  slots: readonly Slot[];
}

/** What the times depend on. */
export interface Wish {
  /** The kind of the form's leads. */
  kind: string;
  /** The ids of all that the visit is for: it takes as long as they do together. */
  services?: readonly string[] | undefined;
  zip?: string | undefined;
}

export interface Days {
  timeZone: string;
  days: readonly Day[];
}

/** Days with whose they are. */
export interface OfferedDays extends Days {
  /** The endpoint that was asked, or the lead desk's to which it passes leads on. */
  source: string | undefined;
}

/** The desk's promise to keep a time for a while. */
export interface Hold {
  hold: string;
  /** ISO 8601. */
  expires: string;
}

/** What one element passes on to another. */
export interface Choice {
  slot: Slot;
  timeZone: string;
}

/** Milliseconds that the desk has to answer. */
const TIMEOUT = 15_000;

/** The most that the desk gives at once is 62. */
export const DAYS_AT_ONCE = 31;

/**
 * The address beside that of leads: `/api/requests/larkspur` has `/api/slots/larkspur`.
 * @returns undefined for an endpoint that is no lead desk's.
 */
export function deskAddress(endpoint: string | undefined, what: 'slots' | 'holds'): string | undefined {
  const [, before, firm] = /^([^?#]*\/api\/)requests(\/[^/?#]+)?$/.exec(endpoint ?? '') ?? [];
  return before && `${before}${what}${firm ?? ''}`;
}

/**
 * The address with times beside that of leads: a lead desk's, or that of the WordPress plugin, whose times are wishes.
 * @returns undefined for an endpoint that is neither's.
 */
export const timesAddress = (endpoint: string | undefined): string | undefined =>
  deskAddress(endpoint, 'slots') ??
  (pluginLeads.test(endpoint ?? '') ? endpoint?.replace(pluginLeads, '$1$2wishes') : undefined);

/** The route of the plugin that receives leads, in a path or a query, or its action of admin-ajax.php. */
const pluginLeads = /([/=]biosystem\/v1\/)leads\/?$|([?&]action=biosystem_)lead$/;

/**
 * The times from a day on. Where WordPress passes leads on to a lead desk, they are the desk's; its own wishes stand in where the desk
 * has none for this page.
 * @param from left out: from today on.
 * @returns `none` where nothing can be booked. @throws where the desk cannot be reached, or answers something else.
 */
export async function fetchDays(
  endpoint: string | undefined,
  { kind, services = [], zip }: Wish,
  from?: string,
): Promise<OfferedDays | 'none'> {
  const address = timesAddress(endpoint);
  if (!address) return 'none';
  const query = new URLSearchParams({ kind, days: String(DAYS_AT_ONCE) });
  for (const service of services) query.append('service', service);
  for (const [name, value] of Object.entries({ zip, from })) if (value) query.set(name, value);
  const response = await ask(`${address}${address.includes('?') ? '&' : '?'}${query}`);
  if (response.status === 404) return 'none';
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  const { desk } = Object(answer) as Record<string, unknown>;
  if (typeof desk === 'string' && keepsTimes(desk)) {
    const own = await fetchDays(desk, { kind, services, zip }, from).catch(() => 'none' as const);
    if (own !== 'none') return own;
  }
  return { ...readDays(answer), source: endpoint };
}

/** Whether an endpoint is a lead desk's, which keeps and books times. */
export const keepsTimes = (endpoint: string | undefined): boolean =>
  deskAddress(endpoint, 'holds') !== undefined;

/**
 * Has a time kept.
 * @returns `taken` where somebody else has it. @throws where that is not known.
 */
export async function holdSlot(
  endpoint: string | undefined,
  { services: service, ...wish }: Wish,
  { start }: Pick<Slot, 'start'>,
): Promise<Hold | 'taken'> {
  const address = deskAddress(endpoint, 'holds');
  if (!address) throw new Error('no desk');
  // Plain text needs no preflight.
  const response = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: toJson({ start, ...wish, ...(service && { service }) }),
  });
  if (response.status === 409) return 'taken';
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isHold(answer)) throw new Error(`status ${response.status}`);
  return { hold: answer.hold, expires: answer.expires };
}

export function isHold(value: unknown): value is Hold {
  const { hold, expires } = Object(value) as Record<string, unknown>;
  return typeof hold === 'string' && isInstant(expires);
}

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });

/** @throws where it is no answer of a lead desk. */
export function readDays(answer: unknown): Days {
  const { timeZone, days } = Object(answer) as Record<string, unknown>;
  if (typeof timeZone !== 'string' || !Array.isArray(days)) throw new Error('no answer of a lead desk');
  // Throws for a zone that this browser does not know.
  Intl.DateTimeFormat('en', { timeZone });
  return {
    timeZone,
    days: days.flatMap((entry: unknown): Day[] => {
      const { date, slots } = Object(entry) as Record<string, unknown>;
      if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !Array.isArray(slots)) return [];
      return [{ date, slots: slots.flatMap(readSlot) }];
    }),
  };
}

function readSlot(entry: unknown): Slot[] {
  const { start, end, state } = Object(entry) as Record<string, unknown>;
  return isInstant(start) && isInstant(end)
    ? [{ start, end, state: state === 'request' || state === 'wish' ? state : 'free' }]
    : [];
}

/** A choice that one element has stored for another; undefined where it is none. @throws for an unknown time zone. */
export function readChoice(stored: unknown): Choice | undefined {
  const { slot: given, timeZone } = Object(stored) as Record<string, unknown>;
  const [slot] = readSlot(given);
  return slot && { slot, timeZone: readDays({ timeZone, days: [] }).timeZone };
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
