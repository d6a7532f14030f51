import type { ComponentProps, ReactNode } from 'react';
import { TextArea } from './fields/TextArea';
import { TextField } from './fields/TextField';
import { type FormFields, useField } from './useField';

type Bound<Props, Field extends string> = Omit<Props, keyof ReturnType<typeof useField>> & {
  form: FormFields<Field>;
  name: Field;
  hint?: string | undefined;
};

/** One line of text of a form. */
export function FormTextField<Field extends string>({
  form,
  name,
  hint,
  ...control
}: Bound<ComponentProps<typeof TextField>, Field>): ReactNode {
  return <TextField {...useField(form, name, hint)} {...control} />;
}

/** Several lines of text of a form. */
export function FormTextArea<Field extends string>({
  form,
  name,
  hint,
  ...control
}: Bound<ComponentProps<typeof TextArea>, Field>): ReactNode {
  return <TextArea {...useField(form, name, hint)} {...control} />;
}
