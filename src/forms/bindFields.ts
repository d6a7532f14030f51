import { fillText } from '../domain/fillText';
import { own } from '../leads/own';
import type { FieldProblem } from '../leads/validation';
import { formatNumber } from '../ui/base/formatNumber';
import type { FieldRules, FormActions, FormState } from './formState';

/** What can be wrong with a text field; `{limit}` and `{length}` are replaced by numbers. */
interface FieldMessages extends Readonly<Record<FieldProblem, string>> {
  /** Shown before the limit is reached. */
  limitHint: string;
}

/** The limit is shown as soon as this part of it is used. */
const LIMIT_SHOWN_FROM = 0.8;

/** @returns what the control of a text field needs: name, label, value, hint and error. */
export function bindFields<Field extends string>(
  { fields, errors, setField }: FormState<Field> & Pick<FormActions<Field>, 'setField'>,
  rules: FieldRules<Field>,
  labels: Readonly<Record<Field, string>>,
  { messages, lang }: { messages: { form: FieldMessages }; lang: string },
) {
  return (name: Field, hint?: string) => {
    const value = own(fields, name) ?? '';
    const { limit } = rules[name];
    const error = own(errors, name);
    const fill = (message: string) =>
      fillText(message, { limit: formatNumber(limit, lang), length: formatNumber(value.length, lang) });
    return {
      name,
      label: labels[name],
      value,
      onValue: (typed: string) => setField(name, typed),
      hint: value.length > limit * LIMIT_SHOWN_FROM ? fill(messages.form.limitHint) : hint,
      error: error && fill(messages.form[error]),
    };
  };
}
