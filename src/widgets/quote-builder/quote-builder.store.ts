import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PrefillableState, WidgetTools } from '../../element/spec';
import { followLead } from '../../forms/followLead';
import {
  emptyForm,
  type FormActions,
  type FormState,
  prefillableFields,
  restoreFields,
  sendLead,
  statusAfter,
  validateForm,
} from '../../forms/formState';
import { fileIn, noPhotos, type PhotosActions, type PhotosState, photosActions } from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { answersTo, answerWords } from '../../forms/questions/questions';
import { leftStep, reportStep, type ShownStep } from '../../forms/wizard/reportStep';
import { back, createStepper, goTo, isLast, later, next, type Stepper } from '../../forms/wizard/stepper';
import { isReachable } from '../../leads/reachable';
import { readDraft, writeDraft } from './draft';
import { fieldsIn, missingIn, type QuoteField, quoteFields, rulesFor, shownErrors } from './fields';
import { type PrintedQuote, type QuoteLead, quoteLead } from './lead';
import { type Step, selectedItems, steps } from './offer';
import { type QuoteBuilderSpec, spec } from './quote-builder.element';

export interface QuoteState
  extends FormState<QuoteField>,
    FormActions<QuoteField>,
    PhotosState,
    PhotosActions,
    PrefillableState {
  step: Step;
  /** The furthest step that was shown. */
  reached: Step;
  /** How often the step changed: the view moves the focus each time. */
  stepChanges: number;
  /** Ids of the selected items. */
  selected: readonly string[];
  approved: boolean;
  /** Whether the signed quote came back for a phone number or an email address. */
  contactAsked: boolean;
  padOpen: boolean;
  /** The drawn signature, a PNG as `data:` URL. */
  drawing: string | undefined;
  /** The quote as it was sent or queued, and when (ISO 8601), for the confirmation and the print. */
  sent: { lead: QuoteLead; at: string } | undefined;
  /** The quote as it stands, for the print. */
  printedDraft: () => PrintedQuote;
  select: (id: string, isSelected: boolean) => void;
  approve: (approved: boolean) => void;
  /** Opens the drawing area, or closes it and removes the drawing. */
  openPad: (open: boolean) => void;
  draw: (drawing: string | undefined) => void;
  next: () => void;
  back: () => void;
  /** To a step that was shown before. */
  goTo: (step: Step) => void;
  /** Starts over, for somebody who stays: the focus follows. */
  startNew: () => void;
  start: () => void;
}

/** Everything that a reset brings back. */
const emptyQuote = () => ({
  ...emptyForm<QuoteField>(quoteFields),
  ...noPhotos,
  step: 'client' as Step,
  reached: 'client' as Step,
  stepChanges: 0,
  selected: [],
  approved: false,
  contactAsked: false,
  padOpen: false,
  drawing: undefined,
  sent: undefined,
});

/** Every state and transition of the quote builder. */
export function createQuoteStore(tools: WidgetTools<QuoteBuilderSpec>): StoreApi<QuoteState> {
  let passOnOutcomes = () => {};

  const store = createStore<QuoteState>((set, get) => {
    const form = { get, set };
    const facts = () => tools.settings().facts;
    const questions = () => facts().questions.quote;

    const shownStep = (step: Step): ShownStep => {
      const { label } = tools.settings().messages.quote.steps[step];
      return { tag: spec.tag, step: steps.indexOf(step) + 1, label };
    };
    const reportShown = (step: Step) => reportStep(tools, shownStep(step));

    const showStep = (step: Step) => {
      const reached = later(steps, get().reached, step);
      set({ step, reached, status: 'editing', stepChanges: get().stepChanges + 1 });
      reportShown(step);
    };

    /** While a quote is being sent, and afterwards. */
    const isLocked = () => ['submitting', 'queued', 'sent'].includes(get().status);

    /** Whether no file is being prepared; else the view says that it is. */
    const areFilesReady = () => {
      const isReady = get().photosStatus === 'ready';
      if (!isReady) set({ photosStatus: 'awaited' });
      return isReady;
    };

    /** Not while a file is prepared: its picker would go, and take it along. */
    const moveTo = ({ current }: Stepper<Step>) => {
      if (current !== get().step && !isLocked() && areFilesReady()) showStep(current);
    };

    /** An error is obsolete as soon as something changes. */
    const edit = (changes: Partial<QuoteState>) =>
      set({ ...(get().status === 'error' && { status: 'editing' }), ...changes });

    const lead = (photos: readonly Photo[] = get().photos) => {
      const { leadId: id, fields, selected, drawing } = get();
      const items = selectedItems(facts().quote, selected);
      return quoteLead({
        id,
        fields,
        items,
        drawing,
        changes: facts().fields.quote,
        ...answersTo(questions(), fields, answerWords(tools.settings()), { fileOf: fileIn(photos) }),
      });
    };

    return {
      ...emptyQuote(),

      printedDraft: () => ({
        lead: lead(),
        fields: get().fields,
        at: new Date().toISOString(),
        isSent: false,
      }),

      setField(name, value) {
        const fields = { ...get().fields, [name]: value };
        edit({ fields, errors: shownErrors(fields, facts(), get().invalidAttempts) });
      },

      select(id, isSelected) {
        const others = get().selected.filter((other) => other !== id);
        set({ selected: isSelected ? [...others, id] : others });
      },

      approve: (approved) => edit({ approved }),

      allowContact: (mayContact) => set({ mayContact }),

      dismissNotice: () => set({ notice: undefined }),

      openPad: (padOpen) => set({ padOpen, drawing: undefined }),

      draw: (drawing) => set({ drawing }),

      next() {
        const { step, contactAsked, fields } = get();
        const isAnswered = step === 'client' && contactAsked && isReachable(fields);
        if (!isAnswered) {
          moveTo(next(createStepper(steps, step), () => true));
          return;
        }
        if (!areFilesReady()) return;
        // All that was missing: back to where the quote is sent.
        set({ contactAsked: false });
        showStep('signature');
      },

      goTo: (step) => moveTo(goTo(createStepper(steps, get().step), step, () => true)),

      back: () => moveTo(back(createStepper(steps, get().step))),

      async submit() {
        const { step, approved } = get();
        if (isLocked() || !isLast(createStepper(steps, step))) return;
        if (!validateForm(form, rulesFor(facts(), get().fields), approved)) {
          const { fields, errors } = get();
          const isInvalid = (name: QuoteField) => errors[name] !== undefined;
          const first = steps.find((shown) => fieldsIn(shown, facts(), fields).some(isInvalid));
          if (!missingIn(get(), facts()) && first && first !== step) showStep(first);
          return;
        }
        if (!isReachable(get().fields)) {
          set({ contactAsked: true, invalidAttempts: get().invalidAttempts + 1 });
          showStep('client');
          return;
        }
        if (!areFilesReady()) return;
        const sent = lead();
        const result = await sendLead(form, () => tools.submitLead(sent));
        if (!result) return;
        const after = statusAfter(result);
        const at = new Date().toISOString();
        set({ status: after, sent: after === 'error' ? undefined : { lead: sent, at } });
        passOnOutcomes();
      },

      partialLead() {
        const { approved, mayContact, step } = get();
        const left = { ...leftStep(shownStep(step)), signatureImage: undefined, approved };
        return mayContact && { ...lead([]), ...left, mayContact };
      },

      reset() {
        const { step } = get();
        set(emptyQuote());
        if (step !== 'client') reportShown('client');
      },

      startNew() {
        set(emptyQuote());
        showStep('client');
      },

      start() {
        const draft = readDraft(tools.drafts, questions());
        store.subscribe((state, before) => writeDraft(tools.drafts, state, before, questions()));
        if (draft) {
          const { queuedAt, ...rest } = draft;
          set({
            ...rest,
            reached: draft.step,
            unprompted: true,
            errors: shownErrors(draft.fields, facts(), 0),
          });
          if (queuedAt) set({ status: 'queued', sent: { lead: lead(), at: queuedAt } });
        }
        passOnOutcomes = followLead(form, tools);
      },

      ...photosActions(form),

      ...prefillableFields(get, spec.prefills),

      restoreInput: (typed) => restoreFields(get(), typed),
    };
  });
  return store;
}
