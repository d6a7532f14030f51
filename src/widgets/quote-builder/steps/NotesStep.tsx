import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { formOf, type StepProps } from '../stepProps';

/** What the price list cannot say. */
export function NotesStep(props: StepProps): ReactNode {
  const { hints } = props.settings.messages.quote;
  return <FormTextArea form={formOf(props)} name="notes" hint={hints.notes} rows={6} />;
}
