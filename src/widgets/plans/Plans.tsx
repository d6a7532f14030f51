import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { PlansSpec } from './plans.element';
import type { PlansState } from './plans.store';
import * as styles from './plans.styles';

/** TODO: what it is for. */
export function Plans({ store, settings }: WidgetViewProps<PlansSpec, PlansState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
