import type { Path } from '../config/path';

const ITEMS: Path = ['estimator', 'items'];
const GROUPS: Path = ['estimator', 'groups'];

/** Fields that name entries of a list by their ids: the end of their path, without places in lists. */
const REFERENCES: readonly (readonly [field: string, list: Path])[] = [
  ['estimator.items.group', GROUPS],
  ['estimator.preselected', ITEMS],
  ['when.items', ITEMS],
  ['when.groups', GROUPS],
  ['servicePages.next', ['services']],
];

/** The list whose ids a field takes; undefined for all other fields. */
export function referredList(path: Path): Path | undefined {
  const field = path.filter((key) => typeof key === 'string').join('.');
  return REFERENCES.find(([end]) => field === end || field.endsWith(`.${end}`))?.[1];
}

/** How often a text stands anywhere in a value. */
export function countOf(text: string, value: unknown): number {
  if (value === text) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (count, [key, inner]) => count + (key === text ? 1 : 0) + countOf(text, inner),
    0,
  );
}
