import { css, keyframes } from '../../style/emotion';
import { token } from '../../style/tokens';

export const visit = css`
  display: grid;
  gap: 28px;
  view-timeline-name: --visit;
`;

export const intro = css`
  margin-block-start: 8px;
  color: ${token('color-ink-soft')};
`;

/** What takes the focus comes out from behind the foot. */
export const step = css`
  display: grid;
  gap: 24px;

  & :is(input, textarea, button, summary, [part~='message']) {
    scroll-margin-block: 80px 160px;
  }
`;

const stick = keyframes`
  from, to { --foot: 0px; }
`;

/** Keeps total and way on in view while a long step is scrolled; not where zoom leaves no room for it. */
export const foot = css`
  --foot: 0px;
  z-index: 1;
  inset-block-end: var(--foot);
  display: grid;
  gap: 12px;
  align-items: center;
  padding-block: 14px;
  margin-block-end: -14px;
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-ground')};

  @media (min-height: 480px) {
    position: sticky;
  }

  @container (min-width: 560px) {
    grid-template-columns: 1fr auto;

    @media (min-height: 320px) {
      position: sticky;
    }
  }

  /* Only while the visit is in view: below the window it would stand at the visit's top, as a picture of the whole page shows. */
  @supports (animation-timeline: view()) {
    --foot: auto;
    animation: ${stick} linear;
    animation-timeline: --visit;
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

  @container (max-width: 559.98px) {
    justify-content: space-between;
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
