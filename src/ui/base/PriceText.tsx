import { createContext, type ReactNode, use } from 'react';
import { css } from '../../style/emotion';

/** Words of the widget's language that are heard for signs: "$275 to $975", "$35 per month". */
export const PriceWords = createContext({ rangeTo: 'to', per: 'per' });

/** A dash between two numbers, each perhaps with its currency: `275 €–975 €`, `$275–$975`. */
const RANGE = /(\d\D{0,4}?)–(?=\D{0,4}\d)/g;

/** The stroke before what a price is for: `$35/month`, or `/month` alone. */
const PER = /(^|\d\D{0,4}?)\/(?=\p{L})/gu;

/**
 * A text with amounts, whose ranges are heard as such: most voices leave out a dash, and read "slash" for a stroke. What is heard is generated content,
 * so that the text stands once in the page and in what is copied from it.
 */
export function PriceText({ text }: { text: string }): ReactNode {
  const { rangeTo, per } = use(PriceWords);
  const heard = text
    .replace(RANGE, (_range, from: string) => `${from} ${rangeTo} `)
    .replace(PER, (_stroke, before: string) => `${before} ${per} `);
  if (heard === text) return <span key={text}>{text}</span>;
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
