import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** The heading is small, because the quote is what is to be read. */
export const layout = css`
  display: grid;
  gap: clamp(14px, 3cqi, 24px) 64px;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
  }
`;

export const heading = css`
  font-size: 1.25em;
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const quotes = css`
  min-inline-size: 0;

  @container (min-width: 900px) {
    grid-area: 1 / 2 / span 2;
  }
`;

/** All slides stand in one row, so the tallest sets the height and a change of slides shifts no layout. */
export const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;

  @media not (scripting: none) {
    scrollbar-width: none;
  }

  /* Without script there are no dots: the edge of the next slide shows that there are more. */
  @media (scripting: none) {
    grid-auto-columns: 85%;
    column-gap: 32px;
  }

  @media print {
    grid-auto-flow: row;
    row-gap: 24px;
  }
`;

export const slide = css`
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const controls = css`
  display: flex;
  align-items: center;
  align-self: end;
  margin-inline-start: -12px;

  /* In one column the controls are below the quotes, but still before them in the tab order. */
  @container (max-width: 899px) {
    order: 1;
  }

  @media (scripting: none), print {
    display: none;
  }
`;

export const control = css`
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${token('color-ink')} 8%, transparent);
  }
`;

export const dot = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token('color-control')};
    border-radius: 50%;
    transition: scale 200ms ease-out;
  }

  &:hover::before {
    border-color: ${token('color-ink')};
  }

  &[aria-current]::before {
    border-color: ${token('color-done')};
    background: ${token('color-done')};
    forced-color-adjust: none;
    scale: 1.2;
  }
`;

export const position = css`
  min-inline-size: 6em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
