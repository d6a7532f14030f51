import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** A section: its background has the full width, its content at most 1,180 px. */
export const section = css`
  padding: ${space('clamp(28px, 8cqi, 112px)')} max(20px, (100cqi - 1180px) / 2);
  background: ${token('color-page')};
  color: ${token('color-ink')};

  /* More would print empty pages. */
  @media print {
    && {
      min-block-size: 0;
      padding-block: 20px;
    }
  }
`;

/** The other light background, for every other section. */
export const softGround = css`
  background: ${token('color-ground-soft')};
`;

/** The dark background. Secondary text on it is `color-on-dark-soft`, lines are `color-dark-line`. */
export const dark = css`
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};

  & :focus-visible {
    outline-color: ${token('color-on-dark')};
  }
`;

/** Heading of a section. */
export const heading = css`
  font-size: clamp(1.875em, 1.35em + 2.4cqi, 3.125em);
  font-weight: 700;
  line-height: 1.08;
  letter-spacing: -0.022em;
`;

/** The sentence below the heading. */
export const lead = css`
  max-inline-size: 58ch;
  margin-block-start: ${space('16px')};
  font-size: clamp(1.0625em, 1em + 0.35cqi, 1.25em);
  color: ${token('color-ink-soft')};
`;

/** The same on a dark background or a picture. */
export const leadOnDark = css`
  color: ${token('color-on-dark-soft')};
`;

/** The dark background color over a picture that carries text, with this opacity in percent. */
export const veil = (percent: number): string =>
  `color-mix(in srgb, ${token('color-dark')} ${percent}%, transparent)`;

/** For text on a picture: forced colors remove the veil, so the text gets a plain background. */
export const onPicture = css`
  @media (forced-colors: active) {
    margin-inline: -12px;
    padding-inline: 12px;
    background: Canvas;
  }
`;

/** For a picture on the dark background: if it is missing, the rings of the emblem are drawn instead. */
export const rings = css`
  &:empty {
    background-image: repeating-radial-gradient(
      circle at 66% 46%,
      transparent 0 75px,
      ${token('color-dark-line')} 76px 77px,
      transparent 78px 80px
    );
  }
`;
