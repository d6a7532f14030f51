import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const inherited = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
`;

export const entries = css`
  display: grid;
  gap: 8px;
`;

export const entry = css`
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
`;

export const dragged = css`
  opacity: 0.5;
`;

const line = (edge: string) => css`
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    ${edge}: -6px;
    block-size: 3px;
    border-radius: 2px;
    background: ${token('color-focus')};
  }
`;

/** Where what is dragged would be put. */
export const drop = { above: line('inset-block-start'), below: line('inset-block-end') };

export const head = css`
  display: flex;
  align-items: stretch;
`;

export const handle = css`
  cursor: grab;
  touch-action: none;
`;

export const toggle = css`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  text-align: start;
  cursor: pointer;

  & > svg {
    margin-inline-start: auto;
    transition: rotate 150ms ease-out;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const title = css`
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const price = css`
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

export const problems = css`
  padding: 2px 10px;
  border-radius: 999px;
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-error')};
  background: ${token('color-error-ground')};
`;

export const body = css`
  padding: 16px;
  border-block-start: 1px solid ${token('color-line')};
`;
