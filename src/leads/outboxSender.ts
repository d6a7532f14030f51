/** Sends leads by way of the outbox: each is queued before its first attempt, and retried until its delivery is proven. */

import type { Lead } from '../domain/leadSchema';
import type { Booking } from './booking';
import { type Delivery, deliver, type OutgoingLead, sizeOf } from './deliver';
import {
  claim,
  createQueuedLead,
  type Destination,
  dequeue,
  enqueue,
  expire,
  hasRevision,
  markRefused,
  mayUsePlainText,
  NO_ENDPOINT,
  nextDue,
  type QueuedLead,
  scheduleRetry,
} from './outbox';
import { OUTBOX_DATABASE } from './outboxFlag';
import { createDeviceStorage, createMemoryStorage, type OutboxStorage } from './outboxStorage';
import { withToken } from './spamToken';
import { toJson } from './toJson';

/** The result of the first attempt. */
export type SendResult =
  | Delivery
  /** The delivery is unproven; the lead is stored on the device and will be retried. */
  | { status: 'queued'; reason: string };

/** Receives the results of retries. */
export interface RetryListener {
  sent: (lead: QueuedLead) => void;
  refused: (lead: QueuedLead, refusal: Extract<Delivery, { status: 'refused' }>) => void;
  /** The retention is over, and its delivery was never proven. */
  expired: (lead: QueuedLead) => void;
  /** Called before the others for a lead that was queued on the device, unless a later revision of it is. */
  settled: (
    lead: QueuedLead,
    outcome: { status: 'delivered' | 'failed'; estimateMailed?: true; booking?: Booking },
  ) => void;
}

/** The Web Lock of the tab that retries. Without Web Locks the claims alone keep two tabs from sending the same lead. */
const LOCK = OUTBOX_DATABASE;
/** Milliseconds: the longest delay of `setTimeout`. */
const MAX_TIMEOUT = 2 ** 31 - 1;
/** Milliseconds between two checks of the outbox. */
const MIN_INTERVAL = 1000;

const device = createDeviceStorage();
const memory = createMemoryStorage();

/** Queues a lead, then makes the first attempt. Never throws. */
export async function queueAndSend(lead: Lead, to: Destination): Promise<SendResult> {
  const body = toJson(lead);
  const queued = createQueuedLead(lead, to, sizeOf(body), Date.now());
  const store = (storage: OutboxStorage) =>
    storage.update((leads) => enqueue(leads, queued), { lead: queued, text: body }).catch(() => undefined);

  const isOnDevice = await store(device);
  const storage = isOnDevice === undefined ? memory : device;
  const isQueued = isOnDevice ?? (await store(memory));
  if (!isQueued)
    console.error(`The outbox of this device is full: lead ${lead.id} is sent once, and not stored.`);

  const delivery = await attempt({ id: lead.id, body }, to, queued.attempts);
  if (delivery.status !== 'unproven') {
    await update(storage, queued, dequeue);
    return delivery;
  }
  await update(storage, queued, (leads) => scheduleRetry(leads, queued, delivery, Date.now(), Math.random()));
  void setRetryTimer();
  return isOnDevice ? { status: 'queued', reason: delivery.reason } : delivery;
}

/** @param attempts how many there were, with this one. */
async function attempt(
  { id, body }: OutgoingLead,
  { endpoint, guard }: Destination,
  attempts: number,
): Promise<Delivery> {
  if (endpoint === NO_ENDPOINT) return { status: 'unproven', reason: 'endpoint' };
  const lead = { id, body: await withToken(body, guard) };
  return deliver(lead, endpoint, { mayUsePlainText: mayUsePlainText(attempts) });
}

let listener: RetryListener | undefined;
/** What the page names for leads whose own endpoint is no address. */
let findDestination: (kind: Lead['kind']) => Destination | undefined = () => undefined;

/**
 * Retries queued leads from now on: when they are due, and whenever the network may be back (the page is opened, comes
 * online, becomes visible or returns from the back/forward cache). Only the first call of a page has an effect.
 * @param find where the page sends leads of a kind now: for those whose own endpoint is no address.
 */
export function startRetrying(find: typeof findDestination, to: RetryListener): void {
  if (listener) return;
  listener = to;
  findDestination = find;
  const onTrigger = () => void retryDueLeads(true);
  addEventListener('online', onTrigger);
  addEventListener('DOMContentLoaded', onTrigger); // a page that is not yet parsed names no endpoint
  addEventListener('pageshow', ({ persisted }) => persisted && onTrigger());
  addEventListener('visibilitychange', () => isVisible() && onTrigger());
  onTrigger();
}

/** An element of the page that is named `visibilityState` hides the property on `document` itself. */
const isVisible = () => Reflect.get(Document.prototype, 'visibilityState', document) === 'visible';

let timer: ReturnType<typeof setTimeout> | undefined;
let isRetrying = false;
/** A trigger came during a retry. */
let isTriggered = false;

/** @param isNetworkBack as in `isDue`. */
async function retryDueLeads(isNetworkBack: boolean): Promise<void> {
  if (isRetrying) {
    isTriggered ||= isNetworkBack;
    return;
  }
  isRetrying = true;
  clearTimeout(timer);
  try {
    await withLock(() => retryFrom(device, isNetworkBack)).catch(() => {}); // no storage on this device
    await retryFrom(memory, isNetworkBack);
  } finally {
    isRetrying = false;
  }
  if (isTriggered) {
    isTriggered = false;
    await retryDueLeads(true);
  } else await setRetryTimer();
}

/** Checks again when the next lead is due. Where another tab has claimed that lead, its claim has ended by then. */
async function setRetryTimer(): Promise<void> {
  const read = (storage: OutboxStorage) =>
    storage.update((leads) => ({ leads, result: nextDue(leads) })).catch(() => undefined);
  const times = (await Promise.all([read(device), read(memory)])).filter((time) => time !== undefined);
  if (isRetrying || times.length === 0) return;
  clearTimeout(timer);
  const delay = Math.max(MIN_INTERVAL, Math.min(...times) - Date.now());
  timer = setTimeout(() => void retryDueLeads(false), Math.min(delay, MAX_TIMEOUT));
}

/** Does nothing where another tab holds the lock. Web Locks exist only in secure contexts. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

async function retryFrom(storage: OutboxStorage, isNetworkBack: boolean): Promise<void> {
  const expired = await storage.update((leads) => expire(leads, Date.now()));
  for (const lead of expired) {
    if (lead.refused !== undefined) continue;
    if (storage === device) listener?.settled(lead, { status: 'failed' });
    listener?.expired(lead);
  }
  const queued = await storage.update((leads) => ({ leads, result: leads }));
  for (const { id, kind } of queued) {
    const named = findDestination(kind);
    const lead = await storage.update((leads) => claim(leads, id, Date.now(), isNetworkBack, named));
    if (lead) await retry(storage, lead);
  }
}

async function retry(storage: OutboxStorage, lead: QueuedLead): Promise<void> {
  const body = await storage.readBody(lead.id);
  if (body === undefined) return; // delivered meanwhile
  const delivery = await attempt({ id: lead.id, body }, lead, lead.attempts);
  if (delivery.status === 'accepted') {
    const isLatest = await update(storage, lead, dequeue);
    if (isLatest && storage === device) listener?.settled(lead, { ...delivery, status: 'delivered' });
    listener?.sent(lead);
  } else if (delivery.status === 'refused') {
    const isLatest = await update(storage, lead, (leads) => markRefused(leads, lead, delivery.httpStatus));
    if (isLatest && storage === device) listener?.settled(lead, { status: 'failed' });
    listener?.refused(lead, delivery);
  } else {
    await update(storage, lead, (leads) => scheduleRetry(leads, lead, delivery, Date.now(), Math.random()));
  }
}

/**
 * Changes the outbox for a lead that was sent. A failure is ignored: the lead is then sent once more than necessary, and
 * the endpoint knows its id.
 * @returns whether it was still queued: false where it gave way to a later revision.
 */
const update = (
  storage: OutboxStorage,
  sent: QueuedLead,
  change: (leads: readonly QueuedLead[], sent: QueuedLead) => readonly QueuedLead[],
): Promise<boolean> =>
  storage
    .update((leads) => ({ leads: change(leads, sent), result: hasRevision(leads, sent) }))
    .catch(() => true);
