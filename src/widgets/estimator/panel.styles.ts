import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const head = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 8px 8px 20px;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-ground')};
`;

export const title = css`
  font-size: 1.0625em;
  font-weight: 650;
`;

export const close = css`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
  }
`;

export const body = css`
  padding: 20px 20px 32px;
`;
