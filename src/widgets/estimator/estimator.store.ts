import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PrefillableState, WidgetTools } from '../../element/spec';
import type { ConsentRecord } from '../../forms/fields/ConsentCheckbox';
import { followLead } from '../../forms/followLead';
import {
  changeField,
  emptyForm,
  type FormActions,
  type FormState,
  isEmpty,
  prefillableFields,
  sendLead,
  statusAfter,
  validateForm,
} from '../../forms/formState';
import { noPhotos, type PhotosActions, type PhotosState, photosActions } from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { leftStep, reportStep, type ShownStep } from '../../forms/wizard/reportStep';
import { back, createStepper, goTo, later, next, type Stepper } from '../../forms/wizard/stepper';
import {
  type Answers,
  hasService,
  noAnswers,
  restoreSelection,
  typedQuantities,
  withSelected,
} from './answers/answers';
import { draftFor, readDraft, writeDraft } from './answers/draft';
import { isComplete } from './answers/questions';
import { sharedAnswers, sharedLink } from './answers/sharedAnswers';
import { type EstimatorSpec, spec } from './estimator.element';
import {
  askedOf,
  type ContactField,
  contactRules,
  fixedFields,
  type Intent,
  questionsOf,
} from './lead/fields';
import { estimateLead } from './lead/lead';
import { type Screen, type Step, stepOf, stepsOf } from './offer/offer';
import { idsFromQuery, mistakeIn, termsOf } from './offer/termsOf';
import { computeEstimate } from './price/computeEstimate';

/** Facts of the property that are typed or chosen as plain text. */
export type Detail = 'propertyType' | 'sqft' | 'zip';

/** What a visitor had entered when the panel was closed. */
type Closed = Pick<
  EstimatorState,
  'answers' | 'fields' | 'photos' | 'screen' | 'reached' | 'intent' | 'smsConsent'
>;

export interface EstimatorState
  extends FormState<ContactField>,
    FormActions<ContactField>,
    PhotosState,
    PhotosActions,
    PrefillableState {
  /** Whether the panel is open. */
  open: boolean;
  /** Ids that the page's URL preselects; undefined where it names none. */
  fromUrl: readonly string[] | undefined;
  /** The link by which somebody shared an estimate, if the page was opened by one. */
  shared: string | undefined;
  screen: Screen;
  /** The furthest step that was shown. */
  reached: Step;
  /** How often the view changed: it moves the focus each time. */
  stepChanges: number;
  /** What the contact form is for. */
  intent: Intent;
  answers: Answers;
  /** What closing the panel has taken away; undefined where that was nothing. */
  closed: Closed | undefined;
  /** Whether the lead desk that has the lead mails the estimate to the visitor. */
  estimateMailed: boolean;
  /** The consent to text messages, undefined while its box is not checked. */
  smsConsent: ConsentRecord | undefined;
  select: (id: string, isSelected: boolean) => void;
  setQuantity: (id: string, quantity: string) => void;
  setDetail: (detail: Detail, value: string) => void;
  setOption: (modifier: string, option: string) => void;
  setSmsConsent: (consent: ConsentRecord | undefined) => void;
  next: () => void;
  back: () => void;
  /** To a step that was shown before. */
  goTo: (step: Step) => void;
  /** From the range to the first step, with all answers. */
  editAnswers: () => void;
  showContactStep: (intent: Intent) => void;
  /** From the contact form back to the range, unless a lead is being sent. */
  backToRange: () => void;
  /** Starts over, for somebody who stays: the focus follows. */
  startNew: () => void;
  show: () => void;
  /** Closes the panel, which takes away what was entered. */
  hide: () => void;
  /** Takes back what closing the panel has done. */
  bringBack: () => void;
  start: () => void;
}

/** What would be lost; undefined where nothing was entered. */
const entered = (state: EstimatorState): Closed | undefined => {
  const { answers, fields, photos, screen, reached, intent, smsConsent } = state;
  return answers === noAnswers && isEmpty(fields) && photos.length === 0
    ? undefined
    : { answers, fields, photos, screen, reached, intent, smsConsent };
};

/** Everything that a reset brings back. */
const emptyEstimate = () => ({
  ...emptyForm<ContactField>(fixedFields),
  ...noPhotos,
  screen: 'services' as Screen,
  reached: 'services' as Step,
  stepChanges: 0,
  intent: 'visit' as Intent,
  answers: noAnswers,
  smsConsent: undefined,
  estimateMailed: false,
  closed: undefined as Closed | undefined,
});

/**
 * Every state and transition of the estimator.
 * @param readQuery reads the query of the page's URL.
 */
export function createEstimatorStore(
  tools: WidgetTools<EstimatorSpec>,
  readQuery: () => URLSearchParams,
): StoreApi<EstimatorState> {
  /** Whether the settings are known. */
  let isStarted = false;
  let passOnOutcomes = () => {};

  const store = createStore<EstimatorState>((set, get) => {
    const form = { get, set };
    const { zip: _, ...contactPrefills } = spec.prefills;
    const prefillableContact = prefillableFields<ContactField>(get, contactPrefills);
    const isPanel = () => tools.settings().attributes.mode === 'panel';
    const terms = () => termsOf(tools.settings(), get().fromUrl);
    const questions = () => questionsOf(tools.settings().facts);
    const rules = () => {
      const asked = askedOf(questions(), get(), terms());
      return contactRules(tools.settings().facts, { ...get(), asked });
    };
    const stepper = () => createStepper(stepsOf(terms().facts), stepOf(get().screen));
    const setAnswers = (answers: Partial<Answers>) => set({ answers: { ...get().answers, ...answers } });

    const shownStep = (step: Step): ShownStep => {
      const { label } = tools.settings().messages.estimator.steps[step];
      return { tag: spec.tag, step: stepsOf(terms().facts).indexOf(step) + 1, label };
    };

    const reportShown = (step: Step) => {
      reportStep(tools, shownStep(step));
      if (step !== 'result') return;
      const { min, max, items } = computeEstimate(get().answers, terms());
      tools.emit('bio-estimate', {
        min,
        max,
        items: items.map((item) => ({ id: item.id, min: item.min, max: item.max })),
      });
    };

    const showStep = (step: Step) => {
      set({
        screen: step,
        reached: later(stepsOf(terms().facts), get().reached, step),
        invalidAttempts: 0,
        stepChanges: get().stepChanges + 1,
      });
      reportShown(step);
    };

    /** Goes on as far as the answers allow; says what is missing where they allow nothing. */
    const leave = (move: (from: Stepper<Step>, mayLeave: (step: Step) => boolean) => Stepper<Step>) => {
      const { answers, invalidAttempts } = get();
      const before = stepper();
      const moved = move(before, (left) => isComplete(left, answers, terms()));
      if (moved !== before) showStep(moved.current);
      else set({ invalidAttempts: invalidAttempts + 1 });
    };

    const lead = (photos: readonly Photo[]) => {
      const { leadId: id, answers, fields, intent, smsConsent } = get();
      const consent = {
        sms: smsConsent !== undefined,
        text: tools.settings().messages.estimator.smsConsent,
        at: new Date().toISOString(),
        ...smsConsent,
      };
      const { currency, fields: changes } = tools.settings().facts;
      return estimateLead({
        id,
        answers,
        terms: terms(),
        questions: questions(),
        currency,
        fields,
        changes: changes.estimator,
        intent,
        consent: changes.estimator.smsConsent?.hidden ? undefined : consent,
        photos,
      });
    };

    return {
      ...emptyEstimate(),
      open: false,
      fromUrl: undefined,
      shared: undefined,

      select(id, isSelected) {
        const { answers: before, invalidAttempts } = get();
        const answers = withSelected(before, id, isSelected, terms());
        // A service that is missing is told once for each attempt.
        const isAnswered = hasService(before, terms()) !== hasService(answers, terms());
        set({ answers, invalidAttempts: isAnswered ? 0 : invalidAttempts });
      },

      setQuantity: (id, quantity) =>
        setAnswers({ quantities: { ...get().answers.quantities, [id]: quantity } }),

      setDetail: (detail, value) => setAnswers({ [detail]: value }),

      setOption: (modifier, option) =>
        setAnswers({ options: { ...get().answers.options, [modifier]: option } }),

      setField(name, value) {
        const { status } = get();
        set({
          ...changeField(get(), rules(), name, value),
          status: status === 'error' ? 'editing' : status,
        });
      },

      setSmsConsent: (smsConsent) => set({ smsConsent }),

      allowContact: (mayContact) => set({ mayContact }),

      dismissNotice: () => set({ notice: undefined }),

      ...photosActions(form),

      next() {
        if (stepOf(get().screen) !== 'result') leave(next);
      },

      goTo(step) {
        const { screen, status } = get();
        const shown = stepOf(screen);
        if (step === shown || ['submitting', 'queued', 'sent'].includes(status)) return;
        set({ screen: shown, status: 'editing' });
        leave((from, mayLeave) => goTo(from, step, mayLeave));
      },

      back() {
        const before = stepper();
        const moved = back(before);
        if (moved !== before && before.current !== 'result') showStep(moved.current);
      },

      editAnswers() {
        set({ status: 'editing' });
        showStep('services');
      },

      showContactStep: (intent) =>
        set({ screen: 'contact', intent, status: 'editing', stepChanges: get().stepChanges + 1 }),

      backToRange() {
        const { status, stepChanges } = get();
        if (status !== 'submitting')
          set({ screen: 'result', status: 'editing', stepChanges: stepChanges + 1 });
      },

      async submit() {
        const { status, photos, photosStatus } = get();
        if (status === 'submitting' || status === 'queued' || status === 'sent') return;
        if (!validateForm(form, rules())) return;
        if (photosStatus !== 'ready') {
          set({ photosStatus: 'awaited' });
          return;
        }
        const result = await sendLead(form, () => tools.submitLead(lead(photos)));
        if (!result) return;
        set({
          status: statusAfter(result),
          estimateMailed: result.status === 'accepted' && result.estimateMailed === true,
        });
        if (get().status === 'sent' && isPanel() && !get().open) set(emptyEstimate()); // as if it had been closed after
        passOnOutcomes();
      },

      partialLead() {
        const { mayContact, screen } = get();
        return mayContact && { ...lead([]), ...leftStep(shownStep(stepOf(screen))), mayContact };
      },

      reset() {
        const { screen } = get();
        set(emptyEstimate());
        if (screen !== 'services') reportShown('services');
      },

      startNew() {
        const { stepChanges } = get();
        set({ ...emptyEstimate(), stepChanges });
        showStep('services');
      },

      show() {
        // Before the settings are known, so is the mode: `start` closes it again.
        if (!isStarted || isPanel()) set({ open: true });
        passOnOutcomes();
      },

      hide() {
        const { open, status } = get();
        // What is not known to have arrived stays.
        if (!open) return;
        if (status === 'submitting' || status === 'queued') set({ open: false });
        else set({ ...emptyEstimate(), closed: status === 'sent' ? undefined : entered(get()), open: false });
      },

      bringBack() {
        const { closed } = get();
        if (!closed) return;
        set({ ...closed, closed: undefined });
        showStep(stepOf(closed.screen));
        set({ screen: closed.screen });
      },

      start() {
        const { attributes, facts } = tools.settings();
        const propertyTypes = () => {
          const { facts: shown, lang } = tools.settings();
          return { labels: shown.estimator.propertyTypes, lang };
        };
        const draft = readDraft(tools.drafts, propertyTypes(), questions());
        isStarted = true;
        set({ open: get().open && isPanel() });
        store.subscribe((state, before) =>
          writeDraft(
            tools.drafts,
            state,
            before,
            termsOf(tools.settings(), state.fromUrl).preselected,
            propertyTypes(),
          ),
        );
        const query = readQuery();
        const fromUrl = idsFromQuery(query, facts.estimator);
        set({ fromUrl });
        if (draft) set({ ...draftFor(terms(), draft), unprompted: true });
        const shared = fromUrl && sharedLink(query);
        // What was changed since the link was opened is in the draft.
        if (shared && draft?.shared !== shared && get().status !== 'queued') {
          const answers = sharedAnswers(query, fromUrl, terms());
          const screen = stepsOf(terms().facts).find((step) => !isComplete(step, answers, terms()));
          set({ shared, answers, screen: screen ?? 'result', stepChanges: 1 });
        }
        set({ reached: stepOf(get().screen) });
        passOnOutcomes = followLead(form, tools, {
          isShown: () => !isPanel() || get().open,
          settle: ({ status, estimateMailed }) =>
            set({
              status: status === 'delivered' ? 'sent' : 'error',
              unprompted: true,
              estimateMailed: estimateMailed === true,
            }),
        });

        const mistake = mistakeIn(attributes.services, facts.estimator);
        if (mistake) tools.reportError('bad-attribute', mistake);
      },

      prefillable: () => ({ ...prefillableContact.prefillable(), zip: get().answers.zip }),

      prefill(field, value) {
        if (field === 'zip') get().setDetail(field, value);
        else prefillableContact.prefill(field, value);
      },

      restoreInput(typed) {
        const { screen, answers } = get();
        if (screen !== 'services') return; // the form of another step has no services
        const checked = [...typed].flatMap(([name, value]) =>
          /^services(?: |$)/.test(name) && typeof value === 'string' ? value : [],
        );
        const builtIn = termsOf(tools.settings(), undefined);
        const selected = restoreSelection(checked, builtIn, answers, terms());
        if (selected) setAnswers({ selected });
        const quantities = typedQuantities(typed, terms());
        setAnswers({ quantities: { ...get().answers.quantities, ...quantities } });
      },
    };
  });
  return store;
}
