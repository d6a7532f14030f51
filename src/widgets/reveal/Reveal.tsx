import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { RevealSpec } from './reveal.element';
import type { RevealState } from './reveal.store';
import * as styles from './reveal.styles';

/** TODO: what it is for. */
export function Reveal({ store, settings }: WidgetViewProps<RevealSpec, RevealState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
