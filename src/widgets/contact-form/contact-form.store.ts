import { createStore, type StoreApi } from 'zustand/vanilla';
import { contactFields } from '../../domain/contactFields';
import type { LeadOutcome, PrefillableState, WidgetTools } from '../../element/spec';
import { followLead } from '../../forms/followLead';
import {
  changeField,
  emptyForm,
  type FormActions,
  type FormState,
  isEmpty,
  prefillableFields,
  restoreFields,
  sendLead,
  validateForm,
} from '../../forms/formState';
import { noPhotos, type PhotosActions, type PhotosState, photosActions } from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { answerWords } from '../../forms/questions/questions';
import { newLeadId } from '../../leads/leadId';
import { type ContactFormSpec, spec } from './contact-form.element';
import { readDraft, writeDraft } from './draft';
import { type FormField, type FormFieldValues, rulesFor } from './fields';
import { contactLead } from './lead';

export interface ContactFormState
  extends FormState<FormField>,
    FormActions<FormField>,
    PhotosState,
    PhotosActions,
    PrefillableState {
  /**
   * Adds a service to the areas of concern, unless it is named there. Services that were added one after another stand in
   * one line, below what the visitor has typed.
   */
  addService: (name: string) => void;
  /** The fields as they were queued. */
  queuedFields: Readonly<FormFieldValues> | undefined;
  start: () => void;
}

/** Everything that a reset brings back. */
const emptyContact = () => ({ ...emptyForm<FormField>(contactFields), ...noPhotos });

/** Every state and transition of the contact form. */
export function createContactFormStore({
  submitLead,
  followOutcomes,
  drafts,
  settings,
}: Pick<
  WidgetTools<ContactFormSpec>,
  'submitLead' | 'followOutcomes' | 'drafts' | 'settings'
>): StoreApi<ContactFormState> {
  let passOnOutcomes = () => {};
  /** The services in the last line of the areas of concern, as they were added. */
  let addedLine = '';

  const store = createStore<ContactFormState>((set, get) => {
    const form = { get, set };
    const facts = () => settings().facts;
    const questions = () => facts().questions.contact;
    const rules = () => rulesFor(facts(), get().fields);
    const lead = (photos: readonly Photo[]) =>
      contactLead(get().leadId, { fields: get().fields, photos }, facts(), answerWords(settings()));

    /** Shows what became of the queued lead. What was changed since then stays, as a correction of it. */
    const settle = (outcome: LeadOutcome) => {
      const { fields, queuedFields } = get();
      if (outcome.status === 'failed') set({ status: 'error', unprompted: true });
      else if (fields === queuedFields) set({ ...emptyContact(), status: 'sent', unprompted: true });
      else set({ status: 'editing', notice: outcome });
    };

    return {
      ...emptyContact(),
      queuedFields: undefined,

      setField(name, value) {
        const { status } = get();
        set({
          ...changeField(get(), rules(), name, value),
          status: status === 'sent' ? 'editing' : status,
        });
      },

      allowContact: (mayContact) => set({ mayContact }),

      ...photosActions(form),

      ...prefillableFields(get, spec.prefills),

      restoreInput: (typed) => restoreFields(get(), typed),

      addService(name) {
        const { areasOfConcern } = get().fields;
        const lines = areasOfConcern.split('\n');
        const added = lines.at(-1) === addedLine && addedLine ? addedLine.split(', ') : [];
        const typed = added.length > 0 ? lines.slice(0, -1).join('\n') : areasOfConcern;
        // Of two services, the name of one may begin with that of the other.
        if (added.includes(name) || typed.includes(name)) return;
        addedLine = [...added, name].join(', ');
        get().setField('areasOfConcern', typed ? `${typed}\n${addedLine}` : addedLine);
      },

      async submit() {
        const { status, fields, photos, photosStatus } = get();
        if (status === 'submitting') return;
        if (status === 'sent' && isEmpty(fields)) return; // pressed once more: the success message stays
        if (!validateForm(form, rules())) return;
        if (photosStatus !== 'ready') {
          set({ photosStatus: 'awaited' });
          return;
        }
        const result = await sendLead(form, () => submitLead(lead(photos)));
        if (!result) return;
        if (result.status === 'queued') {
          set({ status: 'queued', queuedFields: fields });
          passOnOutcomes();
        } else if (result.status !== 'accepted') set({ status: 'error' });
        // Cleared for the next request; but what was typed while this one was sent stays.
        else if (get().fields === fields) set({ ...emptyContact(), status: 'sent' });
        else set({ status: 'sent', leadId: newLeadId(), mayContact: undefined });
      },

      partialLead() {
        const { mayContact } = get();
        return mayContact && { ...lead([]), mayContact };
      },

      dismissNotice: () => set({ notice: undefined }),

      reset: () => set(emptyContact()),

      start() {
        const choices = () => {
          const { facts: shown, lang } = settings();
          return { labels: shown.contact.hearAboutUs, lang };
        };
        const draft = readDraft(drafts, choices(), questions());
        if (draft) set({ ...draft, unprompted: true, queuedFields: draft.fields });
        store.subscribe((state, before) => writeDraft(drafts, state, before, choices(), questions()));
        passOnOutcomes = followLead(form, { followOutcomes }, { settle });
      },
    };
  });
  return store;
}
