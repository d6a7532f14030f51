import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** Pixels of an hour. */
export const HOUR = 32;

export const grid = css`
  display: flex;
  min-inline-size: 0;
  user-select: none;
`;

export const axis = css`
  flex: none;
  inline-size: 3.4em;
  font-size: 0.75em;
  color: ${token('color-ink-soft')};
`;

export const hours = css`
  position: relative;

  & > span {
    position: absolute;
    inset-inline-end: 6px;
    translate: 0 -50%;
    white-space: nowrap;
  }
`;

export const column = css`
  flex: 1 1 0;
  min-inline-size: 34px;
  margin: 0;
  padding: 0;
  border: 0;
  max-inline-size: 120px;

  & + & {
    border-inline-start: 1px solid ${token('color-line')};
  }
`;

export const head = css`
  display: grid;
  justify-items: center;
  block-size: 64px;
  font-size: 14px;
  font-weight: 600;
`;

export const add = css`
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-soft')};
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
    color: ${token('color-ink')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
  }
`;

/** A line for each hour. */
export const track = css`
  position: relative;
  background: repeating-linear-gradient(
    to bottom,
    ${token('color-line')} 0 1px,
    ${token('color-ground')} 1px ${HOUR}px
  );
  cursor: copy;
`;

export const span = css`
  position: absolute;
  inset-inline: 2px;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: center;
  padding-block: 7px;
  border: 1px solid ${token('color-done')};
  border-radius: 6px;
  background: ${token('color-done-ground')};
  color: ${token('color-ink')};
  overflow: visible;
  cursor: move;
  container-type: size;
`;

export const time = css`
  font-size: 11px;
  line-height: 1;
  white-space: nowrap;

  /* A short span has no room for both of its ends. */
  @container (max-height: 34px) {
    display: none;
  }
`;

const edge = `
  position: absolute;
  inset-inline: 0;
  block-size: 24px;
  border-radius: 6px;
  cursor: ns-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 25%;
    block-size: 4px;
    border-radius: 2px;
    background: ${token('color-done')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
  }
`;

export const begin = css`
  ${edge}
  inset-block-start: -15px;

  &::before {
    inset-block-end: 7px;
  }
`;

export const end = css`
  ${edge}
  inset-block-end: -15px;

  &::before {
    inset-block-start: 7px;
  }
`;

export const remove = css`
  position: absolute;
  inset-block: 0;
  inset-inline: 0;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: auto;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${token('color-ink-soft')};
  cursor: pointer;

  &:hover {
    background: ${token('color-ground')};
    color: ${token('color-ink')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
  }

  @container (max-height: 26px) {
    block-size: 100%;
  }
`;
