import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { ServiceCardsSpec } from './service-cards.element';
import type { ServiceCardsState } from './service-cards.store';
import * as styles from './service-cards.styles';

/** TODO: what it is for. */
export function ServiceCards({
  store,
  settings,
}: WidgetViewProps<ServiceCardsSpec, ServiceCardsState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
