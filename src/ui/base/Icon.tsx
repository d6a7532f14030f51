import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

/**
 * A decorative line icon, hidden from assistive technology. Lucide's own React package would weigh three times as much,
 * for its context and class names.
 */
export function Icon({ icon, size }: { icon: IconNode; size: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
