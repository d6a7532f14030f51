import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { TestimonialsSpec } from './testimonials.element';
import type { TestimonialsState } from './testimonials.store';
import * as styles from './testimonials.styles';

/** TODO: what it is for. */
export function Testimonials({
  store,
  settings,
}: WidgetViewProps<TestimonialsSpec, TestimonialsState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
