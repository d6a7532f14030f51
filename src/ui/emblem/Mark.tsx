import type { ReactNode } from 'react';
import { turns } from './turns';

/** The emblem as a small sign beside the name: seven stations around a hub. Assistive technology passes over it. */
export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="currentColor" aria-hidden="true">
      <circle cx={18} cy={18} r={6} />
      {turns.map((turn) => (
        <circle key={turn} cx={18} cy={4.6} r={3.1} transform={turn} />
      ))}
    </svg>
  );
}
