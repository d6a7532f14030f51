import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Of one height in all steps, so that the buttons stay in place. It fills a phone. */
export const wizard = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;

  @container (min-width: 560px) {
    min-block-size: min(796px, 100dvh - 50px);
  }
`;

/** What fills the wizard. */
export const rest = css`
  flex: 1;
  display: flex;
  flex-direction: column;
`;

export const body = css`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${space('24px')};
  padding: ${space('20px')} ${space('20px')} ${space('24px')};

  @container (min-width: 560px) {
    padding: ${space('28px')} ${space('40px')} ${space('32px')};
  }
`;

export const stepHead = css`
  display: grid;
  gap: 6px;
`;

export const heading = css`
  font-size: clamp(1.5em, 1.1em + 2cqi, 1.75em);
  font-weight: 700;
  scroll-margin-block: 200px; /* with the check mark above it, below the dialog's head */

  &:focus-visible {
    outline: none;
  }
`;

export const intro = css`
  color: ${token('color-ink-soft')};
`;

/** A focused control is scrolled clear of the sticky head and foot. */
export const step = css`
  display: grid;
  gap: ${space('20px')};

  & :is(input, textarea, button) {
    scroll-margin-block: 5em 1em;

    @media (min-height: 480px) {
      scroll-margin-block-end: 12em;
    }
  }

  /* There is room for the finger and the eye. */
  @container (min-width: 560px) {
    & > fieldset > div {
      grid-auto-rows: minmax(104px, auto);
    }
  }
`;

/** The way that begins with a photo. */
export const photoOffer = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  padding: 10px 14px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-done-ground')};
  color: ${token('color-ink')};
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  transition: border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-done')};
  }

  & > svg {
    flex: none;
    color: ${token('color-done')};
  }
`;

export const awaited = css`
  &:not(:empty) {
    margin-block-start: 8px;
  }

  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

/** Sticky while a long step is scrolled; not where zoom leaves too little height. */
export const foot = css`
  display: grid;
  gap: 10px;
  padding: 12px 20px 16px;
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-ground')};

  @media (min-height: 480px) {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }

  @container (min-width: 560px) {
    padding: 16px 40px 20px;
  }
`;

export const quiet = css`
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;

  & button {
    min-inline-size: 104px;
    overflow-wrap: anywhere;
  }
`;

/** Next and Submit: wide on a phone, for the thumb. */
export const forward = css`
  flex: 1;
  display: grid;

  @container (min-width: 560px) {
    flex: none;
    min-inline-size: 200px;
  }
`;

export const confirmation = css`
  flex: 1;
  display: grid;
  gap: ${space('14px')};
  align-content: center;
  justify-items: start;
  padding: ${space('24px')} ${space('20px')};
  overflow-wrap: anywhere;

  & > button {
    margin-block-start: 10px;
    min-inline-size: 160px;
  }

  @container (min-width: 560px) {
    padding: ${space('40px')};
  }
`;
