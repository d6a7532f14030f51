import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { NotFoundSpec } from './not-found.element';
import type { NotFoundState } from './not-found.store';
import * as styles from './not-found.styles';

/** TODO: what it is for. */
export function NotFound({ store, settings }: WidgetViewProps<NotFoundSpec, NotFoundState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
