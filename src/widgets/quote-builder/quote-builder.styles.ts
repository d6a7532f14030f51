import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { hiddenRules } from '../../ui/base/visuallyHidden';

export const quote = css`
  /* What shows the quote where it does not stand beside the questions, and what then stands in its place. */
  --alone: block;
  --beside: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('20px')};

  @container (min-width: 560px) {
    gap: ${space('28px')};
  }

  /* The quote stands beside its questions. */
  @container (min-width: 880px) {
    --alone: none;
    --beside: grid;
    grid-template-columns: minmax(0, 1fr) minmax(320px, 38%);
    column-gap: 48px;

    & > :not(form, aside) {
      grid-column: 1 / -1;
    }

    /* Its parts are laid out by the width that is left for them. */
    & > form {
      container-type: inline-size;
    }
  }
`;

/**
 * Folded, a phone shows the first question and the button that leads on. It unfolds below the field that has the focus; what
 * stands above waits until the question is left, so that nothing moves under the finger.
 */
export const foldable = css`
  @media screen {
    @container (max-width: 559.98px) {
      &[data-folded] > [part='steps'] {
        display: none;
      }

      &[data-folded='all'] {
        & [data-later],
        & [part='total'],
        & [part~='button-secondary'] {
          display: none;
        }
      }
    }
  }
`;

/** The first question is short on a phone, too: it is what a page shows of the builder. */
export const client = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('14px')} ${space('12px')};

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space('20px')} ${space('24px')};
  }
`;

export const intro = css`
  margin-block-start: 8px;
  color: ${token('color-ink-soft')};
`;

/** A focused control is scrolled clear of the sticky foot. */
export const step = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('20px')};

  @container (min-width: 560px) {
    gap: ${space('24px')};
  }

  & :is(input, textarea, button, summary, [part~='message']) {
    scroll-margin-block: 5em 1em;

    @media (min-height: 320px) {
      scroll-margin-block-end: 10em;
    }
  }
`;

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('24px')};
`;

/** Keeps the total and the buttons in view while a long step is scrolled; not where zoom leaves too little height. */
export const foot = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  padding-block: 14px;
  margin-block-end: -14px;
  border-block-start: 1px solid ${token('color-line')};

  @media (min-height: 480px) {
    position: sticky;
  }

  @container (min-width: 560px) {
    grid-template-columns: 1fr auto;

    @media (min-height: 320px) {
      position: sticky;
    }
  }
`;

/** The total, and the way to the quote: on a phone in one line, in which the amount says what it is. */
export const sums = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;

  @container (max-width: 559.98px) {
    align-items: start;
    justify-content: space-between;
    gap: 0 8px;

    & svg {
      display: none;
    }

    & > [part='total'] {
      order: 1;
      margin-inline-start: auto;
      padding-block-start: 8px;
    }

    & > [part='total'] > :first-child {
      ${hiddenRules}
    }
  }
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  color: ${token('color-ink-soft')};
  overflow-wrap: anywhere;

  & > strong {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.3;
    color: ${token('color-ink')};
    font-variant-numeric: tabular-nums;
  }

  & > small {
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 559.98px) {
    flex-direction: column;
    align-items: end;
  }
`;

export const buttons = css`
  display: flex;
  gap: 12px;

  @container (max-width: 559.98px) {
    & > button {
      flex: 1 1 0;
      min-inline-size: 0;
      padding-inline: 8px;
    }

    & > button[type='submit'] {
      flex-grow: 1.4;
    }
  }

  @container (min-width: 560px) {
    & > button[type='submit'] {
      min-inline-size: 176px;
    }
  }
`;
