import { css } from '../../src/style/emotion';

export const feeds = css`
  margin-block-start: 32px;

  & > summary {
    min-block-size: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }

  @media print {
    display: none;
  }
`;
