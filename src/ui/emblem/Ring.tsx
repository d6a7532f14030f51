import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { turns } from './turns';

/** The emblem as large, quiet line art in the colour of the text around it, as wide as its place. */
export function Ring({
  gap = false,
}: {
  /** The last station is missing. @default false */ gap?: boolean;
}): ReactNode {
  return (
    <svg
      className={ring}
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.1}
      aria-hidden="true"
    >
      <circle cx={18} cy={18} r={6} />
      {turns.map((turn, index) => (
        <g key={turn} transform={turn}>
          <circle
            cx={18}
            cy={4.6}
            r={3.1}
            strokeDasharray={gap && turns[index + 1] === undefined ? '0.5' : undefined}
          />
          {/* The way to the next station. */}
          <path d="M21.57 5.08A13.4 13.4 0 0 1 25.88 7.16" />
        </g>
      ))}
    </svg>
  );
}

const ring = css`
  inline-size: 100%;
  block-size: auto;
`;
