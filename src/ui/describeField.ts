import { fillText } from './fillText';

/** The words for what can be wrong with a text field; `{limit}` and `{length}` are replaced by numbers. */
interface FieldTexts {
  required: string;
  email: string;
  tooLong: string;
  /** Says the limit before it is reached. */
  limitHint: string;
}

interface FieldState {
  value: string;
  /** How long it may be, in UTF-16 units. */
  limit: number;
  problem: keyof FieldTexts | undefined;
  /** What stands there while there is nothing else to say. */
  hint?: string | undefined;
  texts: FieldTexts;
  lang: string;
}

/** The hint and the error of a text field: the limit is said as soon as four fifths of it are used. */
export function describeField({ value, limit, problem, hint, texts, lang }: FieldState) {
  const figures = { limit: limit.toLocaleString(lang), length: value.length.toLocaleString(lang) };
  return {
    hint: value.length > limit * 0.8 ? fillText(texts.limitHint, figures) : hint,
    error: problem && fillText(texts[problem], figures),
  };
}
