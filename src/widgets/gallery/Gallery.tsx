import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { GallerySpec } from './gallery.element';
import type { GalleryState } from './gallery.store';
import * as styles from './gallery.styles';

/** TODO: what it is for. */
export function Gallery({ store, settings }: WidgetViewProps<GallerySpec, GalleryState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
