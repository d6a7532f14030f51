import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** The widgets beside the one that is chosen. */
export const view = css`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  @media (max-width: 1200px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

export const title = css`
  display: grid;
  gap: 4px;
`;

export const tag = css`
  margin-inline-start: 4px;
  font: 0.75em ui-monospace, monospace;
  color: ${token('color-ink-soft')};
`;

export const states = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const legend = css`
  margin-block-end: 8px;
  font-weight: 600;
`;

export const state = css`
  min-block-size: 44px;
  padding: 8px 16px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  cursor: pointer;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &[aria-pressed='true'] {
    font-weight: 600;
    border-color: ${token('color-done')};
    background: ${token('color-done-ground')};
    box-shadow: inset 0 0 0 1px ${token('color-done')};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
`;

/** As many fields in a row as have space. */
export const controls = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 12px 16px;
  align-items: start;
`;

export const notes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
`;

export const link = css`
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;

export const sentences = css`
  max-inline-size: 75ch;
`;
