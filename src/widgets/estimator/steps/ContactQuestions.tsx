import type { ReactNode } from 'react';
import type { Question } from '../../../domain/question';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import { usePicked } from '../../../ui/base/usePicked';
import { askedQuestions, givenAnswers } from '../answers/questions';
import { questionsOf } from '../lead/fields';
import { type StepProps, useTerms } from '../useTerms';

/** The firm's own questions, which do not change the price. @param isHere those that are shown here */
export function ContactQuestions({
  isHere,
  ...props
}: StepProps & { isHere: (question: Question) => boolean }): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms } = useTerms(props);
  return (
    <OwnQuestions
      questions={questionsOf(props.settings.facts)}
      isHere={isHere}
      form={props}
      given={givenAnswers(askedQuestions(answers, terms))}
    />
  );
}
