import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const columns = css`
  display: grid;
  gap: clamp(24px, 4cqi, 40px) 64px;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`;

export const intro = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** One text in a narrow container, a table in a wide one. */
export const cities = css`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: clamp(16px, 3cqi, 32px);
  font-size: 1.0625em;
  font-weight: 550;

  @container (min-width: 560px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr));
    column-gap: 32px;
  }
`;

export const city = css`
  @container (max-width: 559.98px) {
    &:not(:last-child)::after {
      content: ',' / '';
      margin-inline-end: 0.3em;
    }
  }

  @container (min-width: 560px) {
    padding-block: clamp(6px, 1cqi, 10px);
    border-block-end: 1px solid ${token('color-line')};
  }
`;

export const map = css`
  position: relative;
  min-inline-size: 0;
`;

/** Its height does not depend on what is loaded. */
export const frame = css`
  position: relative;
  overflow: hidden;
  break-inside: avoid;
  aspect-ratio: 4 / 3;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};

  @container (min-width: 560px) and (max-width: 899px) {
    aspect-ratio: 16 / 9;
  }
`;

export const place = css`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  max-inline-size: calc(100% - 24px);
  max-block-size: calc(100% - 24px);
  overflow: hidden;
  padding: 10px 16px 10px 12px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

/** Above the link, which covers the drawing. */
export const load = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline: 16px;
  z-index: 1;
  max-inline-size: max-content;
  margin-inline: auto;
  translate: 0 -50%;
`;

export const embed = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  margin-block-start: 8px;
  font-weight: 650;

  /* The whole drawing is clickable until the map covers it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
