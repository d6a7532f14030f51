import { css } from '../../../style/emotion';
import { space } from '../../../style/tokens';

export const confirmation = css`
  display: grid;
  gap: ${space('14px')};
  justify-items: start;
  overflow-wrap: anywhere;

  & > button {
    margin-block-start: 10px;
  }
`;

export const heading = css`
  font-size: clamp(1.5em, 1.1em + 2cqi, 2em);
  font-weight: 700;

  &:focus-visible {
    outline: none;
  }
`;
