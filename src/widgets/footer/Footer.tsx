import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { FooterSpec } from './footer.element';
import type { FooterState } from './footer.store';
import * as styles from './footer.styles';

/** TODO: what it is for. */
export function Footer({ store, settings }: WidgetViewProps<FooterSpec, FooterState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
