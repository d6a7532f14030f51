import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

interface StarsProps {
  /** From 1 to 5. */
  rating: number;
  /** Text alternative. */
  label: string;
}

/** A star in a square of 24 units, from its upper tip. */
const STAR = 'l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.8 6.9-1z';
const STEP = 29;

/** So many stars in a row, as one path: five icons each would be a good part of a page's HTML. */
const starsFrom = (first: number, count: number): string =>
  `M${12 + first * STEP} 2${STAR}${`m${STEP} 0${STAR}`.repeat(count - 1)}`;

/** A rating as five stars. */
export function Stars({ rating, label }: StarsProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an icon as all others, which has no name of its own
    <div role="img" aria-label={label} className={stars}>
      <svg
        width={117}
        height={20}
        viewBox="0 0 140 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path fill="currentColor" d={starsFrom(0, rating)} />
        {rating < 5 && <path className={empty} d={starsFrom(rating, 5 - rating)} />}
      </svg>
    </div>
  );
}

const stars = css`
  color: ${token('color-done')};

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

const empty = css`
  color: ${token('color-control')};
`;
