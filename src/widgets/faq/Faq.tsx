import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { FaqSpec } from './faq.element';
import type { FaqState } from './faq.store';
import * as styles from './faq.styles';

/** TODO: what it is for. */
export function Faq({ store, settings }: WidgetViewProps<FaqSpec, FaqState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
