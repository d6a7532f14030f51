import { css, keyframes } from '../../style/emotion';
import { styleHost } from '../../style/sheet';
import { token } from '../../style/tokens';

/** Fixed to the bottom, out of the page's flow. */
styleHost(
  ':host(bio-scroll-top){position:fixed!important;z-index:80;inset:auto auto 0 0!important;inline-size:0!important;min-inline-size:0!important;margin:0!important}',
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

/** At the top of the page the button is hidden, from the keyboard too. */
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

/** For browsers without scroll-driven animations. */
export const scrolled = css`
  ${shown}
`;

/** Aligned with the floating estimator button on the other side, above a phone's home indicator. */
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

  /* It leaves while the visitor types or scrolls down on a phone, as the floating estimator button does. */
  @media (width < 600px) or (height < 480px) {
    &[data-away] {
      opacity: 0;
      visibility: hidden;
    }
  }

  /* Without script it cannot avoid what it covers: it is only beside the content of a wide page. */
  @media (scripting: none) and (width < 1340px) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
