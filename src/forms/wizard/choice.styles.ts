import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Holds what is hidden inside: an absolute legend would be laid out against the page, and make that scroll. */
export const group = css`
  position: relative;
  border: 0;
`;

export const legend = css`
  margin-block-end: ${space('8px')};
  font-weight: 600;
`;

/** One column on a phone, two where the widget is wide enough. */
export const cards = css`
  display: grid;
  gap: ${space('8px')};

  /* A card that asks something more, by whatever control, does not make its neighbor taller. */
  &:has([part='field'], fieldset, input[type='range']) {
    align-items: start;
  }

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
    gap: ${space('12px')};

    /* No cell stays empty. */
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

`;

/** Three stand side by side, as in a row of their own. */
export const three = css`
  @container (min-width: 880px) {
    grid-template-columns: repeat(3, 1fr);

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** Around what stands below the choices. */
export const below = css`
  margin-block-start: 6px;
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('8px')};
`;

/** Three in a row on a phone. */
export const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(92px, 100%), 1fr));
  gap: ${space('8px')};

  @container (min-width: 560px) {
    grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  }
`;

export const choice = css`
  position: relative;
  isolation: isolate;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  cursor: pointer;
  transition: border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/**
 * The frame and the ground of what is selected, over those of the choice: so nothing moves. A sibling of the input draws
 * them, because `:has()` makes the browser compute the styles of all choices for each press.
 */
export const selection = css`
  &::before {
    content: '';
    position: absolute;
    inset: -1px;
    z-index: -1;
    border: 2px solid ${token('color-done')};
    border-radius: ${token('radius-control')};
    background: ${token('color-done-ground')};
    opacity: 0;
    transition: opacity 150ms ease-out;
  }

  input:checked ~ &::before {
    opacity: 1;
  }

  @media (forced-colors: active) {
    &::before {
      border: 3px solid Highlight;
    }
  }
`;

export const card = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: max(44px, ${space('56px')});
  padding: ${space('8px')} 14px;
  overflow-wrap: anywhere;

  @container (min-width: 440px) {
    min-block-size: max(44px, ${space('80px')});
    padding-block: ${space('12px')};
  }

  @container (max-width: 240px) {
    gap: 8px;
    padding-inline: 8px;
  }
`;

export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 48px;
  padding-block: 10px;
  padding-inline: 14px 16px;
  line-height: 1.3;
`;

export const tile = css`
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 6px 6px 8px;
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;

  & > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    border-radius: 4px;
    object-fit: cover;
    background: ${token('color-ground-soft')};
  }
`;

/** The whole target, for finger and assistive technology alike; what lies below shows its state. */
export const input = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`;

/** A square is the sign of a checkbox. */
export const tick = css`
  flex: none;
  margin-inline-start: auto;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${token('color-control')};
  border-radius: 6px;
  color: ${token('color-ground')};

  input:checked ~ & {
    border-color: ${token('color-done')};
    background: ${token('color-done')};
  }

  /* Not transparent: forced colors would show it. */
  input:not(:checked) ~ & > svg {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    input:checked ~ & {
      color: CanvasText;
    }
  }
`;

/** The sign of a radio button. */
export const round = css`
  border-radius: 50%;
`;

/** A radio button's dot. */
export const dot = css`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  border: 1px solid ${token('color-control')};
  border-radius: 50%;
  background: ${token('color-ground')};

  input:checked ~ & {
    border: 5px solid ${token('color-done')};
  }

  @media (forced-colors: active) {
    input:checked ~ & {
      border-color: Highlight;
    }
  }
`;

export const onPicture = css`
  position: absolute;
  inset: 12px 12px auto auto;
`;
