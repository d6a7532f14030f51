import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

const figures = css`
  font-variant-numeric: tabular-nums;
`;

export const soft = css`
  color: ${token('color-ink-soft')};
`;

/** A picture's frame. */
export const pictureFrame = css`
  overflow: clip;
  aspect-ratio: 16 / 10;
  border-radius: ${token('radius-card')};
`;

/** A picture as large as its frame. */
export const pictureFill = css`
  block-size: 100%;
`;

/* Page header */

/** Dark up to its top, which the transparent site header of 72 px covers. */
export const header = css`
  display: grid;
  gap: clamp(28px, 5cqi, 40px) clamp(32px, 5cqi, 72px);
  align-items: center;
  padding: calc(72px + clamp(8px, 5cqi, 64px)) max(20px, (100cqi - 1180px) / 2) clamp(32px, 6cqi, 80px);
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};

  @container (min-width: 860px) {
    grid-template-columns: 5fr 7fr;
  }
`;

/** Its picture overlaps the section below. */
export const overhanging = css`
  padding-block-end: 0;
  background: linear-gradient(${token('color-dark')} calc(100% - 72px), ${token('color-page')} 0);

  @container (min-width: 860px) {
    & > :first-child {
      padding-block-end: 112px;
    }

    & > :last-child {
      align-self: end;
    }
  }
`;

export const headerText = css`
  overflow-wrap: anywhere;

  & :focus-visible {
    outline-color: ${token('color-on-dark')};
  }
`;

export const title = css`
  font-size: clamp(1.75em, 1.3em + 2cqi, 2.75em);
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.02em;
`;

/** The name of the service at the start of the heading. */
export const name = css`
  display: block;
  margin-block-end: 0.1em;
  font-size: clamp(1.6em, 1.2em + 1.4cqi, 2em);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.03em;
`;

export const headerActions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 28px;
  margin-block-start: clamp(16px, 4cqi, 32px);
`;

export const headerPrice = css`
  color: ${token('color-on-dark-soft')};

  & > strong {
    ${figures}
    font-size: 1.25em;
    font-weight: 650;
    color: ${token('color-on-dark')};

    @container (min-width: 560px) {
      display: block;
    }
  }
`;

/** What it is a price of, below it. */
export const headerNote = css`
  display: block;
`;

/* What it does, why it matters, best for */

export const explanation = css`
  display: grid;
  gap: clamp(24px, 6cqi, 48px) clamp(32px, 7cqi, 96px);
  align-items: start;
  overflow-wrap: anywhere;

  @container (min-width: 860px) {
    grid-template-columns: 7fr 5fr;
  }
`;

export const subheading = css`
  font-size: clamp(1.375em, 1.1em + 1cqi, 1.75em);
  font-weight: 700;
`;

export const whatItDoes = css`
  max-inline-size: 52ch;
  margin-block: 8px clamp(24px, 5cqi, 40px);
  font-size: clamp(1.125em, 1em + 0.8cqi, 1.5em);
  line-height: 1.4;
`;

export const whyItMatters = css`
  max-inline-size: 60ch;
  margin-block-start: 8px;
  font-size: clamp(1em, 0.95em + 0.25cqi, 1.125em);
  line-height: 1.55;
  color: ${token('color-ink-soft')};
`;

export const bestFor = css`
  padding: clamp(18px, 3cqi, 36px);
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};

  & > ul {
    margin-block: 8px -8px;
  }
`;

export const bestForEntry = css`
  display: flex;
  gap: 12px;
  padding-block: clamp(6px, 1.5cqi, 12px);

  & + & {
    border-block-start: 1px solid ${token('color-line')};
  }

  & > svg {
    margin-block-start: 2px;
    color: ${token('color-done')};
  }
`;

/* How it works */

/** A line connects the numbered points, vertically, and horizontally in a wide container. */
export const path = css`
  --marker: 44px;
  display: grid;
  margin-block-start: clamp(20px, 4cqi, 56px);
  counter-reset: step;
  overflow-wrap: anywhere;

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }

  @container (min-width: 1000px) {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
`;

export const step = css`
  position: relative;
  padding-block-end: 16px;
  padding-inline-start: calc(var(--marker) + 16px);
  counter-increment: step;

  &::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: var(--marker);
    block-size: var(--marker);
    border: 2px solid ${token('color-on-dark-soft')};
    border-radius: 50%;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--marker) + 8px) 8px;
    inset-inline-start: calc(var(--marker) / 2 - 1px);
    border-inline-start: 2px solid ${token('color-dark-line')};
  }

  @container (min-width: 560px) {
    padding-block: calc(var(--marker) + 20px) 40px;
    padding-inline: 0 28px;

    &:not(:last-child)::after {
      inset-block: calc(var(--marker) / 2 - 1px) auto;
      inset-inline: calc(var(--marker) + 10px) 10px;
      border-block-start: 2px solid ${token('color-dark-line')};
      border-inline-start: 0;
    }
  }
`;

export const stepTitle = css`
  font-size: 1.25em;
  font-weight: 650;
`;

export const stepText = css`
  margin-block-start: 4px;
  color: ${token('color-on-dark-soft')};
`;

export const next = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  margin-block-start: 8px;
  padding: clamp(14px, 2cqi, 20px) clamp(20px, 3cqi, 32px);
  border: 1px solid ${token('color-dark-line')};
  border-radius: ${token('radius-card')};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background-color 150ms ease-out;

  &:hover {
    background: color-mix(in srgb, ${token('color-on-dark')} 8%, transparent);
  }

  & > svg {
    transition: translate 200ms ease-out;
  }

  &:hover > svg {
    translate: 4px;
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

export const nextName = css`
  display: block;
  font-size: 1.25em;
  font-weight: 650;
`;

export const nextPurpose = css`
  display: block;
  margin-block-start: 4px;
  color: ${token('color-on-dark-soft')};
`;

/* Tiers and options */

/** Follows the explanation on the same background. */
export const continued = css`
  padding-block-start: 0;
`;

export const offers = css`
  margin-block-start: clamp(24px, 3cqi, 40px);
  border-block-end: 1px solid ${token('color-line')};
  overflow-wrap: anywhere;
`;

/** In a narrow container the price stands beside the name, and the rest below both. */
export const offer = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px clamp(16px, 3cqi, 40px);
  align-items: baseline;
  padding-block: 16px;
  border-block-start: 1px solid ${token('color-line')};

  @container (min-width: 720px) {
    grid-template-columns: 4fr 5fr 3fr;
    padding-block: 32px;
  }
`;

export const offerText = css`
  color: ${token('color-ink-soft')};

  @container (max-width: 719.98px) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

export const offerName = css`
  font-size: clamp(1.375em, 1.1em + 1cqi, 1.875em);
  font-weight: 700;
`;

export const lasts = css`
  font-size: 1.125em;
  font-weight: 600;
  color: ${token('color-done')};
`;

export const offerPrice = css`
  ${figures}
  font-size: clamp(1.25em, 1.1em + 0.8cqi, 1.5em);
  font-weight: 700;
  text-align: end;
`;

export const unit = css`
  font-size: 0.6667em;
  font-weight: 400;
  color: ${token('color-ink-soft')};
`;

/* Investment range */

export const range = css`
  display: grid;
  gap: clamp(12px, 3cqi, 24px) clamp(32px, 7cqi, 96px);
  align-items: end;
  margin-block-start: 12px;

  @container (min-width: 860px) {
    grid-template-columns: 7fr 5fr;
  }
`;

export const price = css`
  ${figures}
  font-size: clamp(2em, 1em + 7cqi, 5.5em);
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.03em;
`;

export const rangeAction = css`
  display: grid;
  gap: clamp(14px, 3cqi, 20px);
  justify-items: start;
`;

/** What the price depends on: two lists, side by side. */
export const factors = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 24px clamp(20px, 7cqi, 96px);
  margin-block-start: clamp(20px, 4cqi, 56px);
  overflow-wrap: anywhere;

  @container (min-width: 860px) {
    grid-template-columns: 7fr 5fr;
  }
`;

export const factorGroup = css`
  min-inline-size: 0;
`;

export const factorTitle = css`
  display: flex;
  gap: 10px;
  align-items: center;
  padding-block-end: 8px;
  font-size: clamp(1em, 0.9em + 0.5cqi, 1.125em);
  font-weight: 650;

  & > svg {
    color: ${token('color-done')};
  }
`;

export const factor = css`
  padding-block: clamp(6px, 1.5cqi, 10px);
  border-block-start: 1px solid ${token('color-line')};
  color: ${token('color-ink-soft')};
`;

/* The pictures of the work */

export const workPictures = css`
  display: grid;
  gap: clamp(16px, 2cqi, 24px);
  margin-block-start: clamp(24px, 3cqi, 40px);
`;

/** In a narrow container two a row; of an odd number the first spans both columns. In a wide one three. */
export const pictures = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: inherit;

  @container (max-width: 719.98px) {
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 720px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The pictures in a column of the comparison's height. */
export const besideComparison = css`
  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

    & > ul {
      grid-template-columns: none;
    }

    & > ul > li {
      position: relative;
      aspect-ratio: auto;
    }

    & picture {
      position: absolute;
      inset: 0;
    }
  }
`;
