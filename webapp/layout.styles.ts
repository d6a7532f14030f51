import { css } from '../src/style/emotion';
import { token } from '../src/style/tokens';

/** Of a link in a menu; wholly a target. */
export const menuLink = `
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: ${token('radius-control')};
  text-decoration: none;
`;

/** What one sets, and beside it what comes of it. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  @media (max-width: 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields or parts below one another. */
export const stack = css`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
`;

export const card = css`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  padding: clamp(16px, 2vw, 24px);
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
`;

export const heading = css`
  font-size: 1.25em;
`;

/** Two fields beside each other, where there is space. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`;

export const quiet = css`
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

/** Buttons or links in a row. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
