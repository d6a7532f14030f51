import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { stationGround } from './system-wheel.styles';

/**
 * What turns the list into a wheel in a wide container and with a pointer that hovers. A circle holds the description of
 * its station, or, where that is too long or the stations are too many, the hub shows the one of the hovered station. On
 * touch screens the list shows all descriptions.
 */
const HOVER = '@media (hover: hover)';
const ROUND = '@container (min-width: 45em)';
/** The text stands beside the wheel. */
const WIDE = '@container (min-width: 66em)';

/** More stations would overlap. */
export const MAX_STATIONS = 12;

/** In larger circles more stations would overlap. */
export const MAX_LARGE_STATIONS = 7;
/** As many characters fit into a larger circle below the label. */
export const MAX_DESCRIPTION = 60;

const SIZE = 'var(--size)';
const CIRCLE = 'var(--circle)';
const RADIUS = `(${SIZE} - ${CIRCLE}) / 2`;
const HUB = `(${SIZE} - 2 * ${CIRCLE} - 3.5em)`;
const STEP = '360deg / var(--count)';
/** Clockwise, from the top. */
const ANGLE = `${STEP} * var(--index)`;

/** Offsets of a station from the hub. */
const RIGHT = `${RADIUS} * sin(${ANGLE})`;
const UP = `${RADIUS} * cos(${ANGLE})`;

const ACTIVE = ':is(:hover, :focus-visible)';

/** Cuts a text off after this many lines: a circle holds no more. */
const clampLines = (lines: number) =>
  `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;
const threeLines = clampLines(3);
const fourLines = clampLines(4);
const sevenLines = clampLines(7);

const numbers = [...Array(MAX_STATIONS).keys()].map((index) => index + 1);
const countOfStations = numbers
  .map((count) => `&:has(li:nth-child(${count}):last-child) { --count: ${count}; }`)
  .join('');
const indexOfStation = numbers.map((count) => `li:nth-child(${count}) { --index: ${count - 1}; }`).join('');

export const layout = css`
  ${HOVER} {
    ${ROUND} {
      grid-template: 'intro' 'stations' 'addOns';
    }

    ${WIDE} {
      grid-template:
        'intro stations' 1fr
        'addOns stations' 1fr / 1fr auto;
      row-gap: 20px;
    }
  }
`;

export const intro = css`
  ${HOVER} {
    ${WIDE} {
      align-self: end;
    }
  }
`;

/** The square around the wheel, with the number of stations and the index of each as custom properties. */
export const stations = css`
  --size: 40em;
  --circle: 9.25em;
  /* No transition without hover or focus, such as when a resize turns the list into a wheel. */
  --duration: 0s;

  &:is(:hover, :focus-within) {
    --duration: 200ms;
  }

  &:has(li:nth-child(9)) {
    --circle: 7.5em;
  }
  ${countOfStations}
  ${indexOfStation}

  ${HOVER} {
    ${ROUND} {
      position: relative;
      justify-self: center;
      inline-size: ${SIZE};
      block-size: ${SIZE};
    }
  }
`;

/** The same with larger circles, which leave the hub less room. */
export const largeStations = css`
  --size: 42em;
  --circle: 12em;
  --hub-padding: 0.5em;
`;

export const hub = css`
  ${HOVER} {
    ${ROUND} {
      position: absolute;
      inset: 0;
      display: grid;
      align-content: center;
      justify-items: center;
      inline-size: calc(${HUB});
      block-size: calc(${HUB});
      margin: auto;
      padding: var(--hub-padding, 2em);
      border: 1px solid transparent;
      border-radius: 50%;
      background: ${token('color-on-dark')};
      color: ${token('color-dark')};
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
      text-align: center;
      overflow-wrap: anywhere;

      & > * {
        ${threeLines}
        transition: opacity var(--duration) ease-out;
      }
    }
  }
`;

/** The hub makes room for a description. */
export const yieldingHub = css`
  ${HOVER} {
    ${ROUND} {
      div:has(a${ACTIVE}) > & > * {
        opacity: 0;
      }
    }
  }
`;

/** The ring that connects the stations. */
export const list = css`
  ${HOVER} {
    ${ROUND} {
      &::before {
        content: '';
        position: absolute;
        inset: calc(${CIRCLE} / 2);
        border: 3px solid ${token('color-dark-line')};
        border-radius: 50%;
      }
    }
  }
`;

/** The segment of the ring around a station, highlighted while the station is active. */
export const item = css`
  ${HOVER} {
    ${ROUND} {
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
        transition: opacity var(--duration) ease-out;
        pointer-events: none;
      }

      &:has(${ACTIVE})::before {
        opacity: 1;
      }
    }
  }
`;

export const station = css`
  ${HOVER} {
    ${ROUND} {
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
        background-color var(--duration) ease-out,
        color var(--duration) ease-out;

      &${ACTIVE} {
        border-color: ${token('color-on-dark')};
        background: ${token('color-on-dark')};
        color: ${token('color-dark')};
      }
    }
  }
`;

export const icon = css`
  ${HOVER} {
    ${ROUND} {
      inline-size: auto;
      block-size: auto;
      border: 0;
      background: none;
    }
  }
`;

export const label = css`
  ${HOVER} {
    ${ROUND} {
      ${threeLines}
      font-size: 1em;
      line-height: 1.2;
    }
  }
`;

/** In a larger circle, below the label. */
export const descriptionInside = css`
  ${HOVER} {
    ${ROUND} {
      ${fourLines}
      margin: -4px 0 0;
      font-size: 0.875em;
      line-height: 1.3;
      text-wrap: balance;
      transition: color var(--duration) ease-out;

      a${ACTIVE} > & {
        color: inherit;
      }
    }
  }
`;

/** Shown in the hub. The hovered station takes precedence over the focused one. */
export const descriptionInHub = css`
  ${HOVER} {
    ${ROUND} {
      position: absolute;
      left: calc(50% - ${RIGHT});
      top: calc(50% + ${UP});
      ${sevenLines}
      inline-size: calc(${HUB} * 0.74);
      margin: 0;
      color: ${token('color-dark')};
      text-align: center;
      text-wrap: balance;
      translate: -50% -50%;
      opacity: 0;
      transition: opacity var(--duration) ease-out;
      pointer-events: none;

      & > span {
        font-size: 1.25em;
        font-weight: 600;
        line-height: 1.4;
      }

      a${ACTIVE} > & {
        opacity: 1;
      }

      ol:has(a:hover) a:not(:hover) > & {
        opacity: 0;
      }
    }
  }
`;
