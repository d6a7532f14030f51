import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';

/** The fields that a draft holds. A consent is not among them: it is asked for again. A file is stored among the photos. */
export const draftedQuestions = (questions: readonly Question[]): QuestionField[] =>
  questions
    .filter(({ answer }) => answer !== 'consent' && answer !== 'file')
    .map(({ id }) => questionField(id));

/** The fields as they were stored, without those that nobody has changed: a preselected answer stays selected. */
export const storedAnswers = (
  questions: readonly Question[],
  read: (name: QuestionField) => unknown,
): Record<QuestionField, string> =>
  Object.fromEntries(
    draftedQuestions(questions).flatMap((name) => {
      const stored = read(name);
      return typeof stored === 'string' ? [[name, stored]] : [];
    }),
  );
