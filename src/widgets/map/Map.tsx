import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { MapSpec } from './map.element';
import type { MapState } from './map.store';
import * as styles from './map.styles';

/** TODO: what it is for. */
export function Map({ store, settings }: WidgetViewProps<MapSpec, MapState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
