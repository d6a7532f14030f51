import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { isShownField } from '../../../forms/ownFields';
import { TextButton } from '../../../ui/controls/TextButton';
import { formOf, type StepProps } from '../stepProps';
import { AuditPhotos } from './AuditPhotos';

/** A photo, and what to look at in it: all that is asked besides who sends it. */
export function PhotoStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { audit: messages } = settings.messages;
  return (
    <>
      <AuditPhotos {...props} label={messages.photoFirst.label} camera={messages.photoFirst.camera} />
      {isShownField(settings.facts.fields.audit, 'notes') && (
        <FormTextArea form={formOf(props)} name="notes" hint={messages.photoFirst.notesHint} rows={3} />
      )}
      <TextButton onPress={() => store.getState().goWay('questions')}>
        <span>{messages.photoFirst.questions}</span>
      </TextButton>
    </>
  );
}
