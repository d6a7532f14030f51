import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

/** 48 px is a target for any thumb. */
export const slider = css`
  display: flex;
  gap: 14px;
  align-items: center;

  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 48px;
    margin: 0;
    accent-color: ${token('color-done')};
  }

  & > output {
    min-inline-size: 5ch;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
