import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { arrange, changedTexts } from '../../../forms/ownFields';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import { stepOf } from '../offer';
import { formOf, type StepProps } from '../stepProps';
import { AuditPhotos } from './AuditPhotos';

/** Notes and photos, which the built-in firm requires neither of. */
export function SubmitStep(props: StepProps): ReactNode {
  const { facts, messages } = props.settings;
  const questions = facts.questions.audit;
  const form = formOf(props);
  const { notes: hint } = changedTexts(messages.audit.hints, facts.fields.audit, 'hint');
  const here = questions.filter((question) => stepOf(question) === 'submit');
  return arrange(['notes', 'photos'], here, facts.fields.audit).map((entry) => {
    if (entry === 'photos') return <AuditPhotos key={entry} {...props} />;
    if (entry !== 'notes')
      return (
        <OwnQuestions
          key={entry.id}
          questions={questions}
          isHere={(question) => question === entry}
          form={props}
        />
      );
    const { required = false } = form.rules.notes;
    return <FormTextArea key={entry} form={form} name="notes" hint={hint} required={required} rows={4} />;
  });
}
