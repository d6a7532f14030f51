import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const house = css`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const line = css`
  opacity: 0.86;
`;

export const faint = css`
  stroke-width: 1.5;
  opacity: 0.36;
`;

export const gutterLine = css`
  stroke-width: 4;
`;

/** Outlined in the background color, so that no line touches it. */
export const mark = css`
  fill: currentcolor;
  stroke: ${token('color-dark')};
  stroke-width: 7;
  paint-order: stroke;
`;

export const number = css`
  fill: ${token('color-dark')};
  stroke: none;
  font-family: ${token('font-heading')};
  font-size: 25px;
  font-weight: 700;
  text-anchor: middle;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: Canvas;
  }
`;

/** The drawing's `viewBox`. */
export const VIEW = { x: 8, y: 70, width: 624, height: 372 };

/** Where a part of the house lies on the drawing, in its units: it is a part of the link of that name. */
function place(x: number, y: number, width: number, height: number): string {
  const length = (value: number) => `${((value / VIEW.width) * 100).toFixed(2)}cqi`;
  return `
    content: '';
    top: ${length(y - VIEW.y)};
    left: ${length(x - VIEW.x)};
    inline-size: ${length(width)};
    block-size: ${length(height)};
  `;
}

const roof = css`
  &::before {
    ${place(150, 78, 200, 102)}
  }
`;

const gutter = css`
  &::before {
    ${place(352, 184, 80, 192)}
  }
`;

const siding = css`
  &::before {
    ${place(62, 196, 156, 182)}
  }
`;

const drive = css`
  &::before {
    ${place(408, 300, 190, 140)}
  }
`;

const deck = css`
  &::before {
    ${place(34, 378, 200, 62)}
  }
`;

const spots: Readonly<Record<string, string>> = { roof, gutter, siding, drive, deck };

/** The class of the link to a part of the property; none for what is not on the drawing. */
export const spotOn = (id: string): string | undefined => (Object.hasOwn(spots, id) ? spots[id] : undefined);
