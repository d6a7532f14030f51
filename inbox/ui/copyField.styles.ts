import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** The field takes what the button leaves. */
export const copyField = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & input {
    flex: 1 1 16rem;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid ${token('color-control')};
    border-radius: ${token('radius-control')};
    background: ${token('color-ground')};
    color: inherit;
    font: inherit;
  }
`;
