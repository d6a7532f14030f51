import { FolderOpen, Redo2, Undo2 } from 'lucide';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import type { DraftsDialogProps } from './DraftsDialog';
import { NAME_LIMIT } from './draft';
import * as styles from './draftBar.styles';
import { draftStore } from './draftStore';
import { SaveStatus } from './SaveStatus';
import { useDraft } from './useDraft';
import { useUndoKeys } from './useUndoKeys';

/** The draft at work: its name, whether it is saved, its steps undone and redone, and the way to other drafts. */
export function DraftBar(): ReactNode {
  useUndoKeys();
  const name = useDraft(({ draft }) => draft.name);
  const { canUndo, canRedo, undo, redo, rename } = usePicked(
    draftStore,
    'canUndo',
    'canRedo',
    'undo',
    'redo',
    'rename',
  );
  return (
    <div className={styles.bar}>
      <input
        className={styles.name}
        aria-label="Name of the draft"
        value={name}
        maxLength={NAME_LIMIT}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <DraftsButton />
      <button type="button" className={styles.step} aria-disabled={!canUndo} onClick={undo}>
        <Icon icon={Undo2} size={20} />
        <span>Undo</span>
      </button>
      <button type="button" className={styles.step} aria-disabled={!canRedo} onClick={redo}>
        <Icon icon={Redo2} size={20} />
        <span>Redo</span>
      </button>
      <SaveStatus />
    </div>
  );
}

function DraftsButton(): ReactNode {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DraftsDialogProps>>();
  const open = async () => {
    try {
      const { DraftsDialog } = await import('./DraftsDialog');
      setDialog(() => DraftsDialog);
      setState('open');
    } catch {
      setState('failed'); // a release was replaced, or there is no network
    }
  };
  return (
    <>
      <button type="button" className={styles.drafts} onClick={() => void open()}>
        <Icon icon={FolderOpen} size={20} />
        <span>Drafts</span>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.notice}>
          The list could not be loaded. Check your network and press again.
        </p>
      )}
      {Dialog && state === 'open' && <Dialog onClose={() => setState('closed')} />}
    </>
  );
}
