import type { ReactNode } from 'react';
import * as styles from './lead.styles';

/** A part of a lead, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
