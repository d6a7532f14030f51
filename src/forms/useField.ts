import { useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type ContactSlip, contactSlip } from '../domain/contactSlips';
import { fillText } from '../domain/fillText';
import type { FieldProblem } from '../leads/validation';
import { own } from '../leads/validation';
import { formatNumber } from '../ui/base/formatNumber';
import type { Problems } from './fields/problems';
import type { FieldRules, FormActions, FormState } from './formState';

/** What can be wrong with a text field; `{limit}` and `{length}` are replaced by numbers. */
interface FieldMessages extends Readonly<Record<FieldProblem, string>> {
  /** Shown before the limit is reached. */
  limitHint: string;
  /** Remarks on what looks like a slip in contact data; `{suggestion}` is replaced. */
  slips: Readonly<Record<ContactSlip['kind'], string>>;
}

/** What the text fields of a form are made of. */
export interface FormFields<Field extends string> {
  store: Pick<
    StoreApi<FormState<Field> & Pick<FormActions<Field>, 'setField'>>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  rules: FieldRules<Field>;
  labels: Readonly<Record<Field, string>>;
  settings: { messages: { form: FieldMessages }; lang: string };
}

/** The limit is shown as soon as this part of it is used. */
const LIMIT_SHOWN_FROM = 0.8;

/** @returns what the control of a text field needs; the view renders anew when that changes, and for no other field. */
export function useField<Field extends string>(form: FormFields<Field>, name: Field, hint?: string) {
  const { value, error, setField } = useStore(
    form.store,
    useShallow((state) => ({
      value: own(state.fields, name) ?? '',
      error: own(state.errors, name),
      setField: state.setField,
    })),
  );
  // Not while it is being typed.
  const [left, setLeft] = useState<string>();
  const slip = left === value && !error ? contactSlip(name, value) : undefined;
  const { form: messages } = form.settings.messages;
  const { limit } = form.rules[name];
  const label: string = form.labels[name];
  return {
    name,
    label,
    value,
    onValue: (typed: string) => setField(name, typed),
    onLeave: () => setLeft(value),
    notice: slip && fillText(messages.slips[slip.kind], { suggestion: slip.suggestion }),
    hint: value.length > limit * LIMIT_SHOWN_FROM ? filled(messages.limitHint, form, name, value) : hint,
    error: error && filled(messages[error], form, name, value),
  };
}

/** @returns the texts of these fields' errors, as the fields show them, for the summary of errors. */
export const fieldProblems = <Field extends string>(
  form: FormFields<Field>,
  names: readonly Field[],
  { fields, errors }: Pick<FormState<Field>, 'fields' | 'errors'>,
): Problems =>
  Object.fromEntries(
    names.flatMap((name) => {
      const error = own(errors, name);
      if (!error) return [];
      const message = filled(form.settings.messages.form[error], form, name, own(fields, name) ?? '');
      return [[name, `${form.labels[name]}: ${message}`]];
    }),
  );

function filled<Field extends string>(
  message: string,
  { rules, settings: { lang } }: FormFields<Field>,
  name: Field,
  value: string,
): string {
  const { limit } = rules[name];
  return fillText(message, { limit: formatNumber(limit, lang), length: formatNumber(value.length, lang) });
}
