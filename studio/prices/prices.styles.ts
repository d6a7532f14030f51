import { css } from '../../src/style/emotion';

export const container = css`
  display: grid;
  gap: 24px;
  container-type: inline-size;
  min-inline-size: 0;
`;

/** The answers, and beside them what they cost, where there is space. */
export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Stays in view while the answers change. */
export const explained = css`
  @container (min-width: 900px) {
    position: sticky;
    inset-block-start: 24px;
  }
`;
