import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** Leaves space for the fixed header. */
export const root = css`
  display: grid;
  gap: 56px;
  align-content: center;
  min-block-size: min(100svh, 760px);
  padding-block-start: clamp(128px, 14cqi, 168px);
  overflow: hidden;
  overflow-wrap: anywhere;

  @container (min-width: 800px) {
    grid-template-columns: minmax(0, 1fr) 38cqi;
    align-items: center;
  }
`;

export const heading = css`
  font-size: clamp(2.5em, 1.4em + 5cqi, 4.5em);
  line-height: 1.02;
  letter-spacing: -0.03em;
`;

export const action = css`
  display: grid;
  margin-block-start: 32px;

  @container (min-width: 560px) {
    justify-items: start;
  }
`;

/** The emblem, with one station missing. */
export const art = css`
  justify-self: center;
  inline-size: 100%;
  max-inline-size: min(460px, 80cqi);
  color: ${token('color-done')};

  @container (min-width: 800px) {
    justify-self: end;
  }
`;
