import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { veil } from '../../ui/section/section.styles';

/**
 * In a narrow container the picture is above the text and fades into its background. In a wide one it fills the section,
 * and the text stands at its start, where the veil is opaque. The site header covers the first 72 px.
 */
export const hero = css`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-block-size: clamp(min(560px, 100svh), 86svh, 720px);
  padding-block: clamp(120px, min(74cqi, 42svh), 400px) 28px;
  overflow-wrap: anywhere;

  @container (min-width: 840px) {
    padding-block: 80px 28px;
  }
`;

export const backdrop = css`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(${veil(72)}, ${veil(46)} 56px, transparent 128px),
      linear-gradient(transparent 42%, ${veil(82)} 75%, ${veil(100)} 97%);
  }

  @container (min-width: 840px) {
    inset-block-end: 0;

    &::after {
      background:
        linear-gradient(${veil(72)}, ${veil(46)} 56px, transparent 128px),
        linear-gradient(transparent calc(100% - 220px), ${veil(86)} calc(100% - 60px)),
        linear-gradient(90deg, ${veil(100)} 20%, ${veil(88)} 36%, ${veil(74)} 50%, transparent 66%);
    }

    &:dir(rtl)::after {
      scale: -1 1;
    }
  }

  @media print {
    display: none;
  }
`;

export const picture = css`
  block-size: clamp(200px, min(112cqi, 58svh), 520px);
  background: ${token('color-dark')};

  & > img {
    object-position: 68% 50%;
  }

  @container (min-width: 840px) {
    block-size: 100%;
    margin-inline-start: 20%;

    & > img {
      object-position: 92% 55%;
    }
  }
`;

export const content = css`
  max-inline-size: 600px;

  @container (min-width: 840px) {
    inline-size: 50%;
    /* A long word makes it wider: it would be broken anywhere in browsers that cannot hyphenate its language. */
    min-inline-size: min-content;
    margin-block: auto;
  }
`;

export const motto = css`
  margin-block-end: 14px;
  color: ${token('color-on-dark-soft')};
  font-size: 1.0625em;
  font-weight: 600;
`;

export const heading = css`
  /* A German word may be longer than the line. */
  hyphens: auto;
  hyphenate-limit-chars: 14 6 6;
  font-size: clamp(2.25em, min(0.7em + 8.6cqi, 13svh), 4em);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.03em;

  @container (min-width: 840px) {
    overflow-wrap: break-word;
    font-size: clamp(2.25em, min(0.5em + 4.7cqi, 13svh), 5em);
  }
`;

export const actions = css`
  display: grid;
  gap: 12px;
  margin-block-start: 28px;

  @container (min-width: 560px) {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
`;

export const promises = css`
  display: grid;
  gap: 8px 40px;
  margin-block-start: 28px;
  padding-block-start: 20px;
  border-block-start: 1px solid color-mix(in srgb, currentcolor 24%, transparent);
  color: ${token('color-on-dark-soft')};

  @container (min-width: 980px) {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const promise = css`
  display: flex;
  gap: 10px;

  & > svg {
    margin-block-start: 2px;
  }
`;
