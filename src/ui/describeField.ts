import { fillText } from './fillText';
import { formatNumber } from './formatNumber';

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
  const say = (text: string) =>
    fillText(text, { limit: formatNumber(limit, lang), length: formatNumber(value.length, lang) });
  return {
    hint: value.length > limit * 0.8 ? say(texts.limitHint) : hint,
    error: problem && say(texts[problem]),
  };
}
