/** The firm's own questions of a form, which change no price: which are asked, how they are validated, and their answers. */
import type { LeadAnswer } from '../../domain/leadSchema';
import { leadLimits } from '../../domain/limits';
import type { MoneyStyle } from '../../domain/money';
import { moneyStyle } from '../../domain/moneyStyle';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import { type FieldRule, own } from '../../leads/validation';
import { isPossibleDay } from './days';
import { windowProblem, wordsOfWindow } from './windows';

/** What was typed or chosen, by field: of an option its id, of several their ids with spaces between them. */
export type Fields = Readonly<Record<string, string>>;

/** The answer as the field holds it; the preselected one while nobody has changed it. */
export function answerIn(fields: Fields, { id, preselected = '' }: Question): string {
  return (
    own(fields, questionField(id)) ?? (typeof preselected === 'string' ? preselected : preselected.join(' '))
  );
}

/**
 * The questions that are asked, by the answers to those before them.
 * @param given ids of further answers by the ids of their questions.
 */
export function askedQuestions(
  questions: readonly Question[],
  fields: Fields,
  given: ReadonlyMap<string, string> = new Map(),
): Question[] {
  const answers = new Map(given);
  return questions.filter((question) => {
    const conditions = Object.entries(question.when?.answers ?? {});
    const isAsked = conditions.every(([id, wanted]) =>
      (answers.get(id) ?? '').split(' ').some((answer) => wanted.includes(answer)),
    );
    if (isAsked) answers.set(question.id, answerIn(fields, question));
    return isAsked;
  });
}

/** The rules of the fields of questions that are asked. @param phone of the firm; empty where it has none. */
export const questionRules = (
  asked: readonly Question[],
  fields: Fields,
  phone: string,
): Record<QuestionField, FieldRule> =>
  Object.fromEntries(
    asked.map((question) => [
      questionField(question.id),
      ruleOf({ ...question, required: isRequired(question, phone) }, fields),
    ]),
  );

/** Whether it has to be answered. Who has no file calls: without a phone number nobody insists on one. */
export const isRequired = ({ answer, required = false }: Question, phone: string): boolean =>
  required && (answer !== 'file' || phone !== '');

export const asksForFile = (questions: readonly Pick<Question, 'answer'>[]): boolean =>
  questions.some(({ answer }) => answer === 'file');

function ruleOf(question: Question, fields: Fields): FieldRule {
  const { answer, required = false, days = {} } = question;
  // A preselected answer that nobody has changed is no value of the field.
  const rule = { limit: leadLimits.text, required: required && answerIn(fields, question).trim() === '' };
  if (answer === 'number') return { ...rule, check: (typed) => (isNumber(typed) ? undefined : 'number') };
  if (answer === 'date') return { ...rule, check: (day) => (isPossibleDay(day, days) ? undefined : 'day') };
  if (answer === 'window') return { ...rule, check: (chosen) => windowProblem(chosen, question) };
  return rule;
}

/** However it groups its digits: nobody calculates with it. */
const isNumber = (typed: string) => /^[-+]?\d[\d\s.,’']*$/u.test(typed.trim());

/** The words for the answers to a question for yes or no, and the locale by whose clock times are written. */
export type AnswerWords = Readonly<Record<'yes' | 'no' | 'locale', string>>;

/** How a page says answers. */
export const answerWords = ({
  facts,
  lang,
  messages: {
    form: { yes, no },
  },
}: {
  facts: MoneyStyle;
  lang: string;
  messages: { form: Readonly<Record<'yes' | 'no', string>> };
}): AnswerWords => ({ yes, no, locale: moneyStyle(facts, lang).locale });

/** The answers for a lead, each under the label that the visitor read; nothing where nothing was asked. */
export function answersTo(
  questions: readonly Question[],
  fields: Fields,
  words: AnswerWords,
  {
    given,
    fileOf = () => undefined,
  }: { given?: ReadonlyMap<string, string>; fileOf?: (id: string) => string | undefined } = {},
): { answers?: LeadAnswer[] } {
  if (questions.length === 0) return {};
  return {
    answers: askedQuestions(questions, fields, given).flatMap((question): LeadAnswer[] => {
      const { id, label, answer } = question;
      if (answer === 'file') {
        const file = fileOf(id);
        return file ? [{ id, label, file }] : [];
      }
      const entered = answerIn(fields, question).trim();
      if (!entered) return [];
      const value = wordsOf(question, entered, words);
      if (!value) return [];
      if (answer === 'consent') return [{ id, label, value: words.yes, agreedAt: new Date().toISOString() }];
      return [{ id, label, value }];
    }),
  };
}

function wordsOf(question: Question, entered: string, { yes, no, locale }: AnswerWords): string {
  const { answer, options = [] } = question;
  if (answer === 'window') return wordsOfWindow(entered, question, locale);
  if (answer === 'yesNo') return entered === 'yes' ? yes : no;
  if (answer !== 'one' && answer !== 'many') return entered;
  const chosen = entered.split(' ');
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');
}
