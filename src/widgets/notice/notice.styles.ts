import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const notice = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 4px 16px;
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};
`;

export const warning = css`
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
`;

export const text = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
`;

export const close = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-color: currentcolor;
  }
`;
