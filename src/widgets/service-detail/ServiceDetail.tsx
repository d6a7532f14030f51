import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';
import type { ServiceDetailState } from './service-detail.store';
import * as styles from './service-detail.styles';

/** TODO: what it is for. */
export function ServiceDetail({
  store,
  settings,
}: WidgetViewProps<ServiceDetailSpec, ServiceDetailState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
