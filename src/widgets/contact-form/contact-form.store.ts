import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PartialDraft, WidgetTools } from '../../element/spec';
import { checkField, checkFields, type FieldProblem, type FieldRule } from '../../leads/check';
import { newLeadId } from '../../leads/id';
import { leadLimits } from '../../leads/limits';
import type { Agreement } from '../../ui/AgreeBox';

const empty = {
  fullName: '',
  phone: '',
  email: '',
  serviceAddress: '',
  hearAboutUs: '',
  areasOfConcern: '',
};

export type ContactFields = typeof empty;
export type ContactField = keyof ContactFields;

export const contactRules: Readonly<Record<ContactField, FieldRule>> = {
  fullName: { limit: leadLimits.name, required: true },
  phone: { limit: leadLimits.phone, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  serviceAddress: { limit: leadLimits.address, required: true },
  hearAboutUs: { limit: leadLimits.choice },
  areasOfConcern: { limit: leadLimits.text },
};

export interface ContactFormState {
  status: 'idle' | 'submitting' | 'success' | 'error';
  fields: ContactFields;
  problems: Partial<Record<ContactField, FieldProblem>>;
  /** How often sending was tried in vain because of a problem: the view goes to the first one each time. */
  refusals: number;
  /** That the request may be used although it was not sent. */
  mayContact: Agreement | undefined;
  change: (field: ContactField, value: string) => void;
  allowContact: (agreement: Agreement | undefined) => void;
  /** Takes over what was typed before the script was here. */
  restore: (typed: FormData) => void;
  /** Adds a service to the areas of concern, unless it is named there. */
  noteService: (name: string) => void;
  /** Sends the request, once however often it is called meanwhile. */
  submit: () => Promise<void>;
  partial: () => PartialDraft | undefined;
  /** Empties the form and begins a new request. */
  reset: () => void;
}

/** Every state and transition of the contact form. One request keeps one lead id, however often it is sent. */
export function createContactFormStore({
  sendLead,
}: Pick<WidgetTools, 'sendLead'>): StoreApi<ContactFormState> {
  let leadId = newLeadId();
  const blank = () => ({ fields: empty, problems: {}, refusals: 0, mayContact: undefined });
  const draft = (fields: ContactFields) =>
    ({ id: leadId, kind: 'contact', source: 'Contact Form', ...fields }) as const;

  return createStore<ContactFormState>((set, get) => ({
    status: 'idle',
    ...blank(),

    change(field, value) {
      const { status, fields, problems } = get();
      // A complaint is taken back as soon as it no longer holds, and never made while somebody is still typing.
      const problem = problems[field] && checkField(value, contactRules[field]);
      set({
        status: status === 'success' ? 'idle' : status,
        fields: { ...fields, [field]: value },
        problems: { ...problems, [field]: problem },
      });
    },

    allowContact: (mayContact) => set({ mayContact }),

    restore(typed) {
      for (const [field, value] of typed)
        if (Object.hasOwn(empty, field) && typeof value === 'string' && value)
          get().change(field as ContactField, value);
    },

    noteService(name) {
      const { areasOfConcern } = get().fields;
      if (!areasOfConcern.includes(name))
        get().change('areasOfConcern', areasOfConcern ? `${areasOfConcern}\n${name}` : name);
    },

    async submit() {
      const { status, fields, refusals } = get();
      if (status === 'submitting') return;
      if (status === 'success' && fields === empty) return; // pressed once more: the thanks stay, nobody is told off
      const problems = checkFields(fields, contactRules);
      if (Object.keys(problems).length > 0) {
        set({ status: 'idle', problems, refusals: refusals + 1 });
        return;
      }
      set({ status: 'submitting', problems });
      const sentId = leadId;
      const result = await sendLead(draft(fields));
      if (sentId !== leadId) return; // reset meanwhile: the form speaks of another request now
      if (result.status === 'accepted') {
        leadId = newLeadId();
        // What was typed while it was sent belongs to the visitor, not to the request.
        set({ status: 'success', ...(get().fields === fields ? blank() : { mayContact: undefined }) });
      } else {
        set({ status: 'error' });
      }
    },

    partial() {
      const { fields, mayContact } = get();
      return mayContact && { ...draft(fields), mayContact };
    },

    reset() {
      leadId = newLeadId();
      set({ status: 'idle', ...blank() });
    },
  }));
}
