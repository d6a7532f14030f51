import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

// The list: stations along a vertical line. `wheel.styles.ts` turns it into a wheel.

/** Background of a station, slightly lighter than the section's. */
export const stationGround = `color-mix(in srgb, ${token('color-dark')} 72%, ${token('color-done')})`;

export const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 5cqi, 48px) clamp(32px, 6cqi, 96px);

  @container (min-width: 720px) {
    grid-template:
      'intro stations' auto
      'addOns stations' 1fr / 1fr 1fr;
  }
`;

export const intro = css`
  @container (min-width: 720px) {
    grid-area: intro;
  }
`;

export const stations = css`
  break-inside: avoid;
  @container (min-width: 720px) {
    grid-area: stations;
  }
`;

export const addOns = css`
  @container (min-width: 720px) {
    grid-area: addOns;
  }
`;

export const hub = css`
  display: none;
`;

export const company = css`
  font-family: ${token('font-heading')};
  font-size: 2.125em;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
`;

export const motto = css`
  margin-block-start: 8px;
  font-size: 1.125em;
`;

export const list = css`
  display: grid;
  overflow-wrap: anywhere;
`;

/** A line connects the center of each station's icon to the next. */
export const item = css`
  position: relative;

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 32px -32px;
    inset-inline-start: 23px;
    inline-size: 2px;
    background: ${token('color-dark-line')};
  }
`;

export const station = css`
  position: relative;
  z-index: 1; /* the line ends behind the circle */
  display: grid;
  grid-template: auto 1fr / 48px 1fr;
  column-gap: 16px;
  padding-block: 8px;
  border-radius: ${token('radius-control')};
  text-decoration: none;
`;

export const icon = css`
  grid-row: 1 / 3;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 2px solid ${token('color-dark-line')};
  border-radius: 50%;
  background: ${stationGround};
  transition:
    background-color 150ms ease-out,
    color 150ms ease-out;

  a:hover & {
    border-color: ${token('color-on-dark')};
    background: ${token('color-on-dark')};
    color: ${token('color-dark')};
  }
`;

export const label = css`
  font-size: 1.125em;
  font-weight: 650;
  line-height: 1.3;
`;

export const description = css`
  grid-column: 2;
  color: ${token('color-on-dark-soft')};
  text-wrap: pretty;
`;
