import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PartialDraft, WidgetTools } from '../../element/spec';
import { newLeadId } from '../../leads/id';
import type { Agreement } from '../../ui/AgreeBox';
import { back, createStepper, isLast, next, type Stepper } from '../../wizard/stepper';
import { emptyFields, fieldNames, fieldRules, firstTooLong, missingIn, type QuoteField } from './fields';
import { type QuoteDraft, quoteLead } from './lead';
import { checkedItems, type Step, steps } from './offer';
import { type QuoteBuilderSpec, spec } from './quote-builder.element';
import { readSaved, writeSaved } from './saved';

/** Milliseconds after a move in which Complete Quote takes no press: it stands where Next stood, which was meant. */
const PAUSE = 400;

/** Everything that a quote is made of; a reset brings all of it back to this. */
const blank = {
  step: 'client' as Step,
  phase: 'filling' as 'filling' | 'submitting' | 'error' | 'done',
  fields: emptyFields,
  /** Ids of the checked items. */
  checked: [] as readonly string[],
  approved: false,
  /** That the quote may be used although it was not sent. */
  mayContact: undefined as Agreement | undefined,
  padOpen: false,
  /** The drawn signature, a PNG as `data:` address. */
  drawing: undefined as string | undefined,
  /** The quote as it was sent, and when (ISO 8601): what the confirmation and the print show. */
  sent: undefined as { lead: QuoteDraft; at: string } | undefined,
  /** How often completing was tried in vain: the view goes to what is wrong each time. */
  refusals: 0,
  /** Moves from step to step: the view takes the focus along each time. */
  moves: 0,
};

export interface QuoteState extends Readonly<typeof blank> {
  /** Of the lead that the quote is to become: the same however often it is sent, over reloads too. */
  leadId: string;
  type: (field: QuoteField, value: string) => void;
  check: (id: string, checked: boolean) => void;
  approve: (approved: boolean) => void;
  allowContact: (agreement: Agreement | undefined) => void;
  /** Opens the drawing area, or closes it and forgets the drawing. */
  openPad: (open: boolean) => void;
  draw: (drawing: string | undefined) => void;
  next: () => void;
  previous: () => void;
  /** Sends the quote, once however often it is called meanwhile. */
  complete: () => Promise<void>;
  /** Forgets everything and starts over. */
  reset: () => void;
  /** The same, for somebody who stays at it. */
  again: () => void;
  start: () => void;
  restore: (typed: FormData) => void;
  partial: () => PartialDraft | undefined;
}

/** Every state and transition of the quote builder. */
export function createQuoteStore(tools: WidgetTools<QuoteBuilderSpec>): StoreApi<QuoteState> {
  let movedAt = Number.NEGATIVE_INFINITY;

  const store = createStore<QuoteState>((set, get) => {
    const tellStep = (step: Step) => {
      const detail = {
        tag: spec.tag,
        step: steps.indexOf(step) + 1,
        label: tools.settings().texts.quote.steps[step].label,
      };
      tools.emit('bio-step', detail);
      tools.track('step', detail);
    };

    const move = (to: Step) => {
      movedAt = performance.now();
      set({ step: to, moves: get().moves + 1 });
      tellStep(to);
    };

    const follow = (stepper: Stepper<Step>) => {
      const { step, phase } = get();
      if (stepper.current === step || phase === 'submitting' || phase === 'done') return;
      set({ phase: 'filling' });
      move(stepper.current);
    };

    /** Somebody is at work on this step: an error is answered, and Complete Quote is meant. */
    const atWork = () => {
      movedAt = Number.NEGATIVE_INFINITY;
      return get().phase === 'error' ? { phase: 'filling' as const } : {};
    };

    const draft = () => {
      const { leadId, fields, checked, drawing } = get();
      const items = checkedItems(tools.settings().facts.quote, checked);
      return quoteLead({ id: leadId, fields, items, drawing });
    };

    const startOver = () => set({ ...blank, leadId: newLeadId() });

    return {
      ...blank,
      leadId: newLeadId(),

      type: (field, value) => set({ ...atWork(), fields: { ...get().fields, [field]: value } }),

      check(id, checked) {
        const others = get().checked.filter((other) => other !== id);
        set({ checked: checked ? [...others, id] : others });
      },

      approve: (approved) => set({ ...atWork(), approved }),

      allowContact: (mayContact) => set({ mayContact }),

      openPad: (padOpen) => set({ padOpen, drawing: undefined }),

      draw: (drawing) => set({ drawing }),

      next: () => follow(next(createStepper(steps, get().step), () => true)),

      previous: () => follow(back(createStepper(steps, get().step))),

      async complete() {
        const { leadId, phase, step, fields, refusals } = get();
        if (phase === 'submitting' || phase === 'done' || !isLast(createStepper(steps, step))) return;
        if (performance.now() - movedAt < PAUSE) return;
        const tooLong = firstTooLong(fields);
        if (missingIn(get()) || tooLong) {
          set({ phase: 'filling', refusals: refusals + 1 });
          if (!missingIn(get()) && tooLong && fieldRules[tooLong].step !== step)
            move(fieldRules[tooLong].step);
          return;
        }
        const lead = draft();
        set({ phase: 'submitting' });
        const result = await tools.sendLead(lead);
        if (leadId !== get().leadId) return; // reset meanwhile: the builder speaks of another quote now
        const failed = result.status === 'refused' || result.status === 'unproven';
        set(failed ? { phase: 'error' } : { phase: 'done', sent: { lead, at: new Date().toISOString() } });
      },

      partial() {
        const { approved, mayContact } = get();
        return mayContact && { ...draft(), signatureImage: undefined, approved, mayContact };
      },

      reset() {
        const { step } = get();
        startOver();
        if (step !== 'client') tellStep('client');
      },

      again() {
        startOver();
        move('client');
      },

      start() {
        const saved = readSaved(tools.session);
        store.subscribe((state, before) =>
          writeSaved(
            tools.session,
            state,
            before.phase === 'done' ? undefined : before,
            state.phase === 'done',
          ),
        );
        if (saved) set(saved);
      },

      restore(typed) {
        for (const field of fieldNames) {
          const value = typed.get(field);
          if (typeof value === 'string' && value !== '') get().type(field, value);
        }
      },
    };
  });
  return store;
}
