import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { stations } from './stations';

/** The emblem as large, quiet line art in the colour of the text around it, as wide as its place. */
export function Ring({
  gap = false,
}: {
  /** The last station is missing. @default false */ gap?: boolean;
}): ReactNode {
  const last = stations.length - 1;
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
      {/* The way from station to station: as many dashes as there are stations, with room for them between. */}
      <circle
        cx={18}
        cy={18}
        r={13.4}
        pathLength={stations.length}
        strokeDasharray="0.4 0.6"
        strokeDashoffset={-0.3}
        transform="rotate(-90 18 18)"
      />
      {stations.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={3.1}
          strokeDasharray={gap && index === last ? '0.5 0.5' : undefined}
        />
      ))}
    </svg>
  );
}

const ring = css`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
`;
