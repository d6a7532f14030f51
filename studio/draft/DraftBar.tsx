import { CircleAlert, FolderOpen, Redo2, Undo2 } from 'lucide';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import { TextButton } from '../../src/ui/controls/TextButton';
import { downloadConfig } from '../share/files';
import { isFailure, type SaveState } from './autosave';
import type { DraftsDialogProps } from './DraftsDialog';
import { NAME_LIMIT } from './draft';
import * as styles from './draftBar.styles';
import { draftStore, useDraft } from './draftStore';
import { drafts, retryDrafts } from './drafts';

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

/** The usual keys for undo and redo. In a text field they are the browser's own: it undoes what was typed there. */
function useUndoKeys(): void {
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

const SAVED = {
  opening: 'Looking for your drafts…',
  unedited: 'Edits are saved on this device',
  saving: 'Saving…',
  saved: 'Saved on this device',
  deleted: 'Deleted in another tab. Your next edit keeps it.',
} as const;

const FAILURES = {
  blocked: 'Nothing is saved on this device: its browser gives this page no storage.',
  full: 'Nothing more is saved on this device: its storage is full.',
  silent: 'Nothing is saved on this device: its storage does not answer.',
} as const;

/** Whether the last edit is saved. Only what went wrong is announced. */
function SaveStatus(): ReactNode {
  const { save, copy } = usePicked(drafts.status, 'save', 'copy');
  const shown = useCalm(save);
  return (
    <div className={styles.status}>
      {!isFailure(shown) && <p>{SAVED[shown]}</p>}
      <div role="alert">
        {copy !== undefined && (
          <p
            className={styles.notice}
          >{`Another tab has edited this draft at the same time. What you edit here goes on as “${copy}”.`}</p>
        )}
        {isFailure(save) && (
          <div className={styles.notice}>
            <Icon icon={CircleAlert} size={20} />
            <div>
              <p>{FAILURES[save]} Download your work before you close this page.</p>
              <div className={styles.noticeActions}>
                <TextButton onPress={() => downloadConfig(draftStore.getState().draft)}>Download</TextButton>
                <TextButton onPress={() => void retryDrafts()}>Try again</TextButton>
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** How long nothing is edited until it says that all is saved, in ms: while one types, it does not flicker. */
const CALM = 400;

function useCalm(save: SaveState): SaveState {
  const [settled, setSettled] = useState(save);
  if (save === 'saving' && settled !== save) setSettled(save);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(save), CALM);
    return () => clearTimeout(timer);
  }, [save]);
  return save === 'saved' && settled === 'saving' ? settled : save;
}
