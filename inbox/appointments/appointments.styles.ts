import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** The width from which a week stands beside itself. */
const WIDE = '900px';

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`;

export const turns = css`
  display: flex;
  gap: 4px;
  align-items: center;
`;

export const turn = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
  }
`;

export const spans = css`
  display: flex;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding-inline: 18px;
    border-radius: inherit;
    cursor: pointer;
  }

  & > label:has(input:checked) {
    background: ${token('color-done-ground')};
    font-weight: 650;
  }

  & > label:has(input:focus-visible) {
    outline: 3px solid ${token('color-focus')};
  }

  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export const hint = css`
  margin-block: 12px;
  padding: 10px 14px;
  border-inline-start: 3px solid ${token('color-done')};
  background: ${token('color-done-ground')};
`;

export const days = css`
  display: grid;
  gap: 16px;
  margin-block-start: 12px;
`;

export const week = css`
  @media (min-width: ${WIDE}) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 8px;
  }
`;

export const day = css`
  min-inline-size: 0;
`;

export const date = css`
  margin: 0 0 8px;
  padding-block: 6px;
  border-block-end: 2px solid ${token('color-line')};
  font-size: 1.0625em;
`;

export const today = css`
  & > h2 {
    border-color: ${token('color-done')};
    color: ${token('color-done')};
  }
`;

export const visits = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const visit = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  justify-items: start;
  padding: 10px 12px;
  border: 1px solid ${token('color-line')};
  border-inline-start: 4px solid ${token('color-done')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  overflow-wrap: anywhere;
  break-inside: avoid;

  & p {
    margin: 0;
  }
`;

export const moving = css`
  outline: 3px solid ${token('color-done')};
`;

export const dragged = css`
  opacity: 0.6;
`;

export const line = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
`;

export const crew = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;

  & select {
    min-block-size: 44px;
    max-inline-size: 100%;
    padding-inline: 8px;
    border: 1px solid ${token('color-control')};
    border-radius: ${token('radius-control')};
    background: ${token('color-ground')};
  }
`;

export const grip = css`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-block-size: 44px;
  margin-inline-start: -6px;
  padding-inline: 6px 10px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-soft')};
  font-size: 0.9375em;
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${token('color-ground-soft')};
    color: ${token('color-ink')};
  }

  @media print {
    display: none;
  }
`;

export const free = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(120px, 100%), 1fr));
  gap: 6px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

export const slot = css`
  inline-size: 100%;
  min-block-size: 44px;
  padding: 6px;
  border: 1px dashed ${token('color-done')};
  border-radius: ${token('radius-control')};
  background: ${token('color-done-ground')};
  color: ${token('color-done')};
  cursor: pointer;

  &:hover {
    border-style: solid;
  }
`;

export const over = css`
  border-style: solid;
  outline: 3px solid ${token('color-done')};
`;

export const dayActions = css`
  margin-block-start: 16px;

  @media print {
    display: none;
  }
`;
