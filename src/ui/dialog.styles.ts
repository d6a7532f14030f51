import { css } from '../style/emotion';
import { token } from '../style/tokens';

const motion = '@media (prefers-reduced-motion: no-preference)';

/** The dialog itself stays still, clear of notches; what is in the box scrolls. */
export const dialog = css`
  position: fixed;
  inset-block: 0 auto;
  max-inline-size: none;
  padding: 0;
  border: 0 solid transparent; /* forced colours show it */
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: color-mix(in srgb, ${token('color-ink')} 55%, transparent);
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

export const side = css`
  inset-inline: auto 0;
  inline-size: min(100vw, 480px);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  border-inline-start-width: 1px;
  /* A phone held sideways has its notch on either side. */
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  padding-inline-end: max(env(safe-area-inset-left), env(safe-area-inset-right));

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
  inline-size: min(100vw - 48px, 720px);
  block-size: fit-content;
  max-block-size: calc(100dvh - 48px);
  margin: auto;
  border-width: 1px;
  border-radius: ${token('radius-card')};

  ${motion} {
    @starting-style {
      translate: 0 12px;
    }
  }
`;

/** After the placement, which it overrules. A dialog is in the top layer: it asks the viewport, never a container. */
export const wholePhone = css`
  @media (max-width: 559.98px) {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
      env(safe-area-inset-left);
    border-width: 0;
    border-radius: 0;
  }
`;

/** What is inside measures itself by the dialog, not by the widget's place in the page. */
export const box = css`
  container-type: inline-size;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;
