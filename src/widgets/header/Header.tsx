import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { HeaderSpec } from './header.element';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';

/** TODO: what it is for. */
export function Header({ store, settings }: WidgetViewProps<HeaderSpec, HeaderState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
