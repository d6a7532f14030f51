import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { formOf, type StepProps } from '../stepProps';
import { AuditPhotos } from './AuditPhotos';

/** Notes and photos, both optional. */
export function SubmitStep(props: StepProps): ReactNode {
  return (
    <>
      <FormTextArea
        form={formOf(props)}
        name="notes"
        hint={props.settings.messages.audit.hints.notes}
        rows={4}
      />
      <AuditPhotos {...props} />
    </>
  );
}
