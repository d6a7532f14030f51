import type { ReactNode } from 'react';
import { swatch } from './theme.styles';

/** A colour, seen. Its name or value stands beside it. */
export const Swatch = ({ color }: { color: string }): ReactNode => (
  <span className={swatch} style={{ background: color }} aria-hidden="true" />
);
