import { css } from '../../style/emotion';

export const root = css`
  overflow-wrap: anywhere;
`;

/** Each row brings its room above. */
export const rows = css`
  padding-block-start: 0;
`;
