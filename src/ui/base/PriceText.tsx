import { createContext, type ReactNode, use } from 'react';
import { css } from '../../style/emotion';

/** The word between two amounts, in the widget's language: "$275 to $975". */
export const RangeWord = createContext('to');

/** A dash between two numbers, each perhaps with its currency: `275 €–975 €`, `$275–$975`. */
const RANGE = /(\d\D{0,4}?)–(?=\D{0,4}\d)/g;

/**
 * A text with amounts, whose ranges are heard as such: most voices leave out a dash. What is heard is generated content,
 * so that the text stands once in the page and in what is copied from it.
 */
export function PriceText({ text }: { text: string }): ReactNode {
  const word = use(RangeWord);
  const heard = text.replace(RANGE, (_range, from: string) => `${from} ${word} `);
  if (heard === text) return text;
  // An element of its own for each text: not every engine tells a live region that generated content has changed.
  return (
    <span key={text} className={range} data-heard={heard}>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

/** What is heard lies on what is seen, where a finger looks for it. */
const range = css`
  position: relative;

  &::after {
    content: attr(data-heard);
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
  }
`;
