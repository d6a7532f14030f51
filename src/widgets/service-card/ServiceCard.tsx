import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { ServiceCardSpec } from './service-card.element';
import type { ServiceCardState } from './service-card.store';
import * as styles from './service-card.styles';

/** TODO: what it is for. */
export function ServiceCard({
  store,
  settings,
}: WidgetViewProps<ServiceCardSpec, ServiceCardState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
