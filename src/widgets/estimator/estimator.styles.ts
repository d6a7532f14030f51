import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

export const estimator = css`
  display: grid;
  gap: ${space('20px')};
`;

/** A focused control is scrolled clear of the sticky foot, and of a panel's header. */
export const step = css`
  display: grid;
  gap: ${space('24px')};

  & :is(input, button) {
    scroll-margin-block: 80px 112px;
  }
`;

export const content = css`
  display: grid;
  gap: ${space('24px')};
  align-content: start;
`;

export const intro = css`
  margin-block-start: -10px;
  color: ${token('color-ink-soft')};
`;

/** Sticky while a long step is scrolled; not where zoom leaves too little height. */
export const foot = css`
  display: grid;
  gap: 12px;
  padding-block: 12px;
  margin-block-end: -12px;

  @media (min-height: 480px) {
    position: sticky;

    &::before {
      content: '';
      position: absolute;
      inset: -20px 0 100%;
      background: linear-gradient(transparent, ${token('color-ground')});
      pointer-events: none;
    }
  }
`;

/** In the panel it is the end of every step. */
export const panelFoot = css`
  && {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin: 0 -20px;
    padding: 12px 20px 16px;
    border-block-start: 1px solid ${token('color-line')};
    background: ${token('color-ground')};

    & button {
      scroll-margin-block: 0;
    }

    &::before {
      display: none;
    }

    @container (min-width: 560px) {
      margin-inline: -40px;
      padding-inline: 40px;
    }

    /* Not where zoom leaves too little height. */
    @media (max-height: 479.98px) {
      position: static;
    }
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  & > button {
    min-inline-size: 88px;
  }

  & > button[type='submit'] {
    flex: 1;
  }

  @container (min-width: 560px) {
    justify-content: space-between;

    & > button[type='submit'] {
      flex: none;
      min-inline-size: 200px;
      margin-inline-start: auto; /* where it stands beside Back, too */
    }
  }
`;

/** Where the widget is wide enough, what was chosen stands beside the step. */
export const withSummary = css`
  @container (min-width: 880px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: 40px;

    & > :not(aside) {
      grid-column: 1;
    }
  }
`;

export const summary = css`
  display: none;

  @container (min-width: 880px) {
    display: block;
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: start;
    position: sticky;
    inset-block-start: 96px;
    padding: 20px 24px;
    border-radius: ${token('radius-control')};
    background: ${token('color-ground-soft')};
  }
`;
