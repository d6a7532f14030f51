import { css } from '../../src/style/emotion';

export const frame = css`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 1280px;
  block-size: 1000px;
  border: 0;
  visibility: hidden;
  pointer-events: none;
  z-index: -1;
`;
