import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { HeroSpec } from './hero.element';
import type { HeroState } from './hero.store';
import * as styles from './hero.styles';

/** TODO: what it is for. */
export function Hero({ store, settings }: WidgetViewProps<HeroSpec, HeroState>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
