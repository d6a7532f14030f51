import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

/** The width from which a month has room beside the times of a day. */
export const WIDE = 620;

export const room = css`
  container-type: inline-size;
`;

export const picker = css`
  display: grid;
  gap: ${space('12px')};
  padding: 4px 16px 16px;
`;

/** A month, and the times of a day beside it. */
export const beside = css`
  display: grid;
  grid-template-columns: minmax(308px, 1fr) 1fr;
  gap: 32px;
  block-size: 348px;
`;

/** They scroll where a day has more of them than a month has weeks. */
export const column = css`
  min-block-size: 0;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
`;

export const group = css`
  position: relative;
  min-inline-size: 0;
  border: 0;
`;

export const legend = css`
  min-block-size: 1.5em;
  margin-block-end: 8px;
  font-weight: 600;
`;

/** Days in a row, which is swiped or scrolled. */
export const strip = css`
  position: relative;
  display: flex;
  gap: 8px;
  min-block-size: 6em;
  margin-inline: -16px;
  padding: 4px 16px 8px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: 16px;
  scrollbar-width: thin;
`;

export const times = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
  gap: 8px;
`;

export const box = css`
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
`;

/** The whole of it is the target; the native radio button lies over it. */
export const chip = css`
  position: relative;
  display: grid;
  place-content: center;
  min-block-size: 48px;
  line-height: 1.3;
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &:has(input:checked) {
    border-color: ${token('color-done')};
    box-shadow: inset 0 0 0 1px ${token('color-done')};
    background: ${token('color-done-ground')};
    font-weight: 650;
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    &:has(input:checked) {
      border: 3px solid Highlight;
    }
  }
`;

export const day = css`
  flex: none;
  min-inline-size: 64px;
  padding: 8px 10px;
`;

export const weekday = css`
  font-size: 0.875em;
`;

export const date = css`
  font-size: 1.125em;
  font-weight: 650;
`;

export const later = css`
  flex: none;
  min-block-size: 48px;
  padding: 8px 16px;
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-ink')};
  }
`;

export const months = css`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  text-align: center;
  font-weight: 600;
`;

export const turn = css`
  display: grid;
  place-items: center;
  block-size: 44px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-control')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-control')};
    border-color: transparent;
    cursor: default;
  }

  /* The chevron points down. */
  & > svg {
    rotate: 90deg;
  }

  &:last-child > svg {
    rotate: -90deg;
  }

  &:dir(rtl) > svg {
    scale: 1 -1;
  }
`;

export const grid = css`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th {
    block-size: 28px;
    font-weight: 400;
    font-size: 0.875em;
    color: ${token('color-ink-soft')};
  }

  & td {
    block-size: 46px;
    padding: 0;
    text-align: center;
  }
`;

export const cell = css`
  inline-size: 44px;
  max-inline-size: 100%;
  block-size: 44px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: ${token('color-done-ground')};
  color: ${token('color-done')};
  font-weight: 650;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-done')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 1px;
  }

  &[aria-disabled='true'] {
    border-color: transparent;
    background: none;
    color: ${token('color-ink-soft')};
    font-weight: 400;
    cursor: default;
  }

  [aria-selected='true'] > & {
    background: ${token('color-done')};
    color: ${token('color-ground')};
  }

  @media (forced-colors: active) {
    [aria-selected='true'] > & {
      border: 3px solid Highlight;
    }
  }
`;

/** One line, whether there is something to say or not. */
export const zone = css`
  min-block-size: 1.5em;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

export const note = css`
  font-size: 0.9375em;
`;

export const clear = css`
  justify-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-ink-soft')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }
`;

export const message = css`
  display: grid;
  gap: 12px;
  justify-items: start;
`;

export const skeletonStrip = css`
  min-block-size: 6em;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};

  @container (min-width: ${WIDE}px) {
    display: none;
  }
`;

export const skeletonTimes = css`
  @container (min-width: ${WIDE}px) {
    block-size: 348px;
    border-radius: ${token('radius-control')};
    background: ${token('color-ground-soft')};

    & > * {
      display: none;
    }
  }
`;

export const placeholder = css`
  min-block-size: 48px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
`;

/** Room for times that this day does not have, so that days are equally high. */
export const empty = css`
  min-block-size: 48px;
`;
