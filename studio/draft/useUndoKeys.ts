import { useEffect } from 'react';
import { draftStore } from './draftStore';

/** The usual keys for undo and redo. In a text field they are the browser's own: it undoes what was typed there. */
export function useUndoKeys(): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isText =
        event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea');
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText || !['z', 'y'].includes(key)) return;
      event.preventDefault();
      const { undo, redo } = draftStore.getState();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
