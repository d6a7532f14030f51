import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** The heading stays in view beside long answers. */
export const columns = css`
  display: grid;
  gap: clamp(20px, 4cqi, 32px) 64px;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;

export const intro = css`
  overflow-wrap: anywhere;

  @container (min-width: 900px) {
    position: sticky;
    inset-block-start: 112px;
    align-self: start;
  }
`;

export const answers = css`
  position: relative;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const pair = css`
  position: relative;
  padding-block-end: ${space('clamp(18px, 3cqi, 28px)')};

  &:not(:first-of-type) {
    padding-block-start: ${space('clamp(18px, 3cqi, 28px)')};
    border-block-start: 1px solid ${token('color-line')};
  }
`;

export const question = css`
  font-size: 1.25em;
  font-weight: 650;
  line-height: 1.3;
`;

/** In the full list: smaller than the quick answers, so that it does not look like more of them. */
export const listed = css`
  font-size: 1.0625em;
  font-weight: 600;
  line-height: 1.35;
`;

export const answer = css`
  max-inline-size: 66ch;
  margin-block-start: 6px;
  font-size: clamp(1em, 0.96em + 0.2cqi, 1.0625em);
  color: ${token('color-ink-soft')};
  white-space: pre-line;
`;

const isOpen = 'details[open] > summary > &';

/**
 * Animates the height where the browser supports `interpolate-size`. `content-visibility` is not part of the transition,
 * because a link cannot scroll into content that is still skipped.
 */
const opening = css`
  interpolate-size: allow-keywords;

  &::details-content {
    opacity: 0;
  }

  &[open]::details-content {
    opacity: 1;
  }

  @media (prefers-reduced-motion: no-preference) {
    &::details-content {
      transition:
        block-size 200ms ease-out,
        opacity 200ms ease-out;
    }
  }
`;

export const all = css`
  ${opening}
  position: relative;

  &:not(:first-child) {
    padding-block-start: ${space('clamp(20px, 4cqi, 32px)')};
    border-block-start: 1px solid ${token('color-line')};
  }
`;

export const toggle = css`
  & > svg {
    display: block;
    transition: rotate 200ms ease-out;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  @container (max-width: 559px) {
    inline-size: 100%;
  }
`;

export const whileClosed = css`
  ${isOpen} {
    display: none;
  }
`;

export const whileOpen = css`
  display: none;

  ${isOpen} {
    display: inline;
  }
`;

export const list = css`
  padding-block-start: 12px;
`;

export const item = css`
  ${opening}
  position: relative;
  border-block-end: 1px solid ${token('color-line')};

  &::details-content {
    block-size: 0;
    overflow: clip;
  }

  &[open]::details-content {
    block-size: auto;
  }

  /* The link target is at the start of the answer, with a scroll margin that shows the question. That position is the same
     whether the answer is open or closed. */
  & > slot {
    position: static;
  }

  & > slot::slotted(*) {
    display: block;
    scroll-margin-block-start: 144px;
  }
`;

export const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-block-size: max(44px, ${space('56px')});
  padding-block: ${space('12px')};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  /* Hides the vertical stroke: the plus becomes a minus. */
  & path {
    transition: opacity 200ms ease-out;
  }

  details[open] > & path:last-child {
    opacity: 0;
  }

  &:hover > :first-child {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const below = css`
  margin-block-start: 0;
  padding-block-end: ${space('24px')};
`;
