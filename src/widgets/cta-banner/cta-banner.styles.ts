import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { veil } from '../../ui/section/section.styles';

/**
 * In a narrow container the picture is above the text and fades into its background; in a wide one the picture is at the
 * start and the text at the end, which mirrors the hero.
 */
export const banner = css`
  position: relative;
  isolation: isolate;
  padding-block: clamp(150px, 44cqi, 380px) clamp(36px, 4cqi, 56px);
  overflow-wrap: anywhere;

  @container (min-width: 840px) {
    display: grid;
    align-content: center;
    justify-items: end;
    min-block-size: 580px;
    padding-block: 56px;
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
    background: linear-gradient(transparent 50%, ${veil(72)} 78%, ${veil(100)} 99%);
  }

  @container (min-width: 840px) {
    inset-block-end: 0;
    inset-inline-end: 28%;

    &::after {
      background: linear-gradient(90deg, transparent 44%, ${veil(16)} 56%, ${veil(78)} 76%, ${veil(100)} 99%);
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
  block-size: clamp(210px, 62cqi, 460px);
  background: ${token('color-dark')};

  & > img {
    object-position: 50% 40%;
  }

  @container (min-width: 840px) {
    block-size: 100%;
  }
`;

/** In a wide container a column at the end. */
export const content = css`
  @container (min-width: 840px) {
    inline-size: 40%;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 28px;
  margin-block-start: clamp(20px, 3cqi, 28px);

  /* On a phone the button has the full width. */
  & > a {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }

  @container (min-width: 560px) {
    & > a {
      flex: none;
    }
  }
`;

export const phone = css`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${token('color-on-dark-soft')};

  & > a {
    padding-block: 10px;
    white-space: normal;
  }
`;
