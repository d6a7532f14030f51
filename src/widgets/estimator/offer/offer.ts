import type { Business } from '../../../content/schema';

export type EstimatorFacts = Business['estimator'];
export type Item = EstimatorFacts['items'][number];
export type Modifier = EstimatorFacts['modifiers'][number];

export type Area = NonNullable<EstimatorFacts['areas']>[number];

export const allSteps = ['services', 'addOns', 'property', 'location', 'result'] as const;
export type Step = (typeof allSteps)[number];

/** What is shown: a step, or the contact form, which takes the place of the range in the last one. */
export type Screen = Step | 'contact';

export const stepOf = (screen: Screen): Step => (screen === 'contact' ? 'result' : screen);

/** Items under one heading. */
export interface ItemGroup {
  id: string;
  label: string | undefined;
  /** Whether only one can be chosen. */
  choose: 'one' | undefined;
  items: readonly Item[];
}

/** The groups that a step offers, without empty ones. */
export function groupsIn({ groups, items }: EstimatorFacts, step: Step): ItemGroup[] {
  return groups
    .filter((group) => group.step === step)
    .map(({ id, label, choose }) => ({ id, label, choose, items: items.filter((item) => item.group === id) }))
    .filter((group) => group.items.length > 0);
}

/** The steps: without those that are switched off, and without those that ask for nothing. */
export function stepsOf(facts: EstimatorFacts): Step[] {
  const off: readonly Step[] = facts.stepsOff;
  const isEmpty = (step: Step) =>
    (step === 'addOns' && groupsIn(facts, step).length === 0) ||
    (step === 'property' &&
      facts.asksSize === false &&
      facts.propertyTypes.length === 0 &&
      modifiersIn(facts, step).length === 0);
  return allSteps.filter((step) => !off.includes(step) && !isEmpty(step));
}

/** Every item that some step offers, in the order of the steps. */
export const offeredItems = (facts: EstimatorFacts): Item[] =>
  stepsOf(facts).flatMap((step) => groupsIn(facts, step).flatMap(({ items }) => items));

/** The questions that a step asks. */
export const modifiersIn = ({ modifiers }: EstimatorFacts, step: Step): Modifier[] =>
  modifiers.filter((modifier) => modifier.step === step);

const plain = (code: string) => code.replace(/\s/g, '').toUpperCase();

/**
 * Whether the firm works there: in a served ZIP code, or in an area. Without served ones it works everywhere. An empty ZIP
 * code counts as served, and so does the beginning of a served one: it is still being typed.
 */
export function isServed({ servedZips, areas = [] }: EstimatorFacts, zip: string): boolean {
  const entered = plain(zip);
  return (
    servedZips.length === 0 ||
    [...servedZips, ...areas.flatMap(({ zips }) => zips)]
      .map(plain)
      .some((prefix) => entered.startsWith(prefix) || prefix.startsWith(entered))
  );
}

/** The area of a ZIP code: the longest beginning that fits decides. */
export function areaOf({ areas = [] }: EstimatorFacts, zip: string): Area | undefined {
  const entered = plain(zip);
  return areas
    .flatMap((area) => area.zips.map((prefix) => ({ area, prefix: plain(prefix) })))
    .filter(({ prefix }) => entered.startsWith(prefix))
    .reduce<{ area?: Area; prefix: string }>(
      (longest, found) => (found.prefix.length > longest.prefix.length ? found : longest),
      { prefix: '' },
    ).area;
}
