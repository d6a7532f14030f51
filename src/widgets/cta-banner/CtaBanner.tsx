import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { CtaBannerSpec } from './cta-banner.element';
import type { CtaBannerState } from './cta-banner.store';
import * as styles from './cta-banner.styles';

/** TODO: what it is for. */
export function CtaBanner({ store, settings }: WidgetViewProps<CtaBannerSpec, CtaBannerState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
