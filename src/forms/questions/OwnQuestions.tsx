import type { ReactNode } from 'react';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { loadFileQuestion } from './loadFileQuestion';
import { loadQuestions } from './loadQuestions';
import type { QuestionsProps } from './Questions';
import { asksForFile } from './questions';

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

/** Says, beside the button that was pressed, that a file is still being prepared. Forms with photos of the job say so themselves. */
export function AwaitedFile({ questions, form }: Pick<QuestionsProps, 'questions' | 'form'>): ReactNode {
  const module = useLazyModule(asksForFile(questions) ? loadFileQuestion : undefined);
  return module && <module.AwaitedFile {...form} />;
}
