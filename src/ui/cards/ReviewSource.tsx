import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { formatMonth } from './formatMonth';

interface ReviewSourceProps {
  /** URL of the review, or of the page with all reviews. */
  href?: string | undefined;
  /** Where it was written, as a visitor reads it. */
  label?: string | undefined;
  /** When it was written, such as `2026-05-14`. */
  date?: string | undefined;
  lang: string;
}

/** Where and when a review was written. Nothing where neither is known. */
export function ReviewSource({ href, label, date, lang }: ReviewSourceProps): ReactNode {
  if (!label && !date) return null;
  return (
    <span className={line} part="source">
      {label && href && (
        <a className={link} href={href}>
          {label}
        </a>
      )}
      {label && !href && <span>{label}</span>}
      {date && <time dateTime={date}>{formatMonth(date, lang)}</time>}
    </span>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: baseline;
  flex-basis: 100%;
  font-size: 0.9375em;
`;

/** As high as a finger needs it. */
const link = css`
  display: inline-block;
  padding-block: 11px;
  margin-block: -4px;
  color: inherit;
  text-underline-offset: 0.2em;
`;
