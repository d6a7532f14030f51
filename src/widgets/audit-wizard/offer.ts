import type { Business } from '../../content/schema';

export const allSteps = ['info', 'clean', 'strip', 'protect', 'submit'] as const;
export type Step = (typeof allSteps)[number];

/** The lists of services, with the labels on offer. */
export type Offer = Business['audit'];
export type ListName = keyof Offer;
/** The labels that are selected in each list. */
export type Selected = Readonly<Record<ListName, readonly string[]>>;

export const listNames = [
  'cleaningServices',
  'strippingServices',
  'protectionServices',
] as const satisfies ListName[];

/** The list that a step offers. */
export const listOf: Partial<Record<Step, ListName>> = {
  clean: 'cleaningServices',
  strip: 'strippingServices',
  protect: 'protectionServices',
};

/** The steps: without those that have no choice to offer. */
export const stepsOf = (offer: Offer): Step[] =>
  allSteps.filter((step) => {
    const list = listOf[step];
    return !list || offer[list].length > 0;
  });
