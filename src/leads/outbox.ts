/** The outbox as pure functions: which leads are queued, when each is retried, and which one gives way. */

import type { Lead } from '../domain/leadSchema';
import { type Delivery, deliveryTimeout } from './deliver';
import { TOKEN_TIMEOUT } from './spamToken';

/**
 * A lead in the outbox; its body is stored beside it, as it will be sent. Times are in milliseconds since 1970.
 *
 * The property names are a storage format: other releases, in other tabs or on the visitor's next page, read and write
 * the same records. Never rename one.
 */
export interface QueuedLead {
  readonly id: string;
  readonly kind: Lead['kind'];
  /** The lead's own timestamp, ISO 8601. */
  readonly timestamp: string;
  /** The lead's own count. Of two revisions of a lead the higher one counts; releases before it wrote none. */
  readonly revision?: number | undefined;
  /** Absolute URL, or `NO_ENDPOINT`. */
  readonly endpoint: string;
  /** Absolute URL of the desk's spam tokens; each attempt fetches a new one. */
  readonly guard?: string | undefined;
  /** Size of the body. */
  readonly bytes: number;
  /** When it was queued. */
  readonly keptAt: number;
  readonly attempts: number;
  /** When the next attempt is due. While `sending`: when the claim of the tab that sends it ends. */
  readonly dueAt: number;
  readonly sending: boolean;
  /** Why the last attempt was unproven. */
  readonly reason?: string;
  /** The HTTP status with which it was refused. A refused lead is retained, and not sent again. */
  readonly refused?: number;
}

/** The outbox after a change, and what its caller wants to know. */
export interface OutboxUpdate<T> {
  leads: readonly QueuedLead[];
  result: T;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds that a lead is retained: 30 days. */
export const OUTBOX_RETENTION = 30 * DAY;
/** How much the outbox holds at most. */
export const outboxLimits = { leads: 200, bytes: 50 * 1024 * 1024 } as const;
/** An endpoint that asks for a longer pause is retried after this time. */
const MAX_RETRY_AFTER = DAY;
const MAX_BACKOFF = HOUR;
const MIN_DELAY = SECOND;

/**
 * Stands for an endpoint that is no address: the lead is stored until a page names a proper one. Earlier releases, in other
 * tabs, cannot send anything to it.
 */
export const NO_ENDPOINT = 'about:no-endpoint';

/** Where a lead is sent, and where its spam token comes from. */
export type Destination = Pick<QueuedLead, 'endpoint' | 'guard'>;

/** The record of a lead that is about to be sent for the first time. */
export function createQueuedLead(
  { id, kind, timestamp, revision }: Pick<Lead, 'id' | 'kind' | 'timestamp' | 'revision'>,
  { endpoint, guard }: Destination,
  bytes: number,
  now: number,
): QueuedLead {
  const dueAt = now + claimDuration(bytes);
  const lead = { id, kind, timestamp, revision, endpoint, guard, bytes };
  return { ...lead, keptAt: now, attempts: 1, dueAt, sending: true };
}

/** Milliseconds after which a tab that claimed a lead counts as closed: longer than an attempt can take. */
const claimDuration = (bytes: number): number => TOKEN_TIMEOUT + deliveryTimeout(bytes) + 5 * SECOND;

/**
 * Adds a lead, or replaces its earlier revision. In a full outbox the oldest refused leads give way.
 * @returns whether this or a later revision of it is queued: false where the outbox is full of leads that are to be sent.
 */
export function enqueue(leads: readonly QueuedLead[], lead: QueuedLead): OutboxUpdate<boolean> {
  const known = leads.find(({ id }) => id === lead.id);
  if (known && known.refused === undefined && (known.revision ?? 0) > (lead.revision ?? 0))
    return { leads, result: true };
  const queued = [...leads.filter((other) => other !== known), lead];
  while (isOverLimit(queued)) {
    const oldest = queued.findIndex(({ refused }) => refused !== undefined);
    if (oldest < 0) return { leads, result: false };
    queued.splice(oldest, 1);
  }
  return { leads: queued, result: true };
}

const isOverLimit = (leads: readonly QueuedLead[]): boolean =>
  leads.length > outboxLimits.leads || leads.reduce((sum, { bytes }) => sum + bytes, 0) > outboxLimits.bytes;

/**
 * Whether a lead may be sent now.
 * @param isNetworkBack a page was opened, or the network may have returned: a lead whose last attempt failed by the network,
 *   or by an endpoint that is no address, skips its backoff.
 */
export function isDue(lead: QueuedLead, now: number, isNetworkBack: boolean): boolean {
  if (lead.refused !== undefined) return false;
  const isUnsent = lead.reason === 'network' || lead.reason === 'endpoint';
  if (isNetworkBack && !lead.sending && isUnsent) return true;
  // A time beyond every possible delay: the clock was set back.
  return lead.dueAt <= now || lead.dueAt > now + MAX_RETRY_AFTER + MAX_BACKOFF;
}

/**
 * Whether an attempt may send the lead as plain text too, where it does not get through as JSON. Nobody can tell an endpoint
 * that is out of reach from one that gets the lead so, with an answer that the page may not read: there, each attempt would
 * be another copy.
 * @param attempts how many there were, with this one.
 */
export const mayUsePlainText = (attempts: number): boolean => Number.isInteger(Math.log2(attempts));

/** When the next lead is due; undefined where none is to be sent. */
export function nextDue(leads: readonly QueuedLead[]): number | undefined {
  const times = leads.filter(({ refused }) => refused === undefined).map(({ dueAt }) => dueAt);
  return times.length ? Math.min(...times) : undefined;
}

/**
 * Marks a due lead as being sent, so that no other tab sends it.
 * @param named where a lead is sent from now on whose own endpoint is no address.
 * @returns the lead; undefined where it is not due.
 */
export function claim(
  leads: readonly QueuedLead[],
  id: string,
  now: number,
  isNetworkBack: boolean,
  named?: Destination,
): OutboxUpdate<QueuedLead | undefined> {
  const lead = leads.find((one) => one.id === id);
  if (!lead || !isDue(lead, now, isNetworkBack)) return { leads, result: undefined };
  const dueAt = now + claimDuration(lead.bytes);
  const to = lead.endpoint === NO_ENDPOINT ? named : undefined;
  const claimed = { ...lead, ...to, sending: true, attempts: to ? 1 : lead.attempts + 1, dueAt };
  return { leads: leads.map((one) => (one === lead ? claimed : one)), result: claimed };
}

/** Removes the revision that was sent; a later one stays. */
export const dequeue = (leads: readonly QueuedLead[], sent: QueuedLead): readonly QueuedLead[] =>
  leads.filter((lead) => !isSameRevision(lead, sent));

/** Whether the revision that was sent is queued: it may be sent already, or a later one in its place. */
export const hasRevision = (leads: readonly QueuedLead[], sent: QueuedLead): boolean =>
  leads.some((lead) => isSameRevision(lead, sent));

/** Marks the revision that was sent as refused; a later one stays as it is. */
export const markRefused = (
  leads: readonly QueuedLead[],
  sent: QueuedLead,
  httpStatus: number,
): readonly QueuedLead[] =>
  leads.map((lead) => (isSameRevision(lead, sent) ? { ...lead, sending: false, refused: httpStatus } : lead));

/**
 * Sets the time of the next attempt after an unproven one. A `Retry-After` holds for all leads of that endpoint.
 * @param random from 0 to 1.
 */
export function scheduleRetry(
  leads: readonly QueuedLead[],
  sent: QueuedLead,
  { reason, retryAfter }: Extract<Delivery, { status: 'unproven' }>,
  now: number,
  random: number,
): readonly QueuedLead[] {
  return leads.map((lead) => {
    if (isSameRevision(lead, sent))
      return { ...lead, sending: false, reason, dueAt: now + retryDelay(lead.attempts, retryAfter, random) };
    const isPaused =
      retryAfter !== undefined &&
      lead.endpoint === sent.endpoint &&
      !lead.sending &&
      lead.refused === undefined;
    // The reason must not stay "network": a returning network would skip the pause.
    return isPaused
      ? { ...lead, reason, dueAt: Math.max(lead.dueAt, now + retryDelay(0, retryAfter, random)) }
      : lead;
  });
}

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, added to what the endpoint asked for.
 * @param attempts how many there were.
 * @param retryAfter in seconds. @default 0
 * @param random from 0 to 1.
 */
export function retryDelay(attempts: number, retryAfter: number | undefined, random: number): number {
  const backoff = random * Math.min(MAX_BACKOFF, 5 * SECOND * 2 ** attempts);
  return Math.max(MIN_DELAY, Math.min(MAX_RETRY_AFTER, (retryAfter ?? 0) * SECOND) + backoff);
}

/** Removes the leads whose retention is over. @returns them. */
export function expire(leads: readonly QueuedLead[], now: number): OutboxUpdate<readonly QueuedLead[]> {
  const expired = leads.filter(({ keptAt }) => now - keptAt > OUTBOX_RETENTION);
  return {
    leads: expired.length ? leads.filter((lead) => !expired.includes(lead)) : leads,
    result: expired,
  };
}

const isSameRevision = (one: QueuedLead, other: QueuedLead): boolean =>
  one.id === other.id && one.revision === other.revision && one.timestamp === other.timestamp;
