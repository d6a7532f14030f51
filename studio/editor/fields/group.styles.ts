import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const group = css`
  display: grid;
  gap: 12px;
`;

export const legend = css`
  font-weight: 600;
`;

export const hint = css`
  margin-block-start: -6px;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

/** Fields below one another, short ones in pairs. */
export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 20px 16px;
  align-items: start;

  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const wide = css`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

/** Boxes to tick beside one another. */
export const boxes = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  column-gap: 16px;
`;

export const name = css`
  font-weight: 600;
  color: ${token('color-ink')};
`;

/** Fields of what was switched on, or of an alternative that was chosen. */
export const inner = css`
  display: grid;
  gap: 16px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid ${token('color-line')};
`;

export const more = css`
  & > summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
    color: ${token('color-ink-soft')};
  }
`;

/** A button that is no more than its words. */
export const quietButton = css`
  justify-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-ink-soft')};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }
`;
