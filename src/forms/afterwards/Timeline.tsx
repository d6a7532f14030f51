import type { ReactNode } from 'react';
import { css, keyframes } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { Heading } from '../../ui/base/Heading';

interface TimelineProps {
  heading: string;
  /** Of the heading. */
  rank: 2 | 3;
  /** What happens, in order; empty ones are left out. */
  steps: readonly string[];
  /** What stands below it. */
  children?: ReactNode;
}

/** What happens next, step by step. */
export function Timeline({ heading, rank, steps, children }: TimelineProps): ReactNode {
  return (
    <section className={box} data-keep-clear>
      <Heading rank={rank} className={title}>
        {heading}
      </Heading>
      <ol className={list}>
        {steps.filter(Boolean).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}

const box = css`
  display: grid;
  gap: ${space('12px')};
  align-content: start;
  justify-self: stretch;
  padding: ${space('20px')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};
  outline: 1px solid transparent; /* visible in forced colors */

  @container (min-width: 560px) {
    & > button {
      justify-self: start;
    }
  }
`;

const title = css`
  font-size: 1.0625em;
  font-weight: 650;
`;

const arrive = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

/** A line leads from each number to the next. They arrive one after another, as they will happen. */
const list = css`
  display: grid;
  gap: ${space('16px')};
  padding: 0;
  counter-reset: step;
  list-style: none;

  & > li {
    position: relative;
    max-inline-size: 60ch;
    min-block-size: 28px;
    padding-block-start: 2px;
    padding-inline-start: 42px;
    counter-increment: step;
  }

  & > li::before {
    content: counter(step);
    content: counter(step) / '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${token('color-done')};
    border-radius: 50%;
    background: ${token('color-ground')};
    color: ${token('color-done')};
    font-size: 0.875em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 30px calc(2px - ${space('16px')});
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${token('color-done')};
  }

  @media (prefers-reduced-motion: no-preference) {
    & > li {
      animation: ${arrive} 250ms ease-out backwards;
    }

    & > li:nth-child(2) {
      animation-delay: 120ms;
    }

    & > li:nth-child(3) {
      animation-delay: 240ms;
    }
  }
`;
