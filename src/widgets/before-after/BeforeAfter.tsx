import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { BeforeAfterSpec } from './before-after.element';
import type { BeforeAfterState } from './before-after.store';
import * as styles from './before-after.styles';

/** TODO: what it is for. */
export function BeforeAfter({
  store,
  settings,
}: WidgetViewProps<BeforeAfterSpec, BeforeAfterState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
