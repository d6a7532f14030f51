/** What only some firms' facts ask for before the result, in chunks of their own. */

import type { Question } from '../../../domain/question';
import { loadFor } from '../../../forms/questions/loadQuestions';
import { loadModule } from '../../../ui/base/loadModule';
import { rulesOf } from '../answers/quantity';
import { loadFormulas } from '../price/loadFormulas';
import { icons } from './icons';
import type { EstimatorFacts } from './offer';

/** Sliders and choices: most firms ask by a field, which also serves where these cannot be loaded. */
export const loadNumberControls = () => import('../steps/NumberControls').catch(() => 'failed' as const);

export const loadMoreIcons = () => import('./moreIcons');

/** Whether anything is computed by a formula. */
export const hasFormulas = ({ items, surcharges = [], discounts = [] }: EstimatorFacts): boolean =>
  items.some(({ formula, units }) => formula ?? units) ||
  [...surcharges, ...discounts].some(({ formula }) => formula);

/** Loads what the questions and cards of a firm are rendered with; undefined where that is nothing more. */
export function loadParts(
  facts: EstimatorFacts,
  questions: readonly Question[] = [],
): Promise<unknown> | undefined {
  const { items, modifiers, contactQuestions = [] } = facts;
  const rules = [...items.map(rulesOf), ...modifiers.map(({ number = {} }) => number)];
  const loads = [
    rules.some(({ control = 'number' }) => control !== 'number') && loadModule(loadNumberControls),
    items.some(({ icon }) => icon && !(icon in icons)) && loadModule(loadMoreIcons),
    hasFormulas(facts) && loadModule(loadFormulas),
    loadFor([...questions, ...contactQuestions]),
  ].filter((load) => load instanceof Promise);
  return loads.length > 0 ? Promise.all(loads) : undefined;
}
