import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** Inline size of the handle in px. */
export const HANDLE = 44;

export const frame = css`
  min-inline-size: 0;
`;

export const width = css`
  margin-block-end: 4px;
  font-size: 0.9375em;
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

export const box = css`
  overflow-x: auto;
`;

export const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${HANDLE}px;
`;

export const content = css`
  overflow: hidden;
  outline: 1px solid ${token('color-line')};
  outline-offset: -1px;
  border-radius: ${token('radius-control')};
`;

/** A grip beside the frame; wholly a target. */
export const handle = css`
  display: grid;
  align-items: center;
  justify-content: start;
  padding-inline-start: 10px;
  border-radius: ${token('radius-control')};
  cursor: ew-resize;
  touch-action: none;

  &::before {
    content: '';
    position: sticky;
    inset-block: 40dvh;
    inline-size: 6px;
    block-size: min(72px, 100%);
    border-radius: 3px;
    background: ${token('color-control')};
  }

  &:hover::before,
  &:active::before {
    background: ${token('color-ink')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
