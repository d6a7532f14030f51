import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { changedTexts } from '../../../forms/ownFields';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import { arranged } from '../fields';
import { formOf, type StepProps } from '../stepProps';

/** What the price list cannot say. */
export function NotesStep(props: StepProps): ReactNode {
  const { facts, messages } = props.settings;
  const form = formOf(props);
  const { notes: hint } = changedTexts(messages.quote.hints, facts.fields.quote, 'hint');
  return arranged(facts, 'notes').map((entry) =>
    typeof entry === 'string' ? (
      <FormTextArea
        key={entry}
        form={form}
        name={entry}
        hint={hint}
        required={form.rules[entry].required ?? false}
        rows={6}
      />
    ) : (
      <OwnQuestions
        key={entry.id}
        questions={facts.questions.quote}
        isHere={(question) => question === entry}
        form={props}
      />
    ),
  );
}
