import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import { isEmailLike } from '../../leads/email';
import { newLeadId } from '../../leads/id';
import { leadLimits } from '../../leads/limits';

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

/** How long each may be, in UTF-16 units. */
export const contactLimits: Record<ContactField, number> = {
  fullName: leadLimits.name,
  phone: leadLimits.phone,
  email: leadLimits.email,
  serviceAddress: leadLimits.address,
  hearAboutUs: leadLimits.choice,
  areasOfConcern: leadLimits.text,
};

const required: readonly ContactField[] = ['fullName', 'phone', 'email', 'serviceAddress'];

/** What can be wrong with a field; how it is said is the view's affair. */
export type Problem = 'required' | 'email' | 'tooLong';

export interface ContactFormState {
  status: 'idle' | 'submitting' | 'success' | 'error';
  fields: ContactFields;
  problems: Partial<Record<ContactField, Problem>>;
  /** How often sending was tried in vain because of a problem: the view goes to the first one each time. */
  refusals: number;
  change: (field: ContactField, value: string) => void;
  /** Takes over what was typed before the script was here. */
  restore: (typed: FormData) => void;
  /** Sends the request, once however often it is called meanwhile. */
  submit: () => Promise<void>;
  /** Empties the form and begins a new request. */
  reset: () => void;
}

/** @returns what is wrong with one field, if anything. */
export function checkField(field: ContactField, value: string): Problem | undefined {
  if (required.includes(field) && value.trim() === '') return 'required';
  if (value.length > contactLimits[field]) return 'tooLong';
  if (field === 'email' && !isEmailLike(value)) return 'email';
  return undefined;
}

function checkFields(fields: ContactFields): ContactFormState['problems'] {
  const problems: ContactFormState['problems'] = {};
  for (const field of Object.keys(fields) as ContactField[]) {
    const problem = checkField(field, fields[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Every state and transition of the contact form. One request keeps one lead id, however often it is sent. */
export function createContactFormStore({
  sendLead,
}: Pick<WidgetTools, 'sendLead'>): StoreApi<ContactFormState> {
  let leadId = newLeadId();
  const blank = () => ({ fields: empty, problems: {}, refusals: 0 });

  return createStore<ContactFormState>((set, get) => ({
    status: 'idle',
    ...blank(),

    change(field, value) {
      const { status, fields, problems } = get();
      // A complaint is taken back as soon as it no longer holds, and never made while somebody is still typing.
      const problem = problems[field] && checkField(field, value);
      set({
        status: status === 'success' ? 'idle' : status,
        fields: { ...fields, [field]: value },
        problems: { ...problems, [field]: problem },
      });
    },

    restore(typed) {
      for (const [field, value] of typed)
        if (Object.hasOwn(empty, field) && typeof value === 'string' && value)
          get().change(field as ContactField, value);
    },

    async submit() {
      const { status, fields, refusals } = get();
      if (status === 'submitting') return;
      const problems = checkFields(fields);
      if (Object.keys(problems).length > 0) {
        set({ status: 'idle', problems, refusals: refusals + 1 });
        return;
      }
      set({ status: 'submitting', problems });
      const sentId = leadId;
      const result = await sendLead({ id: leadId, kind: 'contact', source: 'Contact Form', ...fields });
      if (sentId !== leadId) return; // reset meanwhile: the form speaks of another request now
      if (result.status === 'accepted') {
        leadId = newLeadId();
        // What was typed while it was sent belongs to the visitor, not to the request.
        set(get().fields === fields ? { status: 'success', ...blank() } : { status: 'success' });
      } else {
        set({ status: 'error' });
      }
    },

    reset() {
      leadId = newLeadId();
      set({ status: 'idle', ...blank() });
    },
  }));
}
