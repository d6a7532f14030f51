import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const drawing = css`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
`;

export const park = css`
  fill: color-mix(in srgb, ${token('color-done')} 10%, ${token('color-ground-soft')});
`;

const water = `color-mix(in srgb, ${token('color-focus')} 16%, ${token('color-ground-soft')})`;

export const river = css`
  stroke: ${water};
  stroke-width: 10;
`;

export const lake = css`
  fill: ${water};
`;

export const street = css`
  stroke: ${token('color-ground')};
  stroke-width: 4;
`;

export const verge = css`
  stroke: ${token('color-line')};
  stroke-width: 9;
`;

export const highway = css`
  stroke: ${token('color-ground')};
  stroke-width: 6;
`;

export const area = css`
  fill: color-mix(in srgb, ${token('color-done')} 10%, transparent);
  stroke: ${token('color-done')};
  stroke-width: 2;
`;

export const town = css`
  fill: ${token('color-ink')};
  stroke: ${token('color-ground')};
  stroke-width: 2;
`;

export const name = css`
  direction: ltr;
  fill: ${token('color-ink')};
  font-size: 21px;
  font-weight: 600;
  dominant-baseline: central;
  paint-order: stroke;
  stroke: ${token('color-ground-soft')};
  stroke-width: 4;

  @container (min-width: 560px) {
    font-size: 15px;
  }
`;
