import type { ReactNode } from 'react';
import { stationRotations } from './stationRotations';

/** The emblem as a small logo beside the name: seven stations around a hub. Hidden from assistive technology. */
export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="currentColor" aria-hidden="true">
      <circle cx={18} cy={18} r={6} />
      {stationRotations.map((rotation) => (
        <circle key={rotation} cx={18} cy={4.6} r={3.1} transform={rotation} />
      ))}
    </svg>
  );
}
