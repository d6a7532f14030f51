import { beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '../../domain/leadSchema';
import { OUTBOX_FLAG } from '../../leads/outboxFlag';
import { OUTCOMES_KEY } from '../../page/storageKeys';
import '../../testing/mount';
import { queuedLead } from '../../testing/queuedLead';
import type { LeadOutcome } from '../spec';
import { dropOutcome, followOutcomes, recordOutcome } from './outcomes';

const lead = queuedLead({ id: 'a', kind: 'estimate' });
const outcome = { id: 'a', status: 'delivered', timestamp: lead.timestamp };

/** A form that shows this lead as queued, and what it was told. */
function form({
  queued = '',
  kind = 'estimate',
  isShown = () => true,
}: {
  queued?: string;
  kind?: Lead['kind'];
  isShown?: () => boolean;
} = {}) {
  const element = document.createElement('bio-estimator');
  document.body.append(element);
  const settled: LeadOutcome[] = [];
  const notices: LeadOutcome[] = [];
  const lose = vi.fn<(isKnown: (id: string) => boolean) => void>();
  const passOn = followOutcomes(element, {
    kind,
    settle: (one) => one.id === queued && isShown() && settled.push(one) > 0,
    notify: (one) => isShown() && notices.push(one) > 0,
    lose,
  });
  return { element, settled, notices, lose, passOn };
}

/** As if another tab had written it. */
function writeElsewhere(value: unknown): void {
  localStorage.setItem(OUTCOMES_KEY, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key: OUTCOMES_KEY }));
}

beforeEach(() => localStorage.setItem(OUTBOX_FLAG, '1'));

test('the form that shows the lead as queued is told, and no other', () => {
  const other = form();
  const own = form({ queued: 'a' });
  recordOutcome(lead, { status: 'delivered' });
  expect(own.settled).toMatchObject([outcome]);
  expect([...other.notices, ...own.notices]).toEqual([]);
});

test('without that form another one of the kind is told, and only once over all pages', () => {
  const one = form();
  const two = form();
  const contact = form({ kind: 'contact' });
  recordOutcome(lead, { status: 'failed' });
  expect(one.notices).toMatchObject([{ ...outcome, status: 'failed' }]);
  const later = form();
  later.passOn();
  expect(one.notices).toHaveLength(1);
  expect([...two.notices, ...contact.notices, ...later.notices]).toEqual([]);
});

test('an outcome of an earlier page waits for a form, and until that is shown', () => {
  recordOutcome(lead, { status: 'delivered' });
  let shown = false;
  const hidden = form({ isShown: () => shown });
  expect(hidden.notices).toEqual([]);
  shown = true;
  hidden.passOn();
  expect(hidden.notices).toMatchObject([outcome]);
});

test('a form that shows the lead as queued learns what another tab has told already', () => {
  const own = form({ queued: 'a' });
  writeElsewhere([{ ...outcome, kind: 'estimate', told: true }]);
  expect(own.settled).toMatchObject([outcome]);
  expect(own.notices).toEqual([]);
});

test('a lead that is sent again has no outcome', () => {
  recordOutcome(lead, { status: 'failed' });
  dropOutcome('a');
  expect(form({ queued: 'a' }).settled).toEqual([]);
});

test('a form that is not in the document is not told', () => {
  const removed = form();
  removed.element.remove();
  recordOutcome(lead, { status: 'delivered' });
  expect(removed.notices).toEqual([]);
});

test('only where nothing is queued any more, a form learns that its lead is lost', () => {
  expect(form().lose).not.toHaveBeenCalled();
  recordOutcome(lead, { status: 'delivered' });
  localStorage.removeItem(OUTBOX_FLAG);
  const { lose } = form();
  expect(lose).toHaveBeenCalledOnce();
  const [isKnown] = lose.mock.lastCall ?? [];
  expect([isKnown?.(lead.id), isKnown?.('another')]).toEqual([true, false]);
});

test('the last 20 outcomes are stored', () => {
  for (let index = 0; index < 25; index++)
    recordOutcome({ ...lead, id: `lead ${index}` }, { status: 'delivered' });
  const stored = JSON.parse(localStorage.getItem(OUTCOMES_KEY) ?? '') as { id: string }[];
  expect(stored.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `lead ${index + 5}`));
});

test.each([
  '{',
  'null',
  '7',
  '{"a":1}',
  '[null,7,"a",[],{}]',
  '[{"id":"a","kind":"estimate","status":"delivered","timestamp":"x"}]',
])('what another script has stored counts as nothing: %s', (text) => {
  localStorage.setItem(OUTCOMES_KEY, text);
  expect(form().notices).toEqual([]);
});

test('where storage is full or blocked, the page itself still learns it', () => {
  const own = form({ queued: 'a' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordOutcome(lead, { status: 'delivered' });
  expect(own.settled).toMatchObject([outcome]);
});
