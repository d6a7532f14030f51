import type { Fee, Percentage } from '../../../pricing/charges';
import { type Estimate, estimate } from '../../../pricing/estimate';
import type { SelectedItem } from '../../../pricing/item';
import { type Answers, asksQuantity, quantityOf, selectedItems } from '../answers/answers';
import { leastQuantity, rulesOf } from '../answers/quantity';
import {
  type AskedQuestion,
  answeredModifiers,
  areaAt,
  askedQuestions,
  concerned,
  givenAnswers,
} from '../answers/questions';
import { memoize } from '../offer/memoize';
import type { EstimatorFacts, Item } from '../offer/offer';
import type { Terms } from '../offer/terms';

/** The range of what is selected. */
export const computeEstimate = memoize((answers: Answers, terms: Terms): Estimate => {
  const { facts } = terms;
  const selected = selectedItems(answers, terms);
  const asked = askedQuestions(answers, terms);
  const area = areaAt(answers, terms);
  const holds = (charges: EstimatorFacts['surcharges'] = []) =>
    charges.flatMap(({ when, ...charge }) => {
      const items = concerned(when, selected, givenAnswers(asked));
      return items === false ? [] : [{ ...charge, items }];
    });
  const [surcharges, discounts] = [holds(facts.surcharges), holds(facts.discounts)];
  return estimate({
    items: selected.map((item) => pricedItem(item, answers, terms)),
    factors: answeredModifiers(answers, terms),
    step: steps[facts.rounding ?? 'whole'],
    surcharges: percentages(surcharges),
    discounts: percentages(discounts),
    amountsOff: amounts(discounts),
    fees: [
      ...amounts(surcharges),
      ...asked.flatMap(feeOf),
      ...(area?.fee === undefined ? [] : [{ label: area.label, amount: area.fee }]),
    ],
    minimum: facts.minimum,
    tax: facts.tax && percentages([facts.tax])[0],
    deposit: facts.deposit,
    from: asked.some(({ question, answer }) => !answer && (question.number?.fee ?? 0) > 0),
  });
});

export const steps = { whole: 1, cents: 0.01, 5: 5, 10: 10 } as const;

function pricedItem(item: Item, answers: Answers, terms: Terms): SelectedItem {
  const { id, price, tiers, tiersMode, onRequest, quantity: rules, floor, unit } = item;
  if (onRequest) return { id };
  const entered = quantityOf(item, answers, terms);
  const asks = asksQuantity(item, terms);
  const isKnown = (!unit && !asks) || typeof entered === 'number';
  return {
    id,
    price: tiers ? undefined : price,
    tiers,
    tiersMode,
    quantity: typeof entered === 'number' ? entered : leastQuantity(rulesOf(item)),
    billingIncrement: rules?.billingIncrement,
    floor,
    from: !isKnown && (asks || floor !== undefined || (price?.min ?? 1) < 1),
  };
}

const feeOf = ({ question: { label, number }, answer }: AskedQuestion): Fee[] =>
  answer?.fee ? [{ label, amount: answer.fee, quantity: answer.quantity, included: number?.included }] : [];

interface Charge {
  readonly label: string;
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly items?: readonly string[] | undefined;
}

const percentages = (charges: readonly Charge[]): Percentage[] =>
  charges.flatMap(({ label, percent, items }) => (percent === undefined ? [] : [{ label, percent, items }]));

const amounts = (charges: readonly Charge[]): Fee[] =>
  charges.flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, amount }]));
