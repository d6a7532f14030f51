/**
 * What a form that a browser sends by itself says of the firm's own questions, in a hidden field: who receives it knows them
 * by their ids alone.
 */
export const ASKED_FIELD = 'asked';
/** The hidden field that says how the form differs from the built-in one, as `changedForm` of a lead. */
export const CHANGED_FIELD = 'changedForm';

/** The id of a question, its label, the words for its answers, and whether it is a consent. */
export type AskedQuestion = readonly [
  id: string,
  label: string,
  words?: Readonly<Record<string, string>> | undefined,
  isConsent?: 1,
];

/** The answer to a question of such a form, for the lead. @param described what the hidden field holds */
export function answerOf(
  id: string,
  value: string,
  { described, at }: { described: unknown; at: string },
): { id: string; label: string; value: string; agreedAt?: string } {
  const found: unknown = Array.isArray(described)
    ? described.find((entry) => Array.isArray(entry) && entry[0] === id)
    : undefined;
  const [, label, words, isConsent] = (found ?? []) as unknown[];
  const known = new Map(typeof words === 'object' && words !== null ? Object.entries(words) : []);
  const said = known.size === 0 ? [value] : value.split(' ').map((part): unknown => known.get(part) ?? part);
  return {
    id,
    label: typeof label === 'string' && label !== '' ? label : id,
    value: said.filter((part) => typeof part === 'string' && part !== '').join(', '),
    ...(isConsent === 1 && { agreedAt: at }),
  };
}
