import { css } from '../../style/emotion';

/** Buttons at the end of a step, side by side; on a phone each has a line of its own. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 10px;

  @container (max-width: 559.98px) {
    justify-self: stretch;

    & > button {
      flex: 1 1 100%;
    }
  }
`;
