import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** The facts stand side by side, under one line. */
export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 0 clamp(24px, 4cqi, 48px);
  margin-block-start: clamp(24px, 4cqi, 40px);
  overflow-wrap: anywhere;
`;

export const fact = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-content: start;
  padding-block: clamp(16px, 2.4cqi, 24px);
  border-block-start: 1px solid ${token('color-line')};

  & > svg {
    grid-row: span 2;
    color: ${token('color-done')};
  }

  /* Side by side there is more room in height than in width. */
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;

    & > svg {
      grid-row: auto;
      margin-block-end: 8px;
    }
  }
`;

export const title = css`
  font-family: ${token('font-heading')};
  font-size: 1.1875em;
  font-weight: 650;
  line-height: 1.3;
`;

export const lines = css`
  color: ${token('color-ink-soft')};
`;

/** As high as a finger needs it. */
export const link = css`
  display: inline-block;
  padding-block: 10px;
  color: ${token('color-ink')};
  font-weight: 650;
  text-underline-offset: 0.2em;
`;

export const peopleBlock = css`
  margin-block-start: clamp(28px, 4cqi, 48px);
  overflow-wrap: anywhere;
`;

export const peopleHeading = css`
  font-size: clamp(1.375em, 1.2em + 0.8cqi, 1.75em);
  font-weight: 650;
`;

export const people = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: clamp(20px, 3cqi, 32px);
  margin-block-start: clamp(16px, 2.4cqi, 24px);
`;

export const person = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
`;

/** Portraits are cropped to one shape. */
export const portrait = css`
  inline-size: 112px;
  block-size: 128px;
  border-radius: ${token('radius-card')};
`;

export const initials = css`
  display: grid;
  place-items: center;
  inline-size: 112px;
  block-size: 128px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  color: ${token('color-done')};
  font-family: ${token('font-heading')};
  font-size: 1.75em;
  font-weight: 650;
`;

export const name = css`
  font-size: 1.1875em;
  font-weight: 650;
  line-height: 1.3;
`;

export const role = css`
  color: ${token('color-ink-soft')};
`;

export const about = css`
  margin-block-start: 6px;
`;

/** Beside a form: one fact below the other, in the page's own ground. */
export const brief = css`
  display: grid;
  gap: 16px;
  color: ${token('color-ink')};
  overflow-wrap: anywhere;
`;

export const briefFact = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 14px;
  align-content: start;

  & > svg {
    grid-row: span 2;
    color: ${token('color-done')};
  }

  & > p {
    font-size: 1.0625em;
  }
`;
