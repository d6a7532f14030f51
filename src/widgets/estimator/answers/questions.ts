import type { ChosenFactor } from '../../../pricing/item';
import {
  type Area,
  areaOf,
  groupsIn,
  type Item,
  isServed,
  type Modifier,
  modifiersIn,
  type Screen,
  type Step,
  stepsOf,
} from '../offer/offer';
import type { Terms } from '../offer/terms';
import { type Answers, asksQuantity, hasService, quantityOf, quantityRules, selectedItems } from './answers';
import { dayNames } from './dates';
import { choiceLabel, isRefused, readQuantity, rulesOfQuestion } from './quantity';

/** When a question is asked, or a charge added. */
export type Condition = NonNullable<Modifier['when']>;

/** By id of the question what conditions call its answer: the id of an option, `yes`, `no`, the number, or the names of a day. */
type Given = ReadonlyMap<string, readonly string[]>;

/** The selected items that a condition names; all where it names none. */
const itemsNamed = ({ items, groups }: Condition, selected: readonly Item[]): readonly Item[] =>
  items || groups
    ? selected.filter(({ id, group }) => items?.includes(id) || groups?.includes(group))
    : selected;

/**
 * Whether a condition holds.
 * @returns ids of the items that it concerns, undefined for all; `false` where it does not hold.
 */
export function concerned(
  when: Condition | undefined,
  selected: readonly Item[],
  given: Given,
): readonly string[] | undefined | false {
  if (!when) return undefined;
  const named = itemsNamed(when, selected);
  const isAnswered = Object.entries(when.answers ?? {}).every(([id, wanted]) =>
    given.get(id)?.some((name) => wanted.includes(name)),
  );
  const namesItems = when.items !== undefined || when.groups !== undefined;
  if (!isAnswered || named.length < (when.atLeast ?? (namesItems ? 1 : 0))) return false;
  return namesItems ? named.map(({ id }) => id) : undefined;
}

/** A question that is asked, with its answer. */
export interface AskedQuestion {
  question: Modifier;
  /** The items that it concerns, undefined for all. */
  items: readonly string[] | undefined;
  /** Undefined while it is not answered. */
  answer?: Answer | undefined;
  isInvalid?: boolean;
}

interface Answer {
  /** Of an option, `yes`, `no`, the number, or the day. */
  id: string;
  /** What conditions call it. @default its id */
  names?: readonly string[];
  /** As the firm and the visitor read it. */
  label: string;
  factor: number;
  fee: number;
  /** Of a number: how many. */
  quantity?: number;
}

/**
 * The questions of the offered steps that are asked for what is selected, in their order. A condition on an answer looks at
 * the questions before it only.
 */
export function askedQuestions(answers: Answers, terms: Terms): AskedQuestion[] {
  const selected = selectedItems(answers, terms);
  const given = new Map<string, readonly string[]>();
  return stepsOf(terms.facts)
    .flatMap((step) => modifiersIn(terms.facts, step))
    .flatMap((question): AskedQuestion[] => {
      const items = concerned(question.when, selected, given);
      if (items === false) return [];
      const answer = answerTo(question, answers, terms);
      if (answer === 'invalid') return [{ question, items, isInvalid: true }];
      if (answer) given.set(question.id, namesOf(answer));
      return [{ question, items, answer }];
    });
}

const namesOf = ({ id, names = [id] }: Answer): readonly string[] => names;

/** What conditions call all answers that count. */
export const answerNames = (asked: readonly AskedQuestion[]): Given =>
  new Map(asked.flatMap(({ question, answer }) => (answer ? [[question.id, namesOf(answer)] as const] : [])));

/** The ids of all answers that count. */
export const givenAnswers = (asked: readonly AskedQuestion[]): ReadonlyMap<string, string> =>
  new Map(asked.flatMap(({ question, answer }) => (answer ? [[question.id, answer.id] as const] : [])));

function answerTo(
  { id, options, yesNo, number, date, preselected }: Modifier,
  answers: Answers,
  terms: Terms,
): Answer | 'invalid' | undefined {
  const entered = answers.options[id] ?? (number ? undefined : preselected);
  if (number) {
    const quantity = readQuantity(entered, rulesOfQuestion(number), terms.locale, number.unit);
    if (typeof quantity !== 'number') return quantity;
    const label =
      choiceLabel(quantity, number) ?? `${entered?.trim() ?? quantity} ${number.unit ?? ''}`.trim();
    return { id: String(quantity), label, factor: 1, fee: number.fee ?? 0, quantity };
  }
  if (date) {
    if (!entered) return undefined;
    const names = dayNames(entered, date, terms.today);
    return names ? { id: entered, names, label: entered, factor: 1, fee: 0 } : 'invalid';
  }
  if (yesNo && entered === 'yes')
    return { id: entered, label: terms.yes, factor: yesNo.factor ?? 1, fee: yesNo.fee ?? 0 };
  if (yesNo && entered === 'no') return { id: entered, label: terms.no, factor: 1, fee: 0 };
  const option = options?.find((entry) => entry.id === entered);
  return option && { id: option.id, label: option.label, factor: option.factor ?? 1, fee: option.fee ?? 0 };
}

/** A question that was answered, or an area. */
export interface AnsweredModifier extends ChosenFactor {
  label: string;
  answer: string;
}

/** The answers to the questions of the offered steps, and the area with its factor; unanswered questions are left out. */
export function answeredModifiers(answers: Answers, terms: Terms): AnsweredModifier[] {
  const area = areaAt(answers, terms);
  return [
    ...askedQuestions(answers, terms).flatMap(({ question: { id, label }, items, answer }) =>
      answer ? [{ id, label, answer: answer.label, factor: answer.factor, ...(items && { items }) }] : [],
    ),
    ...(area?.factor === undefined
      ? []
      : [{ id: `area ${area.id}`, label: area.label, answer: answers.zip.trim(), factor: area.factor }]),
  ];
}

/** The area of the visitor's ZIP code, where it is asked for. */
export const areaAt = ({ zip }: Answers, { facts }: Terms): Area | undefined =>
  stepsOf(facts).includes('location') ? areaOf(facts, zip) : undefined;

/**
 * Whether a step is complete: step 1 needs a service, what is required needs an answer, no number may be invalid, and where
 * the firm stops at other ZIP codes, it has to work there.
 */
export function isComplete(step: Step, answers: Answers, terms: Terms): boolean {
  if (step === 'services' && !hasService(answers, terms)) return false;
  if (step === 'location' && isStopped(answers, terms)) return false;
  const groups = groupsIn(terms.facts, step).map(({ id }) => id);
  return (
    selectedItems(answers, terms).every(
      (item) =>
        !groups.includes(item.group) ||
        !asksQuantity(item, terms) ||
        !isRefused(quantityOf(item, answers, terms), quantityRules(item, terms)),
    ) && askedQuestions(answers, terms).every((asked) => asked.question.step !== step || !isUnanswered(asked))
  );
}

/** Whether a question keeps the visitor from going on. */
export const isUnanswered = ({ question: { required, number }, answer, isInvalid }: AskedQuestion): boolean =>
  isInvalid === true || (answer === undefined && (required || number?.required) === true);

/** Whether the visitor's ZIP code is one where the firm does not work, and the firm stops there. */
export const isStopped = ({ zip }: Answers, { facts }: Terms): boolean =>
  facts.unservedZips === 'stop' && !isServed(facts, zip);

/** Whether step 1 says that a service is missing: Next was pressed without one. */
export const isServiceMissing = (
  state: { screen: Screen; answers: Answers; invalidAttempts: number },
  terms: Terms,
): boolean => state.screen === 'services' && state.invalidAttempts > 0 && !hasService(state.answers, terms);

/** A question with its answer, without the colon after its question mark: "How many movers? Three". */
export const withOneMark = (text: string): string => text.replace(/\?\s?:/, '?');
