import { css, keyframes } from '../../style/emotion';
import { applyStyles, insertStyles } from '../../style/sheet';
import { token } from '../../style/tokens';

const see = keyframes`
  to { --seen: 1; }
`;

const swell = keyframes`
  50% { scale: 1.15; }
`;

const sway = keyframes`
  25% { translate: -4px; }
  75% { translate: 4px; }
`;

/**
 * The handle moves once, when the whole picture is first seen: it can be moved. Without script, because a page full of
 * pictures would load it for that alone; where the browser cannot tell, the handle stands still. `--seen` is 1 while the
 * picture is or was scrolled up that far, and `--invited` stays 1 from then on, because its way back takes forever.
 */
const CAN_INVITE = '@supports (animation-timeline: view()) and (transition-behavior: allow-discrete)';
const MOVING = '@media (prefers-reduced-motion: no-preference)';

/**
 * `--split` is the visible percentage of the picture before, as a plain number. Only properties that cause no layout
 * depend on it: clip, translation and opacity.
 */
export const frame = css`
  --split: 50;
  position: relative;
  isolation: isolate;
  overflow: clip;
  break-inside: avoid;
  inline-size: 100%;
  aspect-ratio: 16 / 10;
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};
  user-select: none;
  -webkit-user-select: none;

  ${MOVING} {
    ${CAN_INVITE} {
      --seen: 0;
      animation: ${see} step-end both;
      animation-timeline: view();
      animation-range: entry 80% entry 81%;
    }
  }
`;

const splits = new Set<string>();

/** The initial split. A class, so that prerendered markup needs neither script nor an inline style. */
export function initialSplit(percent: number): string {
  const name = `bio-split-${String(percent).replace('.', '_')}`;
  if (!splits.has(name)) {
    insertStyles(`.${name}{--split:${percent}}`);
    applyStyles(); // rendered now, it may be measured now
  }
  splits.add(name);
  return name;
}

/** They take no pointer events, so that no native image drag starts. */
const layer = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

/** The picture before lies on the one after it, although it comes first: it is heard first. */
export const upper = css`
  ${layer}
  z-index: -1;
`;

export const lower = css`
  ${layer}
  z-index: -2;
`;

export const clipped = css`
  clip-path: inset(0 calc(100% - var(--split) * 1%) 0 0);

  &:dir(rtl) {
    clip-path: inset(0 0 0 calc(100% - var(--split) * 1%));
  }
`;

const pill = css`
  position: absolute;
  inset-block-end: 12px;
  padding: 3px 12px 4px;
  border: 1px solid transparent;
  border-radius: 99px;
  background: color-mix(in srgb, ${token('color-dark')} 80%, transparent);
  color: ${token('color-on-dark')};
  font-size: 0.875em;
  font-weight: 600;
  pointer-events: none;
`;

/** Each label fades out before the split reaches it. */
export const labelBefore = css`
  ${pill}
  inset-inline-start: 12px;
`;

export const labelAfter = css`
  ${pill}
  inset-inline-end: 12px;
`;

export const fadingBefore = css`
  opacity: calc((var(--split) - 20) / 10);
`;

export const fadingAfter = css`
  opacity: calc((80 - var(--split)) / 10);
`;

/** A horizontal drag moves the split; a vertical one scrolls the page. */
export const surface = css`
  position: absolute;
  inset: 0;
  touch-action: pan-y;
  cursor: ew-resize;

  ${MOVING} {
    ${CAN_INVITE} {
      --invited: var(--seen);
      transition-property: --invited;
      transition-duration: 0s;
      transition-delay: 9999999s;
      transition-behavior: allow-discrete;

      @container style(--seen: 1) {
        transition-delay: 0s;
      }
    }
  }

  @media (scripting: none) {
    pointer-events: none;
  }
`;

/** For the keyboard and for assistive technology. */
export const input = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  pointer-events: none;

  @media (scripting: none) {
    display: none;
  }
`;

/** The pictures are the same in the dark, and so is what lies on them. */
const ON_PICTURE = token('color-on-dark');

/** As wide as the picture, so that a translation in percent follows the split. Its inline-start border is the line. */
export const divider = css`
  position: absolute;
  inset: 0;
  translate: calc(var(--split) * 1%);
  border-inline-start: 2px solid ${ON_PICTURE};
  margin-inline-start: -1px;
  pointer-events: none;

  &:dir(rtl) {
    translate: calc(var(--split) * -1%);
  }
`;

export const handle = css`
  position: absolute;
  inset-block-start: calc(50% - 24px);
  inset-inline-start: -25px;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${ON_PICTURE};
  box-shadow: ${token('shadow')};
  color: ${token('color-dark')};

  @media (scripting: none), print {
    display: none;
  }

  ${MOVING} {
    @container style(--invited: 1) {
      animation: ${swell} 300ms ease-in-out 2;

      & > svg {
        animation: ${sway} 300ms ease-in-out 2;
      }
    }
  }

  input:focus-visible + * > & {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;
