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

export const gutter = css`
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
