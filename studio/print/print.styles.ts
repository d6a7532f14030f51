import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const code = css`
  inline-size: 200px;
  block-size: 200px;
  border-radius: ${token('radius-control')};
`;

/** The sheet in its size, a little smaller: a phone is narrower than paper. */
export const paper = css`
  zoom: 0.7;
  max-inline-size: 100%;
  border: 1px solid ${token('color-line')};
  background: white;

  & > iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;
