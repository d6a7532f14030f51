import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PartialDraft, WidgetSettings, WidgetTools } from '../../element/spec';
import { checkField, checkFields, type FieldProblem, type FieldRule } from '../../leads/check';
import { newLeadId } from '../../leads/id';
import { leadLimits } from '../../leads/limits';
import type { Agreement } from '../../ui/AgreeBox';
import type { Photo } from '../../ui/photos/photo';
import { back, createStepper, next } from '../../wizard/stepper';
import {
  type Answers,
  computeEstimate,
  hasService,
  noAnswers,
  quantityOf,
  selectedIds,
  selectedItems,
  type Terms,
} from './answers';
import { type EstimatorSpec, spec } from './estimator.element';
import { type ContactFields, estimateLead } from './lead';
import { groupsIn, offeredItems, type Step, stepsOf } from './offer';
import { readSaved, sameList, writeSaved } from './saved';

export type ContactField = keyof ContactFields;

export const contactRules: Readonly<Record<ContactField, FieldRule>> = {
  firstName: { limit: leadLimits.name, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  phone: { limit: leadLimits.phone, required: true },
  preferredDays: { limit: leadLimits.text },
};

/** Facts of the property that are typed or chosen as plain text. */
export type Detail = 'propertyType' | 'sqft' | 'zip';

/** Everything that a visit is made of; a reset brings all of it back to this. */
const blank = {
  step: 'services' as Step,
  /** How far the last step is: the range, then the contact form, then the thank-you. */
  phase: 'range' as 'range' | 'contact' | 'submitting' | 'error' | 'thanks',
  answers: noAnswers,
  contact: { firstName: '', email: '', phone: '', preferredDays: '' },
  problems: {} as Partial<Record<ContactField, FieldProblem>>,
  /** What the ticked box said, undefined while it is not ticked. */
  smsConsent: undefined as Agreement | undefined,
  /** That the request may be used although it was not sent. */
  mayContact: undefined as Agreement | undefined,
  photos: [] as readonly Photo[],
  /** Confirm was pressed while photos were being prepared. */
  photosAwaited: false,
  /** Photos were chosen, but could not be kept over the reload. */
  photosLost: false,
  /** Next was pressed without a service. */
  missingService: false,
  /** How often going on was tried in vain: the view goes to what is wrong each time. */
  refusals: 0,
  /** Moves from step to step: the view takes the focus along each time. */
  moves: 0,
};

export interface EstimatorState extends Readonly<typeof blank> {
  /** Of the request that the visit is to become: the same however often it is sent, over reloads too. */
  leadId: string;
  /** Whether the panel is open. */
  open: boolean;
  /** Ids that the page's address preselects; undefined where it names none. */
  fromAddress: readonly string[] | undefined;
  select: (id: string, selected: boolean) => void;
  setQuantity: (id: string, quantity: string) => void;
  setDetail: (detail: Detail, value: string) => void;
  answer: (modifier: string, option: string) => void;
  next: () => void;
  back: () => void;
  /** From the result to the first step, with all answers. */
  change: () => void;
  /** Shows the contact form below the result. */
  reveal: () => void;
  /** From the contact form back to the range, while nothing is on its way. */
  conceal: () => void;
  setContact: (field: ContactField, value: string) => void;
  setSmsConsent: (agreement: Agreement | undefined) => void;
  allowContact: (agreement: Agreement | undefined) => void;
  setPhotos: (photos: readonly Photo[]) => void;
  setPhotosBusy: (busy: boolean) => void;
  /** Sends the request, once however often it is called meanwhile. */
  confirm: () => Promise<void>;
  /** Forgets everything and starts over. */
  reset: () => void;
  /** The same, for somebody who stays at it. */
  again: () => void;
  show: () => void;
  hide: () => void;
  start: () => void;
  restore: (typed: FormData) => void;
  partial: () => PartialDraft | undefined;
}

/** What answers are read by, on this page. */
export function termsOf(
  { attributes, facts, lang }: WidgetSettings<EstimatorSpec>,
  fromAddress: readonly string[] | undefined,
): Terms {
  const offered = offeredItems(facts.estimator).map(({ id }) => id);
  const inAttribute = attributes.services.filter((id) => offered.includes(id));
  const named = fromAddress ?? (inAttribute.length ? inAttribute : facts.estimator.preselected);
  return {
    facts: facts.estimator,
    preselected: offered.filter((id) => named.includes(id)),
    quantities: attributes.quantities,
    locale: facts.locale || lang,
  };
}

/**
 * Every state and transition of the estimator.
 * @param readAddress the page's query.
 */
export function createEstimatorStore(
  tools: WidgetTools<EstimatorSpec>,
  readAddress: () => URLSearchParams,
): StoreApi<EstimatorState> {
  let photosBusy = false;
  /** Whether the settings are known. */
  let started = false;

  const store = createStore<EstimatorState>((set, get) => {
    const isPanel = () => tools.settings().attributes.mode === 'panel';
    const terms = () => termsOf(tools.settings(), get().fromAddress);
    const setAnswers = (answers: Partial<Answers>) => set({ answers: { ...get().answers, ...answers } });

    const mayLeave = (step: Step): boolean => {
      const { answers } = get();
      if (step === 'services' && !hasService(answers, terms())) return false;
      const asked = groupsIn(terms().facts, step).map(({ id }) => id);
      return selectedItems(answers, terms()).every(
        (item) => !asked.includes(item.group) || quantityOf(item, answers, terms()) !== 'bad',
      );
    };

    const tellStep = (step: Step) => {
      const { texts, facts } = tools.settings();
      const { label } = texts.estimator.steps[step];
      const number = stepsOf(facts.estimator).indexOf(step) + 1;
      tools.emit('bio-step', { tag: spec.tag, step: number, label });
      tools.track('step', { tag: spec.tag, step: number, label });
      if (step !== 'result') return;
      const { min, max, items } = computeEstimate(get().answers, terms());
      tools.emit('bio-estimate', {
        min,
        max,
        items: items.map((item) => ({ id: item.id, min: item.min, max: item.max })),
      });
    };

    const move = (to: Step) => {
      set({ step: to, missingService: false, moves: get().moves + 1 });
      tellStep(to);
    };

    const draft = (photos: readonly string[]) => {
      const { leadId, answers, contact, smsConsent } = get();
      return estimateLead({
        id: leadId,
        answers,
        terms: terms(),
        contact,
        consent: {
          sms: smsConsent !== undefined,
          text: tools.settings().texts.estimator.smsConsent,
          at: new Date().toISOString(),
          ...smsConsent,
        },
        photos,
      });
    };

    const startOver = () => {
      photosBusy = false;
      set({ ...blank, leadId: newLeadId() });
    };

    return {
      ...blank,
      leadId: newLeadId(),
      open: false,
      fromAddress: undefined,

      select(id, selected) {
        const others = selectedIds(get().answers, terms()).filter((other) => other !== id);
        setAnswers({ selected: selected ? [...others, id] : others });
        set({ missingService: false });
      },

      setQuantity: (id, quantity) =>
        setAnswers({ quantities: { ...get().answers.quantities, [id]: quantity } }),

      setDetail: (detail, value) => setAnswers({ [detail]: value }),

      answer: (modifier, option) => setAnswers({ options: { ...get().answers.options, [modifier]: option } }),

      next() {
        const { step, answers, refusals } = get();
        const stepper = createStepper(stepsOf(terms().facts), step);
        const moved = next(stepper, mayLeave);
        if (moved !== stepper) move(moved.current);
        else if (step !== 'result')
          set({
            refusals: refusals + 1,
            missingService: step === 'services' && !hasService(answers, terms()),
          });
      },

      back() {
        const stepper = createStepper(stepsOf(terms().facts), get().step);
        const moved = back(stepper);
        if (moved !== stepper && stepper.current !== 'result') move(moved.current);
      },

      change() {
        set({ phase: 'range' });
        move('services');
      },

      reveal: () => set({ phase: 'contact', moves: get().moves + 1 }),

      conceal() {
        const { phase, moves } = get();
        if (phase !== 'submitting') set({ phase: 'range', moves: moves + 1 });
      },

      setContact(field, value) {
        const { phase, contact, problems } = get();
        // A complaint is taken back as soon as it no longer holds, and never made while somebody is still typing.
        const problem = problems[field] && checkField(value, contactRules[field]);
        set({
          phase: phase === 'error' ? 'contact' : phase,
          contact: { ...contact, [field]: value },
          problems: { ...problems, [field]: problem },
        });
      },

      setSmsConsent: (smsConsent) => set({ smsConsent }),

      allowContact: (mayContact) => set({ mayContact }),

      setPhotos: (photos) => set({ photos, photosLost: false }),

      setPhotosBusy(busy) {
        photosBusy = busy;
        if (!busy) set({ photosAwaited: false });
      },

      async confirm() {
        const { leadId, phase, contact, refusals, photos } = get();
        if (phase === 'submitting' || phase === 'thanks') return;
        const problems = checkFields(contact, contactRules);
        if (Object.keys(problems).length > 0) {
          set({ phase: 'contact', problems, refusals: refusals + 1 });
          return;
        }
        if (photosBusy) {
          set({ photosAwaited: true });
          return;
        }
        set({ phase: 'submitting', problems });
        const result = await tools.sendLead(draft(photos.map(({ dataUrl }) => dataUrl)));
        if (leadId !== get().leadId) return; // reset meanwhile: the estimator speaks of another request now
        const failed = result.status === 'refused' || result.status === 'unproven';
        set({ phase: failed ? 'error' : 'thanks' }); // the way on from the thanks is a reset, and so a new lead
      },

      partial() {
        const { mayContact } = get();
        return mayContact && { ...draft([]), mayContact };
      },

      reset() {
        const { step } = get();
        startOver();
        if (step !== 'services') tellStep('services');
      },

      again() {
        startOver();
        move('services');
      },

      show() {
        // Before the settings are known nobody can tell; `start` looks again.
        if (!started || isPanel()) set({ open: true });
      },

      hide() {
        if (!get().open) return;
        set({ open: false });
        startOver();
      },

      start() {
        const { attributes, facts } = tools.settings();
        const inAddress = readAddress()
          .get('services')
          ?.split(',')
          .map((id) => id.trim());
        const offered = offeredItems(facts.estimator).map(({ id }) => id);
        const fromAddress = inAddress?.filter((id) => offered.includes(id));
        const saved = readSaved(tools.session);
        started = true;
        set({ open: get().open && isPanel() });
        store.subscribe((state, before) =>
          writeSaved(tools.session, state, before, termsOf(tools.settings(), state.fromAddress).preselected),
        );
        set({ fromAddress: fromAddress?.length ? fromAddress : undefined });

        const unknown = attributes.services.filter((id) => !offered.includes(id));
        if (unknown.length > 0)
          tools.report(
            'bad-attribute',
            `attribute services="${attributes.services.join(',').slice(0, 100)}" names what is not on offer: ` +
              `${unknown.join(', ').slice(0, 100)}. Expected some of ${offered.join(', ')}.`,
          );

        if (!saved) return;
        const { preselected, ...kept } = saved;
        const selected = kept.answers.selected ?? preselected;
        const now = terms();
        // A link that preselects something else means a new wish; all that was typed stays.
        const isNewWish =
          !sameList(preselected, now.preselected) && now.preselected.some((id) => !selected.includes(id));
        const answers = { ...kept.answers, selected: isNewWish ? undefined : selected };
        const goesOn = !isNewWish && stepsOf(now.facts).includes(kept.step) && hasService(answers, now);
        set({ ...kept, answers, ...(!goesOn && { step: 'services', phase: 'range' }) });
      },

      restore(typed) {
        if (get().step !== 'services') return; // the form of another step says nothing of services
        const ticked = typed.getAll('services').map(String);
        // The page came with these ticked: it knew neither the address nor what was kept of an earlier visit.
        const { facts, preselected } = termsOf(tools.settings(), undefined);
        const asked = groupsIn(facts, 'services').flatMap(({ items }) => items.map(({ id }) => id));
        const cameTicked = preselected.filter((id) => asked.includes(id));
        if (sameList(ticked, cameTicked)) return;
        const untouched = selectedIds(get().answers, terms()).filter((id) => !cameTicked.includes(id));
        setAnswers({ selected: [...new Set([...untouched, ...ticked])] });
      },
    };
  });
  return store;
}
