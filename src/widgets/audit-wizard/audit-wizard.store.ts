import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PartialDraft, WidgetTools } from '../../element/spec';
import { checkField, checkFields, type FieldProblem } from '../../leads/check';
import { newLeadId } from '../../leads/id';
import type { Agreement } from '../../ui/AgreeBox';
import type { Photo } from '../../ui/photos/photo';
import { back, createStepper, next } from '../../wizard/stepper';
import { type AuditWizardSpec, spec } from './audit-wizard.element';
import {
  auditLead,
  type Chosen,
  fieldRules,
  infoFields,
  type ListName,
  missingFields,
  type Step,
  steps,
  type TextName,
  type Texts,
} from './request';
import { readSaved, writeSaved } from './saved';

/** Everything that a request is made of; a reset brings all of it back to this. */
const blank = {
  step: 'info' as Step,
  phase: 'filling' as 'filling' | 'submitting' | 'error' | 'thanks',
  texts: { fullName: '', serviceAddress: '', email: '', phone: '', notes: '' } as Texts,
  chosen: { cleaningServices: [], strippingServices: [], protectionServices: [] } as Chosen,
  photos: [] as readonly Photo[],
  problems: {} as Partial<Record<TextName, FieldProblem>>,
  /** That the request may be used although it was not sent. */
  mayContact: undefined as Agreement | undefined,
  /** Submit was pressed while photos were being prepared. */
  photosAwaited: false,
  /** Photos were chosen, but could not be kept. */
  photosLost: false,
};

export interface AuditWizardState extends Readonly<typeof blank> {
  /** Of the request: the same however often it is sent, over reloads too. */
  leadId: string;
  open: boolean;
  /** How often going on was tried in vain: the view goes to what is wrong each time. */
  refusals: number;
  /** Moves from step to step: the view takes the focus along each time. */
  moves: number;
  setText: (name: TextName, value: string) => void;
  /** The visitor goes from this field to another. */
  leaveField: (name: TextName) => void;
  choose: (list: ListName, label: string, chosen: boolean) => void;
  allowContact: (agreement: Agreement | undefined) => void;
  setPhotos: (photos: readonly Photo[]) => void;
  setPhotosBusy: (busy: boolean) => void;
  next: () => void;
  back: () => void;
  /** Sends the request, once however often it is called meanwhile. */
  submit: () => Promise<void>;
  /** Forgets everything and starts over. */
  reset: () => void;
  show: () => void;
  /** Closes it and keeps everything; after the thank-you there is nothing left to keep. */
  hide: () => void;
  start: () => void;
  restore: (typed: FormData) => void;
  partial: () => PartialDraft | undefined;
}

/** Every state and transition of the audit wizard. */
export function createAuditWizardStore(tools: WidgetTools<AuditWizardSpec>): StoreApi<AuditWizardState> {
  let photosBusy = false;

  const store = createStore<AuditWizardState>((set, get) => {
    /** While a request is on its way it stays as it is sent. */
    const isFixed = () => ['submitting', 'thanks'].includes(get().phase);

    const edit = (changes: Partial<AuditWizardState>) => {
      if (!isFixed()) set({ phase: 'filling', ...changes });
    };

    const tellStep = (step: Step) => {
      const { label } = tools.settings().texts.audit.steps[step];
      const told = { tag: spec.tag, step: steps.indexOf(step) + 1, label };
      tools.emit('bio-step', told);
      tools.track('step', told);
    };

    const move = (step: Step) => {
      set({ step, phase: 'filling', photosAwaited: false, moves: get().moves + 1 });
      tellStep(step);
    };

    const startOver = () => {
      photosBusy = false;
      set({ ...blank, leadId: newLeadId(), moves: get().moves + 1 });
    };

    const draft = (photos: readonly string[]) => {
      const { leadId, texts, chosen } = get();
      return auditLead({ id: leadId, texts, chosen, offer: tools.settings().facts.audit, photos });
    };

    /** Marks what is wrong with these fields; what was marked on others stays. */
    const mark = (names: readonly TextName[]) => {
      const { texts, problems } = get();
      const found = names.map((name) => [name, checkField(texts[name], fieldRules[name])]);
      set({ problems: { ...problems, ...Object.fromEntries(found) } });
    };

    return {
      ...blank,
      leadId: newLeadId(),
      open: false,
      refusals: 0,
      moves: 0,

      setText(name, value) {
        const { texts, problems } = get();
        const rule = fieldRules[name];
        // A complaint is taken back as soon as it no longer holds, and not made while somebody is still typing; but a
        // text that is far too long was pasted, and the wizard says so at once.
        const problem = value.length > rule.limit ? 'tooLong' : problems[name] && checkField(value, rule);
        edit({ texts: { ...texts, [name]: value }, problems: { ...problems, [name]: problem } });
      },

      leaveField(name) {
        if (get().texts[name].trim() !== '') mark([name]); // what is missing is told beside Next
      },

      choose(list, label, chosen) {
        const others = get().chosen[list].filter((other) => other !== label);
        edit({ chosen: { ...get().chosen, [list]: chosen ? [...others, label] : others } });
      },

      allowContact: (mayContact) => set({ mayContact }),

      setPhotos: (photos) => edit({ photos, photosLost: false }),

      setPhotosBusy(busy) {
        const { step, open } = get();
        // The picker went away over its work: files that were chosen are not among the photos.
        const givenUp = photosBusy && !busy && (step !== 'submit' || !open);
        photosBusy = busy;
        if (!busy) set({ photosAwaited: false });
        if (givenUp) set({ photosLost: true });
      },

      next() {
        const { step, texts, refusals } = get();
        if (isFixed()) return;
        const missing = step === 'info' ? missingFields(texts) : [];
        const stepper = createStepper(steps, step);
        const moved = next(stepper, () => missing.length === 0);
        if (step === 'info') mark(missing.length > 0 ? missing : infoFields);
        if (moved !== stepper) move(moved.current);
        else if (missing.length > 0) set({ refusals: refusals + 1 });
      },

      back() {
        const stepper = createStepper(steps, get().step);
        const moved = back(stepper);
        if (moved !== stepper && !isFixed()) move(moved.current);
      },

      async submit() {
        const { leadId, step, texts, photos } = get();
        if (step !== 'submit' || isFixed()) return;
        const problems = checkFields(texts, fieldRules);
        set({ problems });
        if (Object.keys(problems).length > 0) {
          if (infoFields.some((name) => problems[name])) move('info');
          set({ phase: 'filling', refusals: get().refusals + 1 });
          return;
        }
        if (photosBusy) {
          set({ photosAwaited: true });
          return;
        }
        set({ phase: 'submitting' });
        const result = await tools.sendLead(draft(photos.map(({ dataUrl }) => dataUrl)));
        if (leadId !== get().leadId) return; // reset meanwhile: the wizard speaks of another request now
        const failed = result.status === 'refused' || result.status === 'unproven';
        set({ phase: failed ? 'error' : 'thanks' }); // the way on from the thanks is a reset, and so a new lead
      },

      restore(typed) {
        for (const [name, value] of typed)
          if (Object.hasOwn(blank.texts, name) && typeof value === 'string' && value)
            get().setText(name as TextName, value);
      },

      partial() {
        const { mayContact } = get();
        return mayContact && { ...draft([]), mayContact };
      },

      reset() {
        const { step } = get();
        startOver();
        if (step !== 'info') tellStep('info');
      },

      show: () => set({ open: true }),

      hide() {
        const { open, phase } = get();
        if (!open) return;
        set({ open: false });
        if (phase === 'thanks') startOver();
      },

      start() {
        set(readSaved(tools.session) ?? {});
        store.subscribe((state, before) => writeSaved(tools.session, state, before));
      },
    };
  });
  return store;
}
