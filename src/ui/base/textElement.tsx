import type { ReactNode } from 'react';

/**
 * What a view gets as children, which may be a text among other nodes. Page translators put elements in the place of text
 * nodes, and React only changes, and inserts before, what is still there: a text has an element of its own, with nothing
 * else in it.
 */
export const textElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children;
