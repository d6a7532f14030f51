import type { ReactNode } from 'react';
import * as layout from '../../webapp/layout.styles';

interface CardProps {
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a view, in a frame and under its heading. */
export function Card({ id, title, children }: CardProps): ReactNode {
  return (
    <section className={layout.card} aria-labelledby={id}>
      <h2 id={id} className={layout.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
