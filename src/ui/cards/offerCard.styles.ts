import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Cards of at least this width have the picture beside the text. */
const BESIDE = '@container (min-width: 720px)';

export const card = css`
  position: relative;
  container-type: inline-size;
  overflow: clip;
  block-size: 100%;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  overflow-wrap: anywhere;
`;

/**
 * Text at the top, terms at the bottom, so that the prices and buttons of a row of cards are aligned. The card around it is
 * no grid: with one more around this one, the five cards of the home page took 1.7 times as long to lay out.
 */
export const body = css`
  display: grid;
  block-size: 100%;
  grid-template-rows: auto 1fr auto;

  ${BESIDE} {
    grid-template: 'picture about' 1fr 'picture terms' auto / 11fr 10fr;
    min-block-size: 460px;
  }
`;

/** Without a picture, a wide card has its text beside its terms. */
export const withoutPicture = css`
  grid-template-rows: 1fr auto;
  background: ${token('color-ground-soft')};

  ${BESIDE} {
    grid-template: 'about terms' auto / 11fr 10fr;
    align-items: center;
    min-block-size: 0;

    && > * {
      padding-block: ${space('32px')};
    }
  }
`;

export const frame = css`
  position: relative;
  aspect-ratio: 16 / 10;

  @container (max-width: 360px) {
    aspect-ratio: 2 / 1;
  }

  ${BESIDE} {
    grid-area: picture;
    aspect-ratio: auto;
  }
`;

export const picture = css`
  position: absolute;
  inset: 0;
`;

const padding = space('clamp(20px, 5.5cqi, 44px)');

export const about = css`
  padding: ${padding} ${padding} 0;

  ${BESIDE} {
    grid-area: about;
  }
`;

export const name = css`
  font-size: clamp(1.5em, 1.2em + 1.6cqi, 2.25em);
  font-weight: 700;
`;

export const tagline = css`
  margin-block-start: 4px;
  font-weight: 600;
  color: ${token('color-ink-soft')};
`;

export const purpose = css`
  max-inline-size: 52ch;
  margin-block-start: ${space('12px')};
  font-size: clamp(1em, 0.9em + 0.5cqi, 1.0625em);
`;

export const statement = css`
  max-inline-size: 28ch;
  font-family: ${token('font-heading')};
  font-size: clamp(1.25em, 0.9em + 2.4cqi, 1.75em);
  line-height: 1.25;
  letter-spacing: -0.01em;
`;

export const terms = css`
  padding: ${space('16px')} ${padding} ${space('clamp(12px, 5.5cqi - 8px, 36px)')};

  ${BESIDE} {
    grid-area: terms;
  }
`;

/** Labels and values in two columns, as wide as the longest label needs. */
const COLUMNS = '@container (min-width: 360px)';

export const facts = css`
  ${COLUMNS} {
    display: grid;
    grid-template-columns: fit-content(40%) 1fr;
    column-gap: 20px;
  }
`;

/** A line above it. In a narrow card its value stands opposite the label, or below it if it is long. */
export const fact = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: 12px;
  padding-block: ${space('12px')};
  border-block-start: 1px solid ${token('color-line')};
  text-wrap: pretty;

  ${COLUMNS} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`;

export const sentence = css`
  flex-basis: 100%;
`;

export const label = css`
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

export const price = css`
  font-size: 1.375em;
  font-weight: 650;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

/** What it is a price of, below it. */
export const priceNote = css`
  flex-basis: 100%;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};

  ${COLUMNS} {
    grid-column: 2;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-block-start: ${space('12px')};

  @container (max-width: 440px) {
    display: grid;
    justify-items: start;

    & > :first-child {
      inline-size: 100%;
    }
  }
`;
