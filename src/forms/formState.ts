import { isQuestionField } from '../domain/questionField';
import { recordOf } from '../domain/recordOf';
import type { LeadOutcome, PartialLeadInput, PrefillableState, SubmitResult } from '../element/spec';
import { newLeadId } from '../leads/leadId';
import { type FieldProblem, type FieldRule, own, validateField, validateFields } from '../leads/validation';
import type { ConsentRecord } from './fields/ConsentCheckbox';

/**
 * `editing` until a submission, and again after each change that follows one. `queued`: the lead is stored on the device
 * and sent again, and nobody knows yet whether it has arrived; it becomes `sent` or `error`.
 */
export type FormStatus = 'editing' | 'submitting' | 'queued' | 'error' | 'sent';

export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

/** What the state of every form has. The fields are those that are typed; a widget adds what is chosen. */
export interface FormState<Field extends string> {
  /** Of the lead that the form is to become: the same however often it is sent, until the form is reset. */
  leadId: string;
  status: FormStatus;
  /** The status did not follow a press of the visitor: it is announced, and the focus stays where it is. */
  unprompted: boolean;
  /** The outcome of a lead of an earlier page, until the visitor dismisses it or sends another. */
  notice: LeadOutcome | undefined;
  fields: Readonly<Record<Field, string>>;
  /** The problems that are shown at the fields. */
  errors: Readonly<Partial<Record<Field, FieldProblem>>>;
  /** How often going on was tried in vain: the view moves the focus to the first invalid field each time. */
  invalidAttempts: number;
  /** The consent to use the form's content although it was not sent. */
  mayContact: ConsentRecord | undefined;
}

/** What every form can do. */
export interface FormActions<Field extends string> {
  setField: (name: Field, value: string) => void;
  /** Records the consent to be contacted about a form that was not sent, or withdraws it. */
  allowContact: (consent: ConsentRecord | undefined) => void;
  /** Applies what was entered before the widget was hydrated. */
  restoreInput: (typed: FormData) => void;
  /** Sends the lead, once however often it is called meanwhile. */
  submit: () => Promise<void>;
  /** The lead as far as it is filled in; undefined without consent. */
  partialLead: () => PartialLeadInput | undefined;
  dismissNotice: () => void;
  /** Clears everything and begins a new lead. */
  reset: () => void;
}

/** The part of a widget's store that a form's functions read and change. */
interface FormStore<Field extends string> {
  get: () => FormState<Field>;
  set: (changes: Partial<FormState<Field>>) => void;
}

/** A new form: nothing is filled in, and the lead has an id of its own. */
export function emptyForm<Field extends string>(rules: FieldRules<Field>): FormState<Field> {
  return {
    leadId: newLeadId(),
    status: 'editing',
    unprompted: false,
    notice: undefined,
    fields: recordOf(Object.keys(rules) as Field[], () => ''),
    errors: {} as FormState<Field>['errors'],
    invalidAttempts: 0,
    mayContact: undefined,
  };
}

export const isEmpty = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).every((value) => value === '');

/**
 * The changes to a form when a field is typed into. An error is removed as soon as the value is valid.
 * @param immediate the problems that are shown while somebody types. All others wait for `validateForm`.
 */
export function changeField<Field extends string>(
  { fields, errors }: FormState<Field>,
  rules: FieldRules<Field>,
  name: Field,
  value: string,
  immediate: readonly FieldProblem[] = [],
): Pick<FormState<Field>, 'fields' | 'errors'> {
  const problem = validateField(value, rules[name]);
  const isShown = problem && (own(errors, name) || immediate.includes(problem));
  return {
    fields: { ...fields, [name]: value },
    errors: { ...errors, [name]: isShown ? problem : undefined },
  };
}

/** Sets the fields that were changed before the widget was hydrated. Other controls are left out. */
export function restoreFields<Field extends string>(
  { fields, setField }: FormState<Field> & FormActions<Field>,
  typed: FormData,
): void {
  for (const name of new Set(typed.keys())) {
    if (!Object.hasOwn(fields, name) && !isQuestionField(name)) continue;
    // The choices of a question have one name.
    const value = typed
      .getAll(name)
      .filter((one) => typeof one === 'string')
      .join(' ');
    if (value !== own(fields, name as Field)) setField(name as Field, value);
  }
}

/** What lets a page fill in fields of a form, by their names. */
export function prefillableFields<Field extends string>(
  get: () => FormState<Field> & FormActions<Field>,
  prefills: Readonly<Partial<Record<Field, unknown>>>,
): Pick<PrefillableState, 'prefillable' | 'prefill'> {
  const names = Object.keys(prefills) as Field[];
  return {
    prefillable() {
      const { fields } = get();
      return recordOf(names, (name) => fields[name]);
    },
    prefill(field, value) {
      const name = names.find((known) => known === field);
      if (name) get().setField(name, value);
    },
  };
}

/**
 * Validates all fields before a submission, and shows their errors.
 * @param isComplete whether all is there that is required besides the fields.
 * @returns whether the form may be sent; if not, this counts as an invalid attempt.
 */
export function validateForm<Field extends string>(
  { get, set }: FormStore<Field>,
  rules: FieldRules<Field>,
  isComplete = true,
): boolean {
  const errors = validateFields(get().fields, rules);
  const isValid = isComplete && Object.keys(errors).length === 0;
  set({ errors, ...(!isValid && { status: 'editing', invalidAttempts: get().invalidAttempts + 1 }) });
  return isValid;
}

/**
 * Sends a form's lead; the status says so meanwhile.
 * @returns undefined where the form was reset before the result, and holds another lead by then, and where nothing was sent.
 */
export async function sendLead<Field extends string>(
  { get, set }: FormStore<Field>,
  send: () => Promise<SubmitResult>,
): Promise<SubmitResult | undefined> {
  const { leadId } = get();
  set({ status: 'submitting', unprompted: false, notice: undefined });
  const result = await send();
  if (leadId !== get().leadId) return undefined;
  if (result.status !== 'time-taken') return result;
  set({ status: 'editing' });
  return undefined;
}

/** The status after a submission of a form that needs no endpoint: without one it works as a demonstration. */
export function statusAfter({ status }: SubmitResult): 'sent' | 'queued' | 'error' {
  if (status === 'queued') return 'queued';
  return status === 'accepted' || status === 'no-endpoint' ? 'sent' : 'error';
}
