import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { hiddenRules } from '../../ui/base/visuallyHidden';

export const steps = css`
  position: relative;
  display: flex;
  font-size: 0.875em;
  line-height: 1.25;

  @container (max-width: 559.98px) {
    padding-block-end: 26px; /* the current step's label */
  }
`;

/** A line connects each mark to the next. */
export const step = css`
  position: relative;
  flex: 1;
  min-inline-size: 0;

  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 21px;
    inset-inline: calc(-50% + 20px) calc(50% + 20px);
    block-size: 2px;
    background: ${token('color-line')};
    pointer-events: none; /* it reaches over the step before */
  }
`;

/** A target of 44 px for a finger, on a phone with six steps too. */
export const body = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  inline-size: 100%;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 6px 0 0;
  text-align: center;
`;

export const press = css`
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover > [aria-hidden] {
    box-shadow: 0 0 0 3px ${token('color-done-ground')};
  }

  &:hover > :last-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const mark = css`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 2px solid ${token('color-control')};
  border-radius: 50%;
  background: ${token('color-ground')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** In a narrow container only the current step's label is visible; screen readers get all of them. */
export const label = css`
  padding-inline: 4px;

  @container (max-width: 559.98px) {
    li:not([aria-current]) > * > & {
      ${hiddenRules}
    }

    li[aria-current] > * > & {
      position: absolute;
      inset-block-start: 46px;
      inline-size: max-content;
      max-inline-size: 60cqi;
    }

    li[aria-current]:first-child > * > & {
      inset-inline-start: 0;
      text-align: start;
    }

    li[aria-current]:last-child > * > & {
      inset-inline-end: 0;
      text-align: end;
    }

    /* One of two stands below its mark. */
    li[aria-current]:is(:first-child:nth-last-child(2), :last-child:nth-child(2)) > * > & {
      inline-size: 100%;
      text-align: center;
    }
  }
`;

const done = css`
  color: ${token('color-ink-soft')};

  & > * > [aria-hidden] {
    border-color: ${token('color-done')};
    background: ${token('color-done')};
    color: ${token('color-ground')};
  }

  &:not(:first-child)::before {
    background: ${token('color-done')};
  }
`;

const current = css`
  font-weight: 650;

  & > * > [aria-hidden] {
    border-color: ${token('color-done')};
    box-shadow: 0 0 0 3px ${token('color-done-ground')};
    color: ${token('color-done')};
  }

  &:not(:first-child)::before {
    background: ${token('color-done')};
  }

  @media (forced-colors: active) {
    & > * > [aria-hidden] {
      border-color: Highlight;
    }
  }
`;

const ahead = css`
  color: ${token('color-ink-soft')};
`;

/** By the state of a step. */
export const states = { done, current, ahead };
