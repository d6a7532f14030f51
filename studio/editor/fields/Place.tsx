import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Path, pathText } from '../../config/path';
import { formStore } from '../form';

/** What edits one place of the config: its first control takes the focus when the form is asked to go there. */
export function Place({ path, children }: { path: Path; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const place = pathText(path);
  const isWanted = useStore(formStore, ({ wanted }) => wanted !== undefined && pathText(wanted) === place);
  useEffect(() => {
    if (!isWanted) return;
    formStore.setState({ wanted: undefined });
    ref.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isWanted]);
  return <div ref={ref}>{children}</div>;
}
