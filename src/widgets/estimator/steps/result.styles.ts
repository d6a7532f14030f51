import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

/** What is shown to others: the range, and pictures of what it is for, which are above it on a phone. */
export const sheet = css`
  display: grid;
  gap: ${space('20px')} ${space('32px')};
  padding: ${space('20px')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};
  outline: 1px solid transparent; /* visible in forced colors */

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: center;
    padding: ${space('32px')};

    & > :first-child:not(:only-child) {
      order: 1;
    }
  }
`;

export const pictures = css`
  display: grid;
  grid-auto-columns: minmax(0, 220px);
  grid-auto-flow: column;
  gap: 10px;

  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
  }

  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    border-radius: ${token('radius-control')};
    object-fit: cover;
  }
`;

export const drawn = css`
  display: grid;
  place-items: center;
  block-size: 96px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  color: ${token('color-done')};
`;

export const caption = css`
  font-size: 0.875em;
  line-height: 1.35;
  color: ${token('color-ink-soft')};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 650;
    color: ${token('color-ink')};
  }
`;

/** What is in it goes by the width that the pictures leave. */
export const amount = css`
  container-type: inline-size;
  display: grid;
  gap: 8px;
`;

export const range = css`
  font-family: ${token('font-heading')};
  font-size: clamp(1.75em, 11cqi, 3.75em);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const assurances = css`
  display: grid;
  gap: 6px;
  margin-block-start: 4px;

  & > li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 10px;
  }

  & svg {
    margin-block-start: 0.15em;
    color: ${token('color-done')};
  }
`;

export const note = css`
  max-inline-size: 60ch;
  color: ${token('color-ink-soft')};
`;

/** As high as a finger needs it. */
export const link = css`
  display: inline-block;
  padding-block: 10px;
  font-weight: 650;
`;

/** How the range adds up, and beside it, where there is room, what happens next. */
export const columns = css`
  display: grid;
  gap: ${space('24px')} ${space('40px')};

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

export const breakdown = css`
  display: grid;
  gap: 8px;
  justify-items: start;

  & > :first-child {
    font-size: 1.0625em;
    font-weight: 650;
  }
`;

/** The two ways on, and below or beside them what else can be done. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

export const buttons = css`
  display: grid;
  gap: 12px;
  flex-basis: 100%;

  @container (min-width: 560px) {
    display: flex;
    flex-basis: auto;
  }
`;
