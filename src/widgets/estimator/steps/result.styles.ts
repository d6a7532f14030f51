import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const summary = css`
  display: grid;
  gap: 6px;
  padding: ${space('20px')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
  outline: 1px solid transparent; /* visible in forced colors */
`;

export const range = css`
  font-family: ${token('font-heading')};
  font-size: clamp(1.75em, 9cqi, 3.5em);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const note = css`
  max-inline-size: 60ch;
  color: ${token('color-ink-soft')};
`;

/** As high as a finger needs it. */
export const link = css`
  display: inline-block;
  padding-block: 10px;
  font-weight: 650;
`;

export const breakdown = css`
  display: grid;
  gap: 8px;
  justify-items: start;

  & > :first-child {
    font-size: 1.0625em;
    font-weight: 650;
  }
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;

export const buttons = css`
  display: grid;
  gap: 12px;

  @container (min-width: 560px) {
    display: flex;
  }
`;
