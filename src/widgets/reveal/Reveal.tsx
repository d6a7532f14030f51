import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { RevealSpec } from './reveal.element';
import type { RevealState } from './reveal.store';
import * as styles from './reveal.styles';
import { watchPlace } from './watchPlace';

/** Hides what is still out of view when it gets ready, and shows it when the visitor comes there. */
export function Reveal({ store }: WidgetViewProps<RevealSpec, RevealState>): ReactNode {
  const { status } = useStore(store);
  const slot = useRef<HTMLSlotElement>(null);
  useEffect(() => (slot.current ? watchPlace(slot.current, store) : undefined), [store]);
  return <slot ref={slot} className={status === 'waiting' ? styles.waiting : undefined} />;
}
