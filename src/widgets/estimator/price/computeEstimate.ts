import type { Fee, Percentage } from '../../../pricing/charges';
import { type Estimate, estimate } from '../../../pricing/estimate';
import type { SelectedItem } from '../../../pricing/item';
import { loadedModule } from '../../../ui/base/loadModule';
import { type Answers, asksQuantity, quantityOf, selectedItems } from '../answers/answers';
import { leastQuantity, rulesOf } from '../answers/quantity';
import {
  type AskedQuestion,
  answeredModifiers,
  answerNames,
  areaAt,
  askedQuestions,
  concerned,
} from '../answers/questions';
import { memoize } from '../offer/memoize';
import type { EstimatorFacts, Item } from '../offer/offer';
import type { Terms } from '../offer/terms';
import type { Formulas } from './formulas';
import { loadFormulas } from './loadFormulas';

/** The range of what is selected: where there are later visits, of the first one. */
export const computeEstimate = (answers: Answers, terms: Terms): Estimate =>
  firstVisit(answers, terms, loadedModule(loadFormulas));

const firstVisit = memoize(
  (answers: Answers, terms: Terms, formulas: FormulaModule): Estimate =>
    estimateVisit('first', answers, terms, formulas?.formulasOf(answers, terms)),
);

/** The range of each later visit; undefined where there is none. */
export const laterEstimate = memoize((answers: Answers, terms: Terms): Estimate | undefined => {
  const { laterVisits } = terms.facts;
  const holds =
    laterVisits &&
    concerned(
      laterVisits.when,
      selectedItems(answers, terms),
      answerNames(askedQuestions(answers, terms)),
    ) !== false;
  const formulas = loadedModule(loadFormulas)?.formulasOf(answers, terms);
  const estimated = holds ? estimateVisit('later', answers, terms, formulas) : undefined;
  return estimated?.items.length ? estimated : undefined;
});

type FormulaModule = Awaited<ReturnType<typeof loadFormulas>>;

function estimateVisit(
  visit: Visit,
  answers: Answers,
  terms: Terms,
  formulas: Formulas | undefined,
): Estimate {
  const { facts } = terms;
  const belongs = (part: { visit?: Visit | undefined }) =>
    !facts.laterVisits || (part.visit ?? visit) === visit;
  const selected = selectedItems(answers, terms);
  const asked = askedQuestions(answers, terms);
  const area = areaAt(answers, terms);
  const holds = (charges: EstimatorFacts['surcharges'] = []) =>
    charges.flatMap(({ when, ...charge }) => {
      const items = concerned(when, selected, answerNames(asked));
      return items === false || !belongs(charge) ? [] : [{ ...charge, items }];
    });
  const [surcharges, discounts] = [holds(facts.surcharges), holds(facts.discounts)];
  return estimate({
    items: selected.filter(belongs).map((item) => pricedItem(item, answers, terms, formulas)),
    factors: answeredModifiers(answers, terms),
    chargeOrder: facts.chargeOrder,
    step: steps[facts.rounding ?? 'whole'],
    surcharges: percentages(surcharges),
    discounts: percentages(discounts),
    fixedDiscounts: amounts(discounts, formulas),
    fees: [
      ...amounts(surcharges, formulas),
      ...asked.flatMap(feeOf),
      ...(area?.fee === undefined ? [] : [{ label: area.label, amount: area.fee }]),
    ],
    minimum: facts.minimum,
    tax: facts.tax && percentages([{ ...facts.tax, items: facts.tax.of }])[0],
    ...(visit === 'first' && { deposit: facts.deposit, monthly: facts.monthly }),
  });
}

type Visit = 'first' | 'later';

export const steps = { whole: 1, cents: 0.01, 5: 5, 10: 10 } as const;

function pricedItem(
  item: Item,
  answers: Answers,
  terms: Terms,
  formulas: Formulas | undefined,
): SelectedItem {
  const { id, price, tiers, tiersMode, onRequest, quantity: rules, floor, unit } = item;
  if (onRequest) return { id };
  if (item.formula) return { id, price: formulas?.priceOf(item), floor };
  if (item.units) {
    const quantity = formulas?.unitsOf(item);
    const { billingIncrement } = rules ?? {};
    return quantity === undefined
      ? { id }
      : { id, price, tiers, tiersMode, quantity, billingIncrement, floor };
  }
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
  readonly formula?: string | undefined;
  readonly items?: readonly string[] | undefined;
}

const percentages = (charges: readonly Charge[]): Percentage[] =>
  charges.flatMap(({ label, percent, items }) => (percent === undefined ? [] : [{ label, percent, items }]));

const amounts = (charges: readonly Charge[], formulas: Formulas | undefined): Fee[] =>
  charges.flatMap(({ label, amount, formula }) => {
    const computed = formula === undefined ? undefined : formulas?.amountOf(formula);
    const own = amount ?? computed;
    return own === undefined ? [] : [{ label, amount: own }];
  });
