import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { ScrollTopSpec } from './scroll-top.element';
import type { ScrollTopState } from './scroll-top.store';
import * as styles from './scroll-top.styles';

/** TODO: what it is for. */
export function ScrollTop({ store, settings }: WidgetViewProps<ScrollTopSpec, ScrollTopState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
