import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

/**
 * A decorative line icon, hidden from assistive technology. Lucide's own React package would weigh three times as much,
 * for its context and class names. The width and the ends of its lines are in the base styles: a page has dozens of icons, and
 * its HTML would repeat them in each.
 */
export function Icon({ icon, size }: { icon: IconNode; size: number }): ReactNode {
  const paths = joinPaths(icon);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      {paths && <path d={paths} />}
      {icon.map(([tag, attributes], index) =>
        tag === 'path' ? null : createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}

/**
 * The paths of an icon as one: fewer elements to write, to parse and to hydrate. In the middle of a path, the `m` that it may
 * begin with would be relative.
 */
const joinPaths = (icon: IconNode): string =>
  icon
    .flatMap(([tag, { d }]) => (tag === 'path' ? String(d) : []))
    .map((d) => d.replace(/^m([\d.]+) ([\d.]+) ?(?=[-\d.])/, 'M$1 $2l'))
    .join('');
