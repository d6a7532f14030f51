import { type Answers, quantityOf, selectedItems } from '../../src/widgets/estimator/answers/answers';
import { areaAt, askedQuestions, withOneMark } from '../../src/widgets/estimator/answers/questions';
import type { PriceTerms } from './terms';

/** Most characters of a check's name. */
export const NAME_LIMIT = 100;

/** A name for what was answered, such as "2 × Ants and roaches, Every day": the items, and the answers that change the price. */
export function suggestName(answers: Answers, { terms, wording }: PriceTerms): string {
  const items = selectedItems(answers, terms).map((item) => {
    const quantity = quantityOf(item, answers, terms);
    return typeof quantity === 'number' ? `${wording.formatNumber(quantity)} × ${item.name}` : item.name;
  });
  const answered = askedQuestions(answers, terms).flatMap(({ question, answer }) => {
    if (!answer || (answer.factor === 1 && answer.fee === 0)) return [];
    const saysItself = !question.yesNo && /\p{L}{2}/u.test(answer.label);
    return [saysItself ? answer.label : withOneMark(`${question.label}: ${answer.label}`)];
  });
  const area = areaAt(answers, terms);
  const name = [...items, ...answered, ...(area ? [area.label] : [])].join(', ');
  return name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT - 1).trimEnd()}…` : name;
}
