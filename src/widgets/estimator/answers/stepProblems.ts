import type { Problems } from '../../../forms/fields/problems';
import { groupsIn, type Step } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { numberProblem, quantityLabel, type Wording } from '../offer/wording';
import { type Answers, asksQuantity, quantityOf, selectedItems } from './answers';
import { isRefused, rulesOf, rulesOfQuestion } from './quantity';
import { askedQuestions } from './questions';

/** The numbers that have to be corrected in a step: nothing else is refused at its field. */
export function stepProblems(step: Step, answers: Answers, terms: Terms, wording: Wording): Problems {
  const groups = groupsIn(terms.facts, step).map(({ id }) => id);
  const quantities = selectedItems(answers, terms)
    .filter((item) => groups.includes(item.group) && asksQuantity(item, terms))
    .map((item) => ({
      name: `quantity-${item.id}`,
      label: quantityLabel(item, wording),
      rules: rulesOf(item),
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
  return Object.fromEntries(
    [...quantities, ...numbers]
      .filter(({ rules, value }) => isRefused(value, rules))
      .map(({ name, label, rules }) => {
        const isChosen = rules.control === 'choices';
        const message = isChosen ? wording.messages.numberMissing : numberProblem(rules, wording);
        return [name, `${label}: ${message}`];
      }),
  );
}
