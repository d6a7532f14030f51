import { Redo2, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../src/ui/base/Icon';
import * as styles from './draftBar.styles';
import { useDraft } from './useDraft';

/** The draft at work: its name, and its steps undone and redone. */
export function DraftBar(): ReactNode {
  const { draft, canUndo, canRedo, undo, redo, rename } = useDraft((state) => state);
  return (
    <div className={styles.bar}>
      <input
        className={styles.name}
        aria-label="Name of the draft"
        value={draft.name}
        maxLength={100}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <button type="button" className={styles.step} aria-disabled={!canUndo} onClick={undo}>
        <Icon icon={Undo2} size={20} />
        <span>Undo</span>
      </button>
      <button type="button" className={styles.step} aria-disabled={!canRedo} onClick={redo}>
        <Icon icon={Redo2} size={20} />
        <span>Redo</span>
      </button>
    </div>
  );
}
