import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

/** Clear of a phone's home bar. */
export const launch = css`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  padding: 12px 22px 12px 18px;
  border: 1px solid transparent;
  border-radius: 28px;
  background: ${token('color-done')};
  color: ${token('color-ground')};
  font-weight: 650;
  line-height: 1.2;
  box-shadow: ${token('shadow')};
  cursor: pointer;

  &[data-covering] {
    visibility: hidden;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
