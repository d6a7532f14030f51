import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Around the days and times, as wide as a month and its times are read. */
export const card = css`
  max-inline-size: 860px;
  margin-block-start: ${space('24px')};
  padding-block-start: 12px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
`;

/** There before a time is chosen: nothing shifts. */
export const end = css`
  min-block-size: ${space('52px')};
  margin-block-start: ${space('20px')};
`;
