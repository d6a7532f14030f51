import { css } from '../../style/emotion';

export const hiddenRules = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For screen readers only. */
export const visuallyHidden = css`
  ${hiddenRules}
`;
