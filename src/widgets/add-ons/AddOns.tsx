import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { AddOnsSpec } from './add-ons.element';
import type { AddOnsState } from './add-ons.store';
import * as styles from './add-ons.styles';

/** TODO: what it is for. */
export function AddOns({ store, settings }: WidgetViewProps<AddOnsSpec, AddOnsState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
