import { css, keyframes, styleHost } from '../../style/emotion';
import { token } from '../../style/tokens';

/** Fixed to the bottom, where it takes no room. */
styleHost(
  ':host(bio-scroll-top){position:fixed!important;z-index:80;inset:auto auto 0 0!important;inline-size:0!important;min-inline-size:0!important}',
);

const shown = `
  --button-opacity: 1;
  --button-visibility: visible;
`;

const show = keyframes`
  to {
    ${shown}
  }
`;

/** The button is not there at the top of the page, for the keyboard either. */
export const root = css`
  --button-opacity: 0;
  --button-visibility: hidden;

  @supports (animation-timeline: scroll()) {
    animation: ${show} linear both;
    animation-timeline: scroll(root);
    animation-range: 300px 301px;
  }

  @supports not (animation-timeline: scroll()) {
    @media (scripting: none) {
      ${shown}
    }
  }
`;

/** Where a script has to tell that. */
export const scrolled = css`
  ${shown}
`;

/** Level with the floating button of the other side, clear of a phone's home bar. */
export const button = css`
  position: fixed;
  inset-block-end: calc(max(16px, env(safe-area-inset-bottom)) + 4px);
  inset-inline-start: 16px;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 1px solid ${token('color-control')};
  border-radius: 50%;
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  box-shadow: ${token('shadow')};
  opacity: var(--button-opacity);
  visibility: var(--button-visibility);
  transition:
    opacity 200ms ease-out,
    visibility 200ms,
    border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &[data-covering] {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;
