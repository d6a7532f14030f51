import { Star } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Icon } from '../base/Icon';

interface StarsProps {
  /** From 1 to 5. */
  rating: number;
  /** Text alternative. */
  label: string;
}

/** A rating as five stars. */
export function Stars({ rating, label }: StarsProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five icons with one text alternative
    <div role="img" aria-label={label} className={stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= rating ? full : empty}>
          <Icon icon={Star} size={20} />
        </span>
      ))}
    </div>
  );
}

const stars = css`
  display: flex;
  gap: 4px;
  color: ${token('color-done')};
`;

const full = css`
  & > svg {
    fill: currentcolor;
  }
`;

const empty = css`
  color: ${token('color-control')};
`;
