import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** Where one entry is shown, and thumbnails choose which. Print shows all. */
const ONE = '@container (max-width: 719.9px)';

/**
 * Twelve columns in a wide container: the first entry is large, with the heading and its caption beside it; then follow
 * pairs of 7 and 5, 5 and 7 columns.
 */
export const grid = css`
  display: grid;
  gap: 40px clamp(20px, 2.4cqi, 32px);

  @media screen {
    ${ONE} {
      grid-template-columns: repeat(auto-fill, minmax(52px, 1fr));
      gap: 12px 10px;
    }
  }

  @container (min-width: 720px) {
    grid-template: auto 1fr / repeat(12, minmax(0, 1fr));
  }
`;

export const intro = css`
  overflow-wrap: anywhere;

  @media screen {
    ${ONE} {
      grid-column: 1 / -1;
      margin-block-end: 8px;
    }
  }

  @container (min-width: 720px) {
    grid-area: 1 / 9 / auto / -1;
  }
`;

/** Names the pictures and their thumbnails as one group; the grid lays them out. */
export const entries = css`
  display: contents;
`;

export const frame = css`
  overflow: clip;
  aspect-ratio: 16 / 10;
  border-radius: ${token('radius-card')};
`;

export const picture = css`
  block-size: 100%;
`;

export const caption = css`
  padding-block-start: 14px;
`;

export const title = css`
  font-size: 1.125em;
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const text = css`
  margin-block-start: 4px;
  color: ${token('color-ink-soft')};
  overflow-wrap: anywhere;
`;

export const entry = css`
  @media screen {
    ${ONE} {
      grid-row: 2;
      grid-column: 1 / -1;

      &:has(+ label > input:not(:checked)) {
        display: none;
      }

      &:has(+ label > input:checked) {
        @media (prefers-reduced-motion: no-preference) {
          transition: opacity 200ms ease-out;

          @starting-style {
            opacity: 0;
          }
        }
      }
    }
  }

  @container (min-width: 720px) {
    display: grid;
    grid-column: span 7;
    grid-row: span 2;
    grid-template: subgrid / subgrid;

    & > * {
      grid-column: 1 / -1;
    }

    /* Both entries of a pair have the height of the wider one, and their captions start on one line. */
    &:not(:first-of-type) {
      row-gap: 0;
    }

    &:nth-of-type(4n + 3),
    &:nth-of-type(4n) {
      grid-column: span 5;

      & > :first-child {
        aspect-ratio: auto;
      }
    }

    /* The first entry, and a last one without a partner: alone, with its caption beside it. */
    &:first-of-type,
    &:nth-of-type(even):last-of-type {
      grid-column: 1 / -1;

      & > :first-child {
        grid-area: 1 / 1 / span 2 / span 8;
        aspect-ratio: 16 / 10;
        min-block-size: 100%;
      }

      & > figcaption {
        grid-area: 2 / 9 / auto / -1;
        align-self: end;
        padding-block: 20px 4px;
        border-block-start: 1px solid ${token('color-line')};
      }

      & :is(h1, h2, h3, h4, h5, h6) {
        font-size: clamp(1.375em, 1em + 1cqi, 1.75em);
      }
    }

    &:first-of-type {
      grid-row: 1 / span 2;
    }
  }
`;

export const thumbnail = css`
  position: relative;
  display: none;
  aspect-ratio: 1;
  overflow: clip;
  border-radius: ${token('radius-control')};
  cursor: pointer;

  @media screen {
    ${ONE} {
      display: block;
    }
  }

  &:has(:checked) {
    outline: 3px solid ${token('color-done')};
    outline-offset: 2px;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** Covers its thumbnail, invisibly. */
export const radio = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export const note = css`
  margin-block-start: clamp(16px, 3cqi, 32px);
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;
