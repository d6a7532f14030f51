/** The chunks that render the firm's own questions: no page loads them for a firm that asks none, or for no file. */
import type { Question } from '../../domain/question';
import { loadModule } from '../../ui/base/loadModule';
import { loadFileQuestion } from './loadFileQuestion';
import { asksForFile } from './questions';

export const loadQuestions = () => import('./Questions');

/** Loads them where there are such questions, so that the first render has them. */
export function loadFor(questions: readonly Pick<Question, 'answer'>[] = []): Promise<unknown> | undefined {
  if (questions.length === 0) return undefined;
  return Promise.all([loadModule(loadQuestions), asksForFile(questions) && loadModule(loadFileQuestion)]);
}
