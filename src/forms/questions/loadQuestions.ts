/** The chunk that renders the firm's own questions: no page loads it for a firm that asks none. */
import { loadModule } from '../../ui/base/loadModule';

export const loadQuestions = () => import('./Questions');

/** Loads it where there are questions, so that the first render has it. */
export const loadFor = (questions: readonly unknown[] = []): Promise<void> | undefined =>
  questions.length > 0 ? loadModule(loadQuestions) : undefined;
