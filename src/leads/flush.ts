import { type Delivery, deliver, sizeOf } from './deliver';
import { withToken } from './guard';
import {
  claim,
  type Destination,
  expire,
  type KeptLead,
  keep,
  newlyKept,
  nextDue,
  postpone,
  refuse,
  remove,
} from './outbox';
import { createDeviceShelf, createMemoryShelf, type Shelf } from './outboxStore';
import type { Lead } from './schema';

/** How a lead fared that was kept before it was sent. */
export type SentLead =
  | Delivery
  /** Nothing proves that it arrived, but it is kept on the device and will be sent again. */
  | { status: 'queued'; reason: string };

/** Who is told how the leads fared that were sent again. */
export interface FlushListener {
  sent: (lead: KeptLead) => void;
  refused: (lead: KeptLead, refusal: Extract<Delivery, { status: 'refused' }>) => void;
  /** It was kept for as long as leads are kept, and never arrived. */
  expired: (lead: KeptLead) => void;
}

/** Held by the tab that sends what is due. Where there are no locks, tabs share the leads between them. */
const LOCK = 'bio-outbox';

const device = createDeviceShelf();
const memory = createMemoryShelf();

/** Keeps a lead, then sends it. */
export async function keepAndSend(lead: Lead, to: Destination): Promise<SentLead> {
  const body = JSON.stringify(lead);
  const kept = newlyKept(lead, to, sizeOf(body), Date.now());
  const put = (shelf: Shelf) =>
    shelf.change((leads) => keep(leads, kept), { lead: kept, text: body }).catch(() => undefined);

  const onDevice = await put(device);
  const shelf = onDevice === undefined ? memory : device;
  const isKept = onDevice ?? (await put(memory));
  if (!isKept)
    console.error(`The outbox of this device is full: lead ${lead.id} is sent once, and not kept.`);

  const delivery = await attempt(body, to);
  if (delivery.status !== 'unproven') {
    await change(shelf, (leads) => remove(leads, kept));
    return delivery;
  }
  await change(shelf, (leads) => postpone(leads, kept, delivery, Date.now(), Math.random()));
  void schedule();
  return onDevice ? { status: 'queued', reason: delivery.reason } : delivery;
}

const attempt = async (body: string, { endpoint, guard }: Destination): Promise<Delivery> =>
  deliver(await withToken(body, guard), endpoint);

let listener: FlushListener | undefined;

/** Sends what waits, now and whenever there is hope, as long as the page stays. Once a page. */
export function startFlushing(told: FlushListener): void {
  if (listener) return;
  listener = told;
  const hope = () => void flush(true);
  addEventListener('online', hope);
  addEventListener('pageshow', ({ persisted }) => persisted && hope());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hope());
  hope();
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isFlushing = false;
/** Hope came up while leads were being sent. */
let hopeAgain = false;

/** @param fresh as in `isDue`. */
async function flush(fresh: boolean): Promise<void> {
  if (isFlushing) {
    hopeAgain ||= fresh;
    return;
  }
  isFlushing = true;
  clearTimeout(timer);
  try {
    await ifAlone(() => sendDue(device, fresh)).catch(() => {}); // the device keeps nothing
    await sendDue(memory, fresh);
  } finally {
    isFlushing = false;
  }
  const again = hopeAgain;
  hopeAgain = false;
  if (again) await flush(true);
  else await schedule();
}

/** Comes back when the next lead is due; where another tab is at it, to see whether it has done it. */
async function schedule(): Promise<void> {
  const look = (shelf: Shelf) =>
    shelf.change((leads) => ({ leads, result: nextDue(leads) })).catch(() => undefined);
  const times = (await Promise.all([look(device), look(memory)])).filter((time) => time !== undefined);
  if (isFlushing || times.length === 0) return;
  clearTimeout(timer);
  const wait = Math.max(1000, Math.min(...times) - Date.now());
  timer = setTimeout(() => void flush(false), Math.min(wait, 2 ** 31 - 1));
}

async function ifAlone(work: () => Promise<void>): Promise<void> {
  // Only pages served by https have locks.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

async function sendDue(shelf: Shelf, fresh: boolean): Promise<void> {
  const expired = await shelf.change((leads) => expire(leads, Date.now()));
  for (const lead of expired) if (lead.refused === undefined) listener?.expired(lead);
  const ids = await shelf.change((leads) => ({ leads, result: leads.map(({ id }) => id) }));
  for (const id of ids) {
    const lead = await shelf.change((leads) => claim(leads, id, Date.now(), fresh));
    if (lead) await sendAgain(shelf, lead);
  }
}

async function sendAgain(shelf: Shelf, lead: KeptLead): Promise<void> {
  const body = await shelf.body(lead.id);
  if (body === undefined) return; // it has arrived meanwhile
  const delivery = await attempt(body, lead);
  if (delivery.status === 'accepted') {
    await change(shelf, (leads) => remove(leads, lead));
    listener?.sent(lead);
  } else if (delivery.status === 'refused') {
    await change(shelf, (leads) => refuse(leads, lead, delivery.httpStatus));
    listener?.refused(lead, delivery);
  } else {
    await change(shelf, (leads) => postpone(leads, lead, delivery, Date.now(), Math.random()));
  }
}

/** Where it fails, the lead is sent once more than necessary: it has its id. */
const change = (shelf: Shelf, to: (leads: readonly KeptLead[]) => readonly KeptLead[]): Promise<void> =>
  shelf.change((leads) => ({ leads: to(leads), result: undefined })).catch(() => {});
