import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { SystemWheelSpec } from './system-wheel.element';
import type { SystemWheelState } from './system-wheel.store';
import * as styles from './system-wheel.styles';

/** TODO: what it is for. */
export function SystemWheel({
  store,
  settings,
}: WidgetViewProps<SystemWheelSpec, SystemWheelState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
