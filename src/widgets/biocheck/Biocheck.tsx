import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { BiocheckSpec } from './biocheck.element';
import type { BiocheckState } from './biocheck.store';
import * as styles from './biocheck.styles';

/** TODO: what it is for. */
export function Biocheck({ store, settings }: WidgetViewProps<BiocheckSpec, BiocheckState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
