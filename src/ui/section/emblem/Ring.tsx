import type { ReactNode } from 'react';
import { css } from '../../../style/emotion';
import { stationRotations } from '../../base/stationRotations';

/** The emblem as decorative line art in the current text color, as wide as its container. */
export function Ring({
  gap = false,
}: {
  /** Draws the last station dashed, as if it were missing. @default false */
  gap?: boolean;
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
      {stationRotations.map((rotation, index) => (
        <g key={rotation} transform={rotation}>
          <circle
            cx={18}
            cy={4.6}
            r={3.1}
            strokeDasharray={gap && stationRotations[index + 1] === undefined ? '0.5' : undefined}
          />
          {/* The arc to the next station. */}
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
