import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

export const heading = css`
  font-size: clamp(1.25em, 0.8em + 2cqi, 2em);
  font-weight: 700;
`;

export const intro = css`
  max-inline-size: 60ch;
  margin-block-start: 8px;
  color: ${token('color-ink-soft')};
`;

/** One column on a phone, two where the widget is wide enough. */
export const form = css`
  display: grid;
  gap: ${space('16px')} ${space('24px')};
  margin-block-start: ${space('16px')};

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space('20px')};
  }
`;

export const wide = css`
  grid-column: 1 / -1;
`;

export const note = css`
  grid-column: 1 / -1;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

export const outcome = css`
  display: grid;
  gap: ${space('12px')};
`;

export const done = css`
  display: grid;
  gap: ${space('32px')};
  margin-block-start: ${space('24px')};
`;

export const again = css`
  font-size: 1.125em;
  font-weight: 650;
`;

/** The error, and that the request is kept: one box. */
export const kept = css`
  & > [part~='message-error'] {
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  & > [part~='message-queued'] {
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    border-color: ${token('color-error')};
  }
`;

export const end = css`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space('16px')};

  @container (min-width: 560px) {
    justify-items: start;
  }
`;
