import type { ReactNode } from 'react';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { loadQuestions } from './loadQuestions';
import type { QuestionsProps } from './Questions';

/** The firm's own questions of a form, or of one of its steps. */
export function OwnQuestions(props: QuestionsProps): ReactNode {
  const module = useLazyModule(props.questions.length > 0 ? loadQuestions : undefined);
  return module && <module.Questions {...props} />;
}
