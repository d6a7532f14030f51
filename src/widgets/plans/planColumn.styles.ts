import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { SWIPE } from '../../ui/section/swipeRow.styles';

/** Seven rows: badge, name, tagline, price, description, features, action. Lines surround all but the badge. */
export const column = css`
  position: relative;
  display: grid;
  grid-template-rows: repeat(5, auto) 1fr auto;
  margin-block-end: -1px;

  & > *,
  &::before {
    grid-column: 1;
  }

  &::before {
    content: '';
    grid-row: 2 / -1;
    border-block: 1px solid ${token('color-line')};
  }

  /* In a row to swipe each plan is a card. */
  @media screen {
    ${SWIPE} {
      grid-template-rows: subgrid;
      grid-row: span 7;
      margin-block-end: 0;

      &::before {
        border-inline: 1px solid ${token('color-line')};
        border-radius: ${token('radius-control')};
        background: ${token('color-ground')};
      }

      & > * {
        padding-inline: 20px;
      }
    }
  }

  @container (min-width: 760px) {
    grid-template-rows: subgrid;
    grid-row: span 7;
    margin-inline-start: -1px;

    &::before {
      border-inline-start: 1px solid ${token('color-line')};
    }

    & > * {
      padding-inline: ${space('clamp(20px, 2.6cqi, 36px)')};
    }

    &:only-child {
      max-inline-size: 560px;
    }
  }
`;

/** The popular plan is raised above the others. */
export const raised = css`
  z-index: 1;
  /* Visible in forced colors, which remove background and shadow. */
  outline: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};

  &::before {
    content: none;
  }

  & > * {
    padding-inline: ${space('clamp(20px, 2.6cqi, 36px)')};
  }
`;

export const badge = css`
  && {
    grid-column: 1 / -1;
  }

  grid-row: 1;
  padding-block: 6px;
  border-start-start-radius: ${token('radius-control')};
  border-start-end-radius: ${token('radius-control')};
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};
  font-size: 0.9375em;
  font-weight: 600;
`;

export const name = css`
  grid-row: 2;
  padding-block-start: ${space('20px')};
  font-size: clamp(1.5em, 1.3em + 0.6cqi, 1.75em);
  font-weight: 700;
`;

export const tagline = css`
  grid-row: 3;
  margin-block-start: 4px;
  color: ${token('color-ink-soft')};
`;

export const price = css`
  grid-row: 4;
  padding-block-start: ${space('12px')};
  color: ${token('color-ink-soft')};
`;

export const amount = css`
  display: inline-block;
  margin-inline-end: 3px;
  color: ${token('color-ink')};
  font-family: ${token('font-heading')};
  font-size: 1.75em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: -0.02em;

  @container (min-width: 760px) {
    font-size: clamp(1.5em, 0.5em + 2.2cqi, 2.375em);
  }
`;

export const description = css`
  grid-row: 5;
  padding-block-start: ${space('12px')};
`;

export const features = css`
  grid-row: 6;
  margin-block-start: ${space('20px')};
`;

export const featuresTitle = css`
  font-weight: 650;
`;

export const feature = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  padding-block: ${space('10px')};

  &:not(:first-child) {
    border-block-start: 1px solid ${token('color-line')};
  }

  & > svg {
    margin-block-start: 2px;
    color: ${token('color-done')};
  }
`;

export const action = css`
  grid-row: 7;
  display: grid;
  align-self: end;
  padding-block: ${space('24px')} ${space('28px')};

  & > a {
    padding-inline: 12px;
  }
`;
