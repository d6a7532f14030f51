/**
 * Windows of time. The field of a question for one holds the day, where one is asked for, and the window:
 * `2030-01-31 08:00-10:00`.
 */
import type { Question, TimeWindow } from '../../domain/question';
import { timeSpanText } from '../../domain/timeSpan';
import type { FieldProblem } from '../../leads/validation';
import { isPossibleDay } from './days';

export const windowId = ({ from, to }: TimeWindow): string => `${from}-${to}`;

/** As a page in this locale writes it. */
export const windowText = ({ from, to }: TimeWindow, locale: string): string =>
  timeSpanText(from, to, locale);

/** The two parts of what the field holds; empty where one was not chosen, or is not offered any more. */
export function windowParts(value: string, { windows = [] }: Question): { day: string; time: string } {
  const chosen = value.split(' ');
  return {
    day: chosen.find((part) => /^\d{4}-/.test(part)) ?? '',
    time: windows.map(windowId).find((id) => chosen.includes(id)) ?? '',
  };
}

/** What is wrong with a choice that is not blank. One that is not required may be half made. */
export function windowProblem(value: string, question: Question): FieldProblem | undefined {
  const { day, time } = windowParts(value, question);
  const { days, required } = question;
  if (days && day && !isPossibleDay(day, days)) return 'day';
  return required && (!time || (days && !day)) ? 'required' : undefined;
}

/** The choice in words, for the lead. */
export function wordsOfWindow(value: string, question: Question, locale: string): string {
  const { day, time } = windowParts(value, question);
  const chosen = question.windows?.find((window) => windowId(window) === time);
  return [day, chosen && windowText(chosen, locale)].filter(Boolean).join(', ');
}
