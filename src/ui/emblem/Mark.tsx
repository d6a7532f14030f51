import type { ReactNode } from 'react';
import { stations } from './stations';

/** The emblem as a small sign beside the name: seven stations around a hub. Assistive technology passes over it. */
export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="currentColor" aria-hidden="true">
      <circle cx={18} cy={18} r={6} />
      {stations.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={3.1} />
      ))}
    </svg>
  );
}
