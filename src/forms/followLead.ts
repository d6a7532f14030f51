import type { LeadOutcome, WidgetTools } from '../element/spec';
import type { FormState } from './formState';

interface QueuedForm {
  get: () => Pick<FormState<string>, 'status' | 'leadId'>;
  set: (changes: Pick<Partial<FormState<string>>, 'status' | 'unprompted' | 'notice'>) => void;
}

interface FollowOptions {
  /** Whether the visitor can see the form. Outcomes wait until then. @default always */
  isShown?: () => boolean;
  /** Changes the form for the outcome of its own lead. @default to `sent` or `error` */
  settle?: (outcome: LeadOutcome) => void;
}

/**
 * Lets a form show what becomes of its lead while that is queued, and of leads of its kind that earlier pages queued.
 * @returns to be called when the form is shown, or its lead queued.
 */
export function followLead(
  { get, set }: QueuedForm,
  { followOutcomes }: Pick<WidgetTools, 'followOutcomes'>,
  {
    isShown = () => true,
    settle = ({ status }) => set({ status: status === 'delivered' ? 'sent' : 'error', unprompted: true }),
  }: FollowOptions = {},
): () => void {
  return followOutcomes({
    settle(outcome) {
      const { status, leadId } = get();
      if (status !== 'queued' || outcome.id !== leadId || !isShown()) return false;
      settle(outcome);
      return true;
    },
    notify(outcome) {
      if (!isShown()) return false;
      set({ notice: outcome });
      return true;
    },
    lose(isKnown) {
      const { status, leadId } = get();
      // A closed dialog shows a known outcome when it is opened.
      if (status === 'queued' && !isKnown(leadId)) set({ status: 'editing' });
    },
  });
}
