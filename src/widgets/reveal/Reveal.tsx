import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { RevealSpec } from './reveal.element';
import type { RevealState } from './reveal.store';
import * as styles from './reveal.styles';
import { watchPosition } from './watchPosition';

/** Hides its children if they are out of view when it is hydrated, and reveals them when they are scrolled into view. */
export function Reveal({ store }: WidgetViewProps<RevealSpec, RevealState>): ReactNode {
  const status = useStore(store, (state) => state.status);
  const slot = useRef<HTMLSlotElement>(null);
  useEffect(() => (slot.current ? watchPosition(slot.current, store) : undefined), [store]);
  return <slot ref={slot} className={status === 'hidden' ? styles.hidden : undefined} />;
}
