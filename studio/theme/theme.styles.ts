import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** What one sets, and beside it the preview, which stays in view; on a narrow screen it comes after the brand's color. */
export const view = css`
  display: grid;
  grid-template: 'brand preview' auto 'rest preview' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  gap: 20px 32px;
  align-items: start;

  @media (max-width: 1200px) {
    grid-template: 'brand' auto 'preview' auto 'rest' auto / minmax(0, 1fr);
  }
`;

export const beside = css`
  grid-area: preview;
  position: sticky;
  inset-block-start: 24px;
  min-inline-size: 0;

  @media (max-width: 1200px) {
    position: static;
  }
`;

/** A page of somebody's, in a window. */
export const page = css`
  max-block-size: max(320px, 100dvh - 280px);
  overflow: auto;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};

  @media (max-width: 1200px) {
    max-block-size: max(320px, 75dvh);
  }
`;

export const tokenControl = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

export const tokenText = css`
  flex: 1 1 120px;
  inline-size: auto;
  min-inline-size: 0;

  &::placeholder {
    color: ${token('color-ink-soft')};
    opacity: 1;
  }
`;

export const colorInput = css`
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  padding: 4px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch {
    border: 0;
    border-radius: 4px;
  }

  &::-moz-color-swatch {
    border: 0;
    border-radius: 4px;
  }
`;

export const slider = css`
  flex: 1 1 120px;
  min-inline-size: 0;
  block-size: 44px;
  accent-color: ${token('color-done')};
  cursor: pointer;
`;

export const swatch = css`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color-ink')} 25%, transparent);
`;

export const palette = css`
  display: flex;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};

  & > span {
    flex: 1;
    block-size: 48px;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const swatches = css`
  display: flex;

  & > span + span {
    margin-inline-start: -6px;
  }
`;

/** Opens and closes; the whole line is the target. */
export const group = css`
  border-block-start: 1px solid ${token('color-line')};

  & > summary {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 52px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  & > summary > :first-child {
    margin-inline-end: auto;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > svg {
    flex: none;
    color: ${token('color-ink-soft')};
    transition: rotate 150ms ease-out;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > :not(summary) {
    padding-block: 8px 24px;
  }
`;

export const verdict = css`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export const passes = css`
  display: flex;
  gap: 8px;
  align-items: center;
  color: ${token('color-done')};

  & > span {
    color: ${token('color-ink')};
  }
`;

export const fails = css`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  color: ${token('color-error')};
`;

export const hard = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px;
  border-inline-start: 3px solid ${token('color-error')};
  background: ${token('color-error-ground')};

  & > ul {
    display: grid;
    gap: 8px;
  }
`;

export const sample = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 32px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color-ink')} 20%, transparent);

  &::before {
    content: 'Aa';
    font-weight: 600;
  }

  &[data-border]::before {
    content: '';
    inline-size: 24px;
    block-size: 14px;
    border: 2px solid;
    border-radius: 4px;
  }
`;

export const tableFrame = css`
  overflow-x: auto;
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375em;
  font-variant-numeric: tabular-nums;

  & th {
    font-weight: 500;
    text-align: start;
  }

  & thead th {
    font-size: 0.875em;
    color: ${token('color-ink-soft')};
  }

  & :is(th, td) {
    padding: 6px 12px 6px 0;
    border-block-end: 1px solid ${token('color-line')};
  }

  & td {
    white-space: nowrap;
  }

  @media (max-width: 480px) {
    & th [aria-hidden] {
      display: none;
    }
  }

  & small {
    display: block;
    font-size: 0.875em;
    color: ${token('color-ink-soft')};
  }
`;

export const variables = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 16px;

  &:empty {
    display: none;
  }

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    overflow-wrap: anywhere;
  }

  & > li > :last-child {
    grid-column: 2;
  }

  & > li > :only-child {
    grid-column: 1 / -1;
  }
`;

/** Something seen, and its name beside it. */
export const named = css`
  display: flex;
  gap: 12px;
  align-items: center;
`;
