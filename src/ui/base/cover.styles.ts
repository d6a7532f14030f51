import { css } from '../../style/emotion';

/** A control that covers what it belongs to, unseen: the whole of that is its target, for finger and assistive technology alike. */
export const cover = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
