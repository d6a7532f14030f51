import { type Delivery, patience } from './deliver';
import { TOKEN_PATIENCE } from './guard';
import type { Lead } from './schema';

/** What the outbox knows of a lead that it keeps; the lead itself lies beside it, as it will be sent. Times are in milliseconds since 1970. */
export interface KeptLead {
  readonly id: string;
  readonly kind: Lead['kind'];
  /** Its own time, ISO 8601: of two versions of a lead the later one counts. */
  readonly timestamp: string;
  /** Absolute address. */
  readonly endpoint: string;
  /** Where the desk hands out tokens, absolute; each attempt takes one. */
  readonly guard?: string;
  /** Size of what is sent. */
  readonly bytes: number;
  readonly keptAt: number;
  readonly attempts: number;
  /** When it is to be sent next. While it is being sent: when that tab must have died, and another may send it. */
  readonly dueAt: number;
  readonly sending: boolean;
  /** Why the last attempt proved nothing. */
  readonly reason?: string;
  /** With which status it was refused for good: it is not sent any more. */
  readonly refused?: number;
}

/** What becomes of all kept leads, and what whoever changes them wants to know. */
export interface Changed<T> {
  leads: readonly KeptLead[];
  result: T;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long a lead is kept. */
export const KEPT_FOR = 30 * DAY;
/** What is kept at most. */
export const outboxLimits = { leads: 200, bytes: 50 * 1024 * 1024 } as const;
/** No lead waits longer than that for its next attempt, whatever an endpoint asks for. */
const LONGEST_WAIT = DAY;
const LONGEST_BACKOFF = HOUR;
const SHORTEST_WAIT = SECOND;

/** Where a lead goes. */
export type Destination = Pick<KeptLead, 'endpoint' | 'guard'>;

/** A lead that is about to be sent for the first time. */
export function newlyKept(
  { id, kind, timestamp }: Pick<Lead, 'id' | 'kind' | 'timestamp'>,
  { endpoint, guard }: Destination,
  bytes: number,
  now: number,
): KeptLead {
  const dueAt = now + lease(bytes);
  return { id, kind, timestamp, endpoint, guard, bytes, keptAt: now, attempts: 1, dueAt, sending: true };
}

/** How long one attempt may take before the tab that makes it counts as gone. */
const lease = (bytes: number): number => TOKEN_PATIENCE + patience(bytes) + 5 * SECOND;

/**
 * Takes a lead in. It replaces an earlier version of itself; leads that were refused make room for it.
 * @returns whether it, or a later version of it, is kept: not where the outbox is full.
 */
export function keep(leads: readonly KeptLead[], lead: KeptLead): Changed<boolean> {
  const known = leads.find(({ id }) => id === lead.id);
  if (known && known.refused === undefined && known.timestamp > lead.timestamp)
    return { leads, result: true };
  const kept = [...leads.filter((other) => other !== known), lead];
  while (isOverLimit(kept)) {
    const oldest = kept.findIndex(({ refused }) => refused !== undefined);
    if (oldest < 0) return { leads, result: false };
    kept.splice(oldest, 1);
  }
  return { leads: kept, result: true };
}

const isOverLimit = (leads: readonly KeptLead[]): boolean =>
  leads.length > outboxLimits.leads || leads.reduce((sum, { bytes }) => sum + bytes, 0) > outboxLimits.bytes;

/**
 * Whether a lead may be sent now.
 * @param fresh there is a reason to think that the network is back: what failed only for want of it need not wait.
 */
export function isDue(lead: KeptLead, now: number, fresh: boolean): boolean {
  if (lead.refused !== undefined) return false;
  if (fresh && !lead.sending && lead.reason === 'network') return true;
  // Due far in the future: the clock was set back.
  return lead.dueAt <= now || lead.dueAt > now + LONGEST_WAIT + LONGEST_BACKOFF;
}

/** When a lead is due next, undefined where none waits. */
export function nextDue(leads: readonly KeptLead[]): number | undefined {
  const times = leads.filter(({ refused }) => refused === undefined).map(({ dueAt }) => dueAt);
  return times.length ? Math.min(...times) : undefined;
}

/** Marks a lead as being sent, so that nobody else sends it. @returns it, undefined where it is not due. */
export function claim(
  leads: readonly KeptLead[],
  id: string,
  now: number,
  fresh: boolean,
): Changed<KeptLead | undefined> {
  const lead = leads.find((one) => one.id === id);
  if (!lead || !isDue(lead, now, fresh)) return { leads, result: undefined };
  const claimed = {
    ...lead,
    sending: true,
    attempts: lead.attempts + 1,
    dueAt: now + lease(lead.bytes),
  };
  return { leads: replaced(leads, claimed), result: claimed };
}

/** Lets go of the version that was sent, for it has arrived or somebody was told. A later version stays. */
export const remove = (leads: readonly KeptLead[], sent: KeptLead): readonly KeptLead[] =>
  leads.filter((lead) => !isSame(lead, sent));

/** Keeps it as refused for good. */
export const refuse = (leads: readonly KeptLead[], sent: KeptLead, status: number): readonly KeptLead[] =>
  leads.map((lead) => (isSame(lead, sent) ? { ...lead, sending: false, refused: status } : lead));

/**
 * After an attempt that proved nothing: when it is made again.
 * An endpoint that asks for a pause gets it from all of its leads.
 * @param random from 0 to 1.
 */
export function postpone(
  leads: readonly KeptLead[],
  sent: KeptLead,
  { reason, retryAfter }: Extract<Delivery, { status: 'unproven' }>,
  now: number,
  random: number,
): readonly KeptLead[] {
  return leads.map((lead) => {
    if (isSame(lead, sent))
      return { ...lead, sending: false, reason, dueAt: now + waitFor(lead.attempts, retryAfter, random) };
    if (retryAfter === undefined || lead.sending || lead.endpoint !== sent.endpoint) return lead;
    // Not "network" any more, which a returning network would excuse from waiting.
    const dueAt = Math.max(lead.dueAt, now + waitFor(0, retryAfter, random));
    return lead.refused === undefined ? { ...lead, reason, dueAt } : lead;
  });
}

/** Exponential backoff with full jitter, never sooner than the endpoint asked for. Milliseconds. */
export function waitFor(attempts: number, retryAfter: number | undefined, random: number): number {
  const backoff = random * Math.min(LONGEST_BACKOFF, 5 * SECOND * 2 ** attempts);
  return Math.max(SHORTEST_WAIT, Math.min(LONGEST_WAIT, (retryAfter ?? 0) * SECOND) + backoff);
}

/** Lets go of what was kept too long. @returns those leads. */
export function expire(leads: readonly KeptLead[], now: number): Changed<readonly KeptLead[]> {
  const expired = leads.filter(({ keptAt }) => now - keptAt > KEPT_FOR);
  return {
    leads: expired.length ? leads.filter((lead) => !expired.includes(lead)) : leads,
    result: expired,
  };
}

const isSame = (one: KeptLead, other: KeptLead): boolean =>
  one.id === other.id && one.timestamp === other.timestamp;

const replaced = (leads: readonly KeptLead[], by: KeptLead): readonly KeptLead[] =>
  leads.map((lead) => (lead.id === by.id ? by : lead));
