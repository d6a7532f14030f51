/** The field of a question of the firm's own. */
export type QuestionField = `question-${string}`;
const PREFIX = 'question-';
export const questionField = (id: string): QuestionField => `${PREFIX}${id}`;
export const isQuestionField = (name: string): name is QuestionField => name.startsWith(PREFIX);
