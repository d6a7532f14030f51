import type { Lead } from '../../domain/leadSchema';
import type { QueuedLead } from '../../leads/outbox';
import { OUTBOX_FLAG } from '../../leads/outboxFlag';
import { toJson } from '../../leads/toJson';
import { attempt } from '../../page/storage';
import { OUTCOMES_KEY, type StoredOutcome } from '../../page/storageKeys';
import type { LeadOutcome, OutcomeListener } from '../spec';
import { bookingOf } from './booking';

/** Only the latest outcomes are stored. */
const LIMIT = 20;

interface Follower extends OutcomeListener {
  kind: Lead['kind'];
}

const followers = new WeakMap<HTMLElement, Follower>();
/** Weak: an element that was removed for good can be collected. */
const elements = new Set<WeakRef<HTMLElement>>();
/** All outcomes, where `localStorage` is blocked or full: other tabs and later pages do not learn of them. */
let unstored: readonly StoredOutcome[] | undefined;

/** Records what became of a queued lead, and passes it on to the widgets of all tabs. */
export function recordOutcome(
  { id, kind, timestamp }: QueuedLead,
  outcome: Pick<LeadOutcome, 'status' | 'estimateMailed' | 'booking'>,
): void {
  const others = readAll().filter((other) => other.id !== id);
  store([...others, { id, kind, timestamp, ...outcome, told: false }]);
  passOn();
}

/** The lead is sent again: what became of it is open. */
export function dropOutcome(id: string): void {
  const others = readAll().filter((outcome) => outcome.id !== id);
  if (others.length < readAll().length) store(others);
}

/** @returns passes the outcomes on again. */
export function followOutcomes(element: HTMLElement, follower: Follower): () => void {
  if (elements.size === 0) {
    addEventListener('storage', ({ key }) => key === OUTCOMES_KEY && passOn());
    addEventListener('pageshow', ({ persisted }) => persisted && passOn());
  }
  followers.set(element, {
    ...follower,
    settle(outcome) {
      const isSettled = follower.settle(outcome);
      if (isSettled) bookingOf(element)?.settled(outcome);
      return isSettled;
    },
  });
  elements.add(new WeakRef(element));
  passOn();
  if (!hasQueuedLeads()) follower.lose((id) => readAll().some((outcome) => outcome.id === id));
  return passOn;
}

const hasQueuedLeads = (): boolean => attempt(() => OUTBOX_FLAG in localStorage) ?? false;

function passOn(): void {
  const listeners = followersInPage();
  for (const outcome of readAll()) {
    const ofKind = listeners.filter(({ kind }) => kind === outcome.kind);
    const isSettled = ofKind.some(({ settle }) => settle(outcome));
    if (!outcome.told && (isSettled || ofKind.some(({ notify }) => notify(outcome))))
      store(readAll().map((other) => (other.id === outcome.id ? { ...other, told: true } : other)));
  }
}

const followersInPage = (): Follower[] =>
  [...elements].flatMap((ref) => {
    const element = ref.deref();
    if (!element) elements.delete(ref);
    const follower = element?.isConnected && followers.get(element);
    return follower ? [follower] : [];
  });

function store(outcomes: readonly StoredOutcome[]): void {
  const latest = outcomes.slice(-LIMIT);
  unstored = latest;
  attempt(() => {
    localStorage.setItem(OUTCOMES_KEY, toJson(latest));
    unstored = undefined;
  });
}

function readAll(): readonly StoredOutcome[] {
  if (unstored) return unstored;
  const outcomes = attempt((): unknown => JSON.parse(localStorage.getItem(OUTCOMES_KEY) ?? '[]'));
  return Array.isArray(outcomes) ? outcomes.filter(isOutcome) : [];
}

const isOutcome = (outcome: Partial<StoredOutcome> | null): outcome is StoredOutcome =>
  typeof outcome?.id === 'string' &&
  typeof outcome.kind === 'string' &&
  (outcome.status === 'delivered' || outcome.status === 'failed') &&
  !Number.isNaN(Date.parse(String(outcome.timestamp)));
