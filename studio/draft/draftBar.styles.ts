import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const bar = css`
  display: grid;
  grid-template: 'name name' auto 'undo redo' auto / 1fr 1fr;
  gap: 8px;
  margin-block-start: auto;

  @media (max-width: 900px) {
    grid-template: 'name undo redo' auto / 1fr auto auto;
    margin: 0;
  }
`;

export const name = css`
  grid-area: name;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
`;

export const step = css`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  @media (max-width: 900px) {
    & > span {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      white-space: nowrap;
    }
  }
`;
