import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { css, keyframes } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Icon } from '../../ui/base/Icon';

/** Something was done. */
export const DoneMark = (): ReactNode => (
  <span className={mark}>
    <Icon icon={Check} size={32} />
  </span>
);

const appear = keyframes`
  from { opacity: 0; scale: 0.6; }
`;

const mark = css`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${token('color-done')};
  color: ${token('color-ground')};
  box-shadow: 0 0 0 8px ${token('color-done-ground')};
  margin: 8px;
  outline: 1px solid transparent; /* visible in forced colors */

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 300ms ease-out;
  }
`;
