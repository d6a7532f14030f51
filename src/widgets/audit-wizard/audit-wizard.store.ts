import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PrefillableState, WidgetTools } from '../../element/spec';
import { followLead } from '../../forms/followLead';
import {
  changeField,
  emptyForm,
  type FormActions,
  type FormState,
  prefillableFields,
  restoreFields,
  sendLead,
  statusAfter,
  validateForm,
} from '../../forms/formState';
import {
  fileIn,
  jobPhotos,
  noPhotos,
  type PhotosActions,
  type PhotosState,
  photosActions,
} from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { answersTo, answerWords } from '../../forms/questions/questions';
import { leftStep, reportStep, type ShownStep } from '../../forms/wizard/reportStep';
import { back, createStepper, goTo, isLast, later, next } from '../../forms/wizard/stepper';
import { validateField } from '../../leads/validation';
import { type AuditWizardSpec, spec } from './audit-wizard.element';
import { readDraft, writeDraft } from './draft';
import { type AuditField, auditFields, fieldsIn, missingFields, rulesFor } from './fields';
import { auditLead } from './lead';
import {
  choiceOf,
  hasPhotoPicker,
  type ListName,
  type Selected,
  type Step,
  selectIn,
  stepOf,
  stepsOf,
  type Way,
} from './offer';

export interface AuditWizardState
  extends FormState<AuditField>,
    FormActions<AuditField>,
    PhotosState,
    PhotosActions,
    PrefillableState {
  open: boolean;
  way: Way;
  step: Step;
  /** The furthest step that was shown. */
  reached: Step;
  /** How often the step changed: the view moves the focus each time. */
  stepChanges: number;
  selected: Selected;
  /** The labels that the last choice excluded. */
  excluded: readonly string[];
  /** The focus moves from this field to another. */
  leaveField: (name: AuditField) => void;
  select: (list: ListName, label: string, isSelected: boolean) => void;
  next: () => void;
  back: () => void;
  /** To a step that was shown before, with all answers. */
  goTo: (step: Step) => void;
  /** Goes another way, from its first step on, with all that is filled in. */
  goWay: (way: Way) => void;
  show: () => void;
  /** Begins with a photo, or with one of the firm's areas. */
  begin: (beginning: string) => void;
  /** Closes the dialog. A draft and a queued audit stay; once it was sent, the next opening begins a new one. */
  hide: () => void;
  start: () => void;
}

/** Everything that a reset brings back. */
const emptyAudit = () => ({
  ...emptyForm<AuditField>(auditFields),
  ...noPhotos,
  way: 'questions' as Way,
  step: 'info' as Step,
  reached: 'info' as Step,
  selected: { cleaningServices: [], strippingServices: [], protectionServices: [] } as Selected,
  excluded: [] as readonly string[],
});

/** Every state and transition of the audit wizard. */
export function createAuditWizardStore(tools: WidgetTools<AuditWizardSpec>): StoreApi<AuditWizardState> {
  let passOnOutcomes = () => {};

  const store = createStore<AuditWizardState>((set, get) => {
    const form = { get, set };
    const files = photosActions(form);
    const steps = () => stepsOf(tools.settings().facts, get().way);
    /** Of the way that was taken: a photo asks fewer steps. */
    const questions = () => {
      const shown: readonly string[] = steps();
      return tools.settings().facts.questions.audit.filter((question) => shown.includes(stepOf(question)));
    };
    const rules = () => rulesFor(tools.settings().facts, questions(), get().fields);

    /** While a lead is being sent, and afterwards, the form stays as it was sent. */
    const isLocked = () => ['submitting', 'queued', 'sent'].includes(get().status);

    const edit = (changes: Partial<AuditWizardState>) => {
      if (!isLocked()) set({ status: 'editing', ...changes });
    };

    const shownStep = (step: Step): ShownStep => {
      const { label } = tools.settings().messages.audit.steps[step];
      return { tag: spec.tag, step: steps().indexOf(step) + 1, label };
    };
    const reportShown = (step: Step) => reportStep(tools, shownStep(step));

    const showStep = (step: Step) => {
      set({
        step,
        reached: later(steps(), get().reached, step),
        status: 'editing',
        ...(get().photosStatus === 'awaited' && { photosStatus: 'preparing' }),
        excluded: [],
        stepChanges: get().stepChanges + 1,
      });
      reportShown(step);
    };

    const startOver = () => set({ ...emptyAudit(), stepChanges: get().stepChanges + 1 });

    const lead = (photos: readonly Photo[]) => {
      const { leadId: id, fields, selected } = get();
      const { facts } = tools.settings();
      return auditLead({
        id,
        fields,
        selected,
        offer: facts.audit,
        changes: facts.fields.audit,
        photos: jobPhotos(photos).map(({ dataUrl }) => dataUrl),
        ...answersTo(questions(), fields, answerWords(tools.settings()), { fileOf: fileIn(photos) }),
      });
    };

    /** Shows what is wrong with these fields; the errors of others stay. */
    const validate = (names: readonly AuditField[]) => {
      const { fields, errors } = get();
      const known = rules();
      const found = names.map((name) => {
        const rule = known[name];
        return [name, rule && validateField(fields[name] ?? '', rule)];
      });
      set({ errors: { ...errors, ...Object.fromEntries(found) } });
    };

    /** A step is left when its fields are valid; if they are not, they say so. A photo is left when it is there. */
    const mayLeave = (step: Step) => {
      if (!arePhotosReady()) return false;
      if (step === 'photo') return jobPhotos(get().photos).length > 0;
      const { fields } = get();
      const missing = missingFields(step, tools.settings().facts, fields);
      const names = fieldsIn(step, tools.settings().facts, fields);
      validate(missing.length > 0 ? missing : names);
      return names.every((name) => !get().errors[name]);
    };

    /** Whether no photo is being prepared; else the view says that it is. */
    const arePhotosReady = () => {
      const isReady = get().photosStatus === 'ready';
      if (!isReady) set({ photosStatus: 'awaited' });
      return isReady;
    };

    const leave = (move: typeof next<Step>) => {
      if (isLocked()) return;
      let isHeld = false;
      const stepper = createStepper(steps(), get().step);
      const moved = move(stepper, (step) => {
        isHeld ||= !mayLeave(step);
        return !isHeld;
      });
      if (moved !== stepper) showStep(moved.current);
      if (isHeld) set({ invalidAttempts: get().invalidAttempts + 1 });
    };

    return {
      ...emptyAudit(),
      open: false,
      stepChanges: 0,

      // A text that is far too long was pasted: its error does not wait.
      setField: (name, value) => edit(changeField(get(), rules(), name, value, ['tooLong'])),

      leaveField(name) {
        if (get().fields[name]?.trim()) validate([name]); // blank fields are listed beside Next
      },

      select(list, label, isSelected) {
        const before = get().selected;
        const { selected, excluded } = selectIn(
          before[list],
          label,
          isSelected,
          tools.settings().facts.audit,
        );
        edit({ selected: { ...before, [list]: selected }, excluded });
      },

      allowContact: (mayContact) => set({ mayContact }),

      setPhotos(photos, question) {
        if (isLocked()) return;
        edit({});
        files.setPhotos(photos, question);
      },

      setPhotosBusy(busy, question) {
        const { step, open, photosStatus } = get();
        const asked = questions().find(({ id }) => id === question);
        const isHere = asked ? stepOf(asked) === step : hasPhotoPicker(step);
        // The picker was removed while it prepared photos: they are not among the photos.
        const isAborted = photosStatus !== 'ready' && !busy && (!isHere || !open);
        files.setPhotosBusy(busy, question);
        if (isAborted) set({ photosLost: true });
      },

      next: () => leave(next),

      goTo: (step) => leave((stepper, mayPass) => goTo(stepper, step, mayPass)),

      back() {
        const stepper = createStepper(steps(), get().step);
        const moved = back(stepper);
        if (moved !== stepper && !isLocked()) showStep(moved.current);
      },

      async submit() {
        const { step, photos } = get();
        if (!isLast(createStepper(steps(), step)) || isLocked()) return;
        if (!validateForm(form, rules())) {
          const { fields, errors } = get();
          const isInvalid = (name: AuditField) => errors[name] !== undefined;
          const first = steps().find((shown) =>
            fieldsIn(shown, tools.settings().facts, fields).some(isInvalid),
          );
          if (first && first !== step) showStep(first);
          return;
        }
        if (!arePhotosReady()) return;
        const result = await sendLead(form, () => tools.submitLead(lead(photos)));
        if (!result) return;
        set({ status: statusAfter(result) });
        passOnOutcomes();
      },

      ...prefillableFields(get, spec.prefills),

      restoreInput: (typed) => restoreFields(get(), typed),

      partialLead() {
        const { mayContact, step } = get();
        return mayContact && { ...lead([]), ...leftStep(shownStep(step)), mayContact };
      },

      reset() {
        const { step } = get();
        startOver();
        if (step !== 'info') reportShown('info');
      },

      goWay(way) {
        if (isLocked() || get().way === way) return;
        const [first = 'info'] = stepsOf(tools.settings().facts, way);
        set({ way, reached: first });
        showStep(first);
      },

      dismissNotice: () => set({ notice: undefined }),

      begin(beginning) {
        const offer = tools.settings().facts.audit;
        const area = offer.areas.find(({ id }) => id === beginning);
        const chosen = area && choiceOf(offer, area);
        if (beginning === 'photo' || chosen) get().goWay(chosen ? 'questions' : 'photo');
        if (chosen) get().select(chosen.list, chosen.label, true);
      },

      show() {
        set({ open: true });
        passOnOutcomes();
      },

      hide() {
        const { open, status } = get();
        if (!open) return;
        set({ open: false });
        if (status === 'sent') startOver();
      },

      start() {
        const terms = () => {
          const { facts, lang } = tools.settings();
          return { offer: facts.audit, questions: facts.questions.audit, lang };
        };
        const draft = readDraft(tools.drafts, terms());
        if (draft) {
          const step = stepsOf(tools.settings().facts, draft.way).includes(draft.step) ? draft.step : 'info';
          set({ ...draft, unprompted: true, step, reached: step });
        }
        store.subscribe((state, before) => writeDraft(tools.drafts, state, before, terms()));
        passOnOutcomes = followLead(form, tools, { isShown: () => get().open });
      },
    };
  });
  return store;
}
