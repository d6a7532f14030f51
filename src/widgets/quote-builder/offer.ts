import type { Business } from '../../content/schema';

export type QuoteFacts = Business['quote'];
export type Group = QuoteFacts['groups'][number];
export type Item = Group['items'][number];

export const steps = ['client', 'services', 'addOns', 'total', 'notes', 'signature'] as const;
export type Step = (typeof steps)[number];

/** The groups that a step offers, without empty ones. */
export const groupsIn = ({ groups }: QuoteFacts, step: 'services' | 'addOns'): Group[] =>
  groups.filter(
    (group) => group.step === (step === 'services' ? 'core' : 'addOns') && group.items.length > 0,
  );

/** The items that are selected and on offer, in the order in which they are offered. */
export const selectedItems = (facts: QuoteFacts, selected: readonly string[]): Item[] =>
  (['services', 'addOns'] as const)
    .flatMap((step) => groupsIn(facts, step).flatMap(({ items }) => items))
    .filter(({ id }) => selected.includes(id));
