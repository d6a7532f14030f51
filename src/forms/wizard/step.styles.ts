import { css, keyframes } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Heading of a step. It takes the focus as the step appears, but is no control, so no outline shows it. */
export const heading = css`
  font-size: clamp(1.5em, 1.1em + 2cqi, 2em);
  font-weight: 700;
  scroll-margin-block: 120px;

  /* The progress above it is seen as well, below a dialog's head or a page's header. */
  @media (min-height: 480px) {
    scroll-margin-block-start: 190px;
  }

  &:focus-visible {
    outline: none;
  }
`;

/** One column of fields on a phone, two where the widget is wide enough. */
export const fields = css`
  display: grid;
  gap: ${space('20px')} ${space('24px')};

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const wide = css`
  grid-column: 1 / -1;
`;

/** Around a step whose foot is sticky. */
export const withStickyFoot = css`
  view-timeline-name: --wizard;
`;

const stick = keyframes`
  from, to { --foot: 0px; }
`;

/**
 * Keeps a step's buttons in view while the step is scrolled, from when its first choices are seen: else they would cover
 * those, as screenshots of the whole page show. Where it is sticky, the wizard says.
 */
export const stickyFoot = css`
  --foot: 0px;
  z-index: 1;
  inset-block-end: var(--foot);
  background: ${token('color-ground')};

  /* In view already: nothing is scrolled for the focus. */
  && button {
    scroll-margin-block: 0;
  }

  @supports (animation-timeline: view()) {
    --foot: auto;
    animation: ${stick} linear;
    animation-timeline: --wizard;
    animation-range: cover 320px cover 100%;
  }

  /* Its buttons are hidden then. */
  @media (scripting: none) {
    && {
      position: static;
    }
  }
`;
