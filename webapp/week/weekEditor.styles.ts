import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const heading = css`
  margin: 0 0 8px;
  font-size: 1em;
`;

export const beside = css`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
`;

export const week = css`
  flex: 7 1 300px;
  min-inline-size: 0;
`;

export const windows = css`
  flex: 1 0 150px;
  min-inline-size: 0;
`;

export const daysOff = css`
  max-inline-size: 420px;

  & td > button {
    background: none;
    color: inherit;
    font-weight: 400;
  }

  & [aria-selected='true'] > button {
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    font-weight: 650;
    text-decoration: line-through;
  }
`;
