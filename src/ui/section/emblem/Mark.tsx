import type { ReactNode } from 'react';
import { markCircles } from '../../base/markCircles';

/** The emblem as a small logo beside the name: seven stations around a hub. Hidden from assistive technology. */
export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="currentColor" aria-hidden="true">
      {markCircles.map((circle) => (
        <circle key={`${circle.cx} ${circle.cy}`} {...circle} />
      ))}
    </svg>
  );
}
