import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { AboutSpec } from './about.element';
import type { AboutState } from './about.store';
import * as styles from './about.styles';

/** TODO: what it is for. */
export function About({ store, settings }: WidgetViewProps<AboutSpec, AboutState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
