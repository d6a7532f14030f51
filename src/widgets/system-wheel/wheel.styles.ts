import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { stationGround } from './system-wheel.styles';

/**
 * What turns the list into a wheel, where there is room for one and a pointer: the hub shows the description of the
 * station that is pointed at. By touch, the list shows all of them.
 */
const round = (rules: string) => `@media (hover: hover) { @container (min-width: 45em) { ${rules} } }`;
/** Here the words stand beside it. */
const wide = (rules: string) => `@media (hover: hover) { @container (min-width: 66em) { ${rules} } }`;

/** More circles would touch each other. */
export const MOST_STATIONS = 12;

const SIZE = '40em';
const CIRCLE = 'var(--circle)';
const RADIUS = `(${SIZE} - ${CIRCLE}) / 2`;
const HUB = `(${SIZE} - 2 * ${CIRCLE} - 3.5em)`;
const STEP = '360deg / var(--count)';
/** Clockwise, from the top. */
const ANGLE = `${STEP} * var(--index)`;

/** From the hub to a station. */
const RIGHT = `${RADIUS} * sin(${ANGLE})`;
const UP = `${RADIUS} * cos(${ANGLE})`;

const POINTED = ':is(:hover, :focus-visible)';

/** At most so many lines: there is no more room in a circle. */
const clamp = (lines: number) =>
  `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;

const numbers = Array.from({ length: MOST_STATIONS }, (_, index) => index + 1);

export const layout = css`
  ${round(`
    grid-template: 'words' 'stations' 'further';
  `)}
  ${wide(`
    grid-template:
      'words stations' 1fr
      'further stations' 1fr / 1fr auto;
    row-gap: 20px;
  `)}
`;

export const words = css`
  ${wide('align-self: end;')}
`;

/** The square around the wheel. It knows how many stations there are, and each of them its place. */
export const stations = css`
  --circle: 9.25em;
  /* At rest nothing moves, as where the list becomes a wheel. */
  --pace: 0s;

  &:is(:hover, :focus-within) {
    --pace: 200ms;
  }

  &:has(li:nth-child(9)) {
    --circle: 7.5em;
  }
  ${numbers.map((count) => `&:has(li:nth-child(${count}):last-child) { --count: ${count}; }`).join('')}
  ${numbers.map((count) => `li:nth-child(${count}) { --index: ${count - 1}; }`).join('')}

  ${round(`
    position: relative;
    justify-self: center;
    inline-size: ${SIZE};
    block-size: ${SIZE};
  `)}
`;

export const hub = css`
  ${round(`
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    inline-size: calc(${HUB});
    block-size: calc(${HUB});
    margin: auto;
    padding: 2em;
    border: 1px solid transparent;
    border-radius: 50%;
    background: ${token('color-on-dark')};
    color: ${token('color-dark')};
    text-align: center;
    overflow-wrap: anywhere;

    & > * {
      ${clamp(3)}
      transition: opacity var(--pace) ease-out;
    }

    div:has(a${POINTED}) > & > * {
      opacity: 0;
    }
  `)}
`;

/** The ring that connects the stations. */
export const list = css`
  ${round(`
    &::before {
      content: '';
      position: absolute;
      inset: calc(${CIRCLE} / 2);
      border: 3px solid ${token('color-dark-line')};
      border-radius: 50%;
    }
  `)}
`;

/** The segment of the ring around a station, bright while the station is pointed at. */
export const item = css`
  ${round(`
    position: static;

    &::after {
      display: none;
    }

    &::before {
      content: '';
      position: absolute;
      inset: calc(${CIRCLE} / 2);
      border: 3px solid ${token('color-on-dark')};
      border-radius: 50%;
      mask: conic-gradient(from calc(${ANGLE} - ${STEP} / 2), currentcolor calc(${STEP}), transparent 0);
      opacity: 0;
      transition: opacity var(--pace) ease-out;
      pointer-events: none;
    }

    &:has(${POINTED})::before {
      opacity: 1;
    }
  `)}
`;

export const station = css`
  ${round(`
    position: absolute;
    left: calc(50% + ${RIGHT});
    top: calc(50% - ${UP});
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: ${CIRCLE};
    block-size: ${CIRCLE};
    padding: 20px;
    border: 2px solid ${token('color-dark-line')};
    border-radius: 50%;
    background: ${stationGround};
    text-align: center;
    translate: -50% -50%;
    transition:
      background-color var(--pace) ease-out,
      color var(--pace) ease-out;

    &${POINTED} {
      border-color: ${token('color-on-dark')};
      background: ${token('color-on-dark')};
      color: ${token('color-dark')};
    }
  `)}
`;

export const icon = css`
  ${round(`
    inline-size: auto;
    block-size: auto;
    border: 0;
    background: none;
  `)}
`;

export const label = css`
  ${round(`
    ${clamp(3)}
    font-size: 1em;
    line-height: 1.2;
  `)}
`;

/** Back in the hub. What is hovered comes before what has the focus. */
export const description = css`
  ${round(`
    position: absolute;
    left: calc(50% - ${RIGHT});
    top: calc(50% + ${UP});
    ${clamp(7)}
    inline-size: calc(${HUB} * 0.74);
    margin: 0;
    color: ${token('color-dark')};
    text-align: center;
    text-wrap: balance;
    translate: -50% -50%;
    opacity: 0;
    transition: opacity var(--pace) ease-out;
    pointer-events: none;

    & > span {
      font-size: 1.25em;
      font-weight: 600;
      line-height: 1.4;
    }

    a${POINTED} > & {
      opacity: 1;
    }

    ol:has(a:hover) a:not(:hover) > & {
      opacity: 0;
    }
  `)}
`;
