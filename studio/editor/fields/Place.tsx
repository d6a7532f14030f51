import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Path, pathText } from '../../config/path';
import { formStore } from '../form';
import * as styles from './group.styles';

interface PlaceProps {
  path: Path;
  /** Takes half of a line where there is space. @default false */
  isShort?: boolean | undefined;
  children: ReactNode;
}

/** What edits one place of the config: its first control takes the focus when the form is asked to go there. */
export function Place({ path, isShort = false, children }: PlaceProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const place = pathText(path);
  const isWanted = useStore(formStore, ({ wanted }) => wanted !== undefined && pathText(wanted) === place);
  useEffect(() => {
    if (!isWanted) return;
    formStore.setState({ wanted: undefined });
    ref.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isWanted]);
  return (
    <div ref={ref} className={isShort ? undefined : styles.wide}>
      {children}
    </div>
  );
}
