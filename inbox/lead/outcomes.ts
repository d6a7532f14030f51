/** What came of a call: it is stored, and the next one who is to be called is opened. */
import { createStore } from 'zustand/vanilla';
import type { LeadSummary } from '../../server/inbox/listLeads';
import type { LeadState } from '../../src/domain/leadStates';
import { leadHref } from '../app/route';
import { isCalling, nextAfter } from '../leads/callOrder';
import { listStore } from '../leads/listStore';
import { hasFailed, leaveLead, openLead } from './openedLeads';
import { afterNoAnswer } from './snooze';

export type Outcome =
  | { kind: Exclude<LeadState, 'new'> }
  | { kind: 'noAnswer' }
  | { kind: 'later'; until: Date };

type Called = Pick<LeadSummary, 'id' | 'name' | 'state' | 'snoozedUntil'>;

interface Settled {
  lead: Called;
  outcome: Outcome;
}

/** What was settled last, to be undone. */
export const settledStore = createStore<{ settled: Settled | undefined }>(() => ({ settled: undefined }));

/** Stores what came of a call. What cannot be stored is said wherever somebody is by then. */
function store({ id }: Called, outcome: Outcome): Promise<void> {
  const lead = openLead(id).getState();
  if (outcome.kind === 'noAnswer') return lead.snooze(afterNoAnswer(new Date()), true);
  if (outcome.kind === 'later') return lead.snooze(outcome.until);
  return lead.setState(outcome.kind);
}

/** @param isOpen whether the lead is what is looked at: then the next one is, at once */
export function settle(lead: Called, outcome: Outcome, isOpen: boolean): void {
  const next = nextAfter(listStore.getState().leads, lead.id);
  const finish = async () => {
    await store(lead, outcome);
    const isFailed = hasFailed(lead.id);
    if (isFailed && settledStore.getState().settled?.lead === lead) forgetSettled();
    // What failed is said until somebody has looked at the lead.
    if (!isFailed && !isOpen) leaveLead(lead.id);
  };
  void finish();
  settledStore.setState({ settled: { lead, outcome } });
  // Going back leads to the list, not to who was called before.
  if (isOpen && isCalling()) location.replace(next === undefined ? '#leads' : leadHref(next));
}

export const forgetSettled = (): void => settledStore.setState({ settled: undefined });

/** As it was before, and looked at. */
export function undo(): void {
  const { settled } = settledStore.getState();
  forgetSettled();
  if (!settled) return;
  const { id, state, snoozedUntil } = settled.lead;
  const lead = openLead(id).getState();
  void lead.setState(state);
  if (snoozedUntil !== undefined) void lead.snooze(new Date(snoozedUntil));
  location.replace(leadHref(id));
}
