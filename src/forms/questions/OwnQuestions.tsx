import type { ReactNode } from 'react';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { loadQuestions } from './loadQuestions';
import type { QuestionsProps } from './Questions';

/** The firm's own questions of a form, or of one of its steps. */
export function OwnQuestions(props: QuestionsProps): ReactNode {
  const module = useLazyModule(props.questions.length > 0 ? loadQuestions : undefined);
  return module && <module.Questions {...props} />;
}

/** The same questions by their ids and labels, for a form that the browser sends by itself. */
export function DescribedQuestions(props: Pick<QuestionsProps, 'questions' | 'form'>): ReactNode {
  const module = useLazyModule(props.questions.length > 0 ? loadQuestions : undefined);
  return module && <module.Described {...props} />;
}
