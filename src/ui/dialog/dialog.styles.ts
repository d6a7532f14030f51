import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

const motion = '@media (prefers-reduced-motion: no-preference)';

/**
 * The dialog does not scroll and keeps clear of notches; its box scrolls. Sizes are in percent of the viewport, because a
 * page's `zoom` enlarges `vw` and `vh`.
 */
export const dialog = css`
  position: fixed;
  inset-block: 0 auto;
  max-inline-size: none;
  padding: 0;
  border: 0 solid transparent; /* visible in forced colors */
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  /* Darkens the page, in any scheme. */
  &::backdrop {
    background: color-mix(in srgb, color-mix(in srgb, ${token('color-dark')} 50%, black) 60%, transparent);
  }

  ${motion} {
    transition:
      translate 200ms ease-out,
      opacity 200ms ease-out;

    &::backdrop {
      transition: opacity 200ms ease-out;
    }

    @starting-style {
      opacity: 0;

      &::backdrop {
        opacity: 0;
      }
    }
  }
`;

/** On a large screen two columns of choices fit, so that a step is seen whole. */
export const side = css`
  inset-inline: auto 0;
  inline-size: min(100%, 480px);
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  border-inline-start-width: 1px;
  /* A phone held sideways has its notch on either side. */
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  padding-inline-end: max(env(safe-area-inset-left), env(safe-area-inset-right));

  @media (min-width: 1240px) {
    inline-size: 640px;
  }

  ${motion} {
    @starting-style {
      opacity: 1;
      translate: 100%;

      &:dir(rtl) {
        translate: -100%;
      }
    }
  }
`;

export const center = css`
  inset-block-end: 0;
  inset-inline: 0;
  inline-size: min(100% - 48px, 720px);
  block-size: fit-content;
  max-block-size: calc(100% - 48px);
  margin: auto;
  border-width: 1px;
  border-radius: ${token('radius-card')};

  ${motion} {
    @starting-style {
      translate: 0 12px;
    }
  }
`;

/**
 * Must follow the placement class, which it overrides. A dialog in the top layer is sized by the viewport, so this is no
 * container query.
 */
export const wholePhone = css`
  @media (max-width: 34.99em) {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: none;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
      env(safe-area-inset-left);
    border-width: 0;
    border-radius: 0;
  }
`;

/** The content's container queries refer to the dialog, not to the widget's host. */
export const box = css`
  container-type: inline-size;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;
