import type { Problems } from '../../../forms/fields/problems';
import { groupsIn, type Step } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { numberProblem, quantityLabel, type Wording } from '../offer/wording';
import { type Answers, asksQuantity, quantityOf, quantityRules, selectedItems } from './answers';
import { isRefused, rulesOfQuestion } from './quantity';
import { askedQuestions, isUnanswered } from './questions';

/** What has to be answered or corrected in a step, by field. */
export function stepProblems(step: Step, answers: Answers, terms: Terms, wording: Wording): Problems {
  const groups = groupsIn(terms.facts, step).map(({ id }) => id);
  const quantities = selectedItems(answers, terms)
    .filter((item) => groups.includes(item.group) && asksQuantity(item, terms))
    .map((item) => ({
      name: `quantity-${item.id}`,
      label: quantityLabel(item, wording),
      rules: quantityRules(item, terms),
      value: quantityOf(item, answers, terms),
    }));
  const numbers = askedQuestions(answers, terms).flatMap(({ question, answer, isInvalid }) =>
    question.step === step && question.number
      ? [
          {
            name: `modifier-${question.id}`,
            label: question.label,
            rules: rulesOfQuestion(question.number),
            value: isInvalid ? ('invalid' as const) : answer?.quantity,
          },
        ]
      : [],
  );
  const others = askedQuestions(answers, terms)
    .filter((asked) => asked.question.step === step && !asked.question.number && isUnanswered(asked))
    .map(({ question: { id, label }, isInvalid }) => {
      const { dateProblem, answerMissing } = wording.messages;
      return [`modifier-${id}`, `${label}: ${isInvalid ? dateProblem : answerMissing}`] as const;
    });
  return Object.fromEntries([
    ...others,
    ...[...quantities, ...numbers]
      .filter(({ rules, value }) => isRefused(value, rules))
      .map(({ name, label, rules }) => {
        const isChosen = rules.control === 'choices';
        const message = isChosen ? wording.messages.numberMissing : numberProblem(rules, wording);
        return [name, `${label}: ${message}`] as const;
      }),
  ]);
}
