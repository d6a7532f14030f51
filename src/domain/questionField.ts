/** The field of a question of the firm's own. */
export type QuestionField = `question-${string}`;
export const questionPrefix = 'question-';
export const questionField = (id: string): QuestionField => `${questionPrefix}${id}`;
export const isQuestionField = (name: string): name is QuestionField => name.startsWith(questionPrefix);
/** The id of the question whose field this is. */
export const questionIdIn = (name: string): string => name.slice(questionPrefix.length);
