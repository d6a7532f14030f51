import { Copy, Trash2 } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { Button } from '../../src/ui/controls/Button';
import { TextButton } from '../../src/ui/controls/TextButton';
import * as layout from '../../webapp/layout.styles';
import { IconButton } from '../ui/IconButton';
import type { ListedDraft } from './autosave';
import { UNTITLED } from './draft';
import { onChangeInOtherTab } from './draftChanges';
import { useDraft } from './draftStore';
import { drafts } from './drafts';
import * as styles from './draftsDialog.styles';

const UNREADABLE = 'The drafts on this device cannot be read.';

/** All drafts on this device, the one edited last first. What was deleted can be taken back while the list is open. */
export function DraftList({ onNew, onOpened }: { onNew: () => void; onOpened: () => void }): ReactNode {
  const openId = useDraft(({ draft }) => draft.id);
  const [listed, setListed] = useState<ListedDraft[]>();
  const [deleted, setDeleted] = useState<readonly ListedDraft[]>([]);
  const [restored, setRestored] = useState('');
  const [failure, setFailure] = useState('');

  const [beginRead] = useState(newestRequest);
  const read = useCallback(() => {
    const isNewest = beginRead();
    return drafts.list().then(
      (entries) => isNewest() && setListed(entries),
      () => isNewest() && setFailure(UNREADABLE),
    );
  }, [beginRead]);
  useEffect(() => {
    void read();
    return onChangeInOtherTab(() => void read());
  }, [read]);
  const change = async (work: Promise<void>): Promise<boolean> => {
    setFailure('');
    const isDone = await work.then(
      () => true,
      () => false,
    );
    if (!isDone) setFailure('That could not be stored on this device.');
    await read();
    return isDone;
  };
  const open = async (entry: ListedDraft) => {
    try {
      await drafts.open(entry);
      onOpened();
    } catch {
      setFailure(UNREADABLE);
    }
  };
  const forget = (entry: ListedDraft) => setDeleted((before) => before.filter((one) => one !== entry));
  const remove = async (entry: ListedDraft) => {
    setDeleted((before) => [...before, entry]);
    if (!(await change(drafts.remove(entry)))) forget(entry);
  };
  const restore = async (entry: ListedDraft) => {
    if (!(await change(drafts.restore(entry)))) return;
    setRestored(entry.draft.id);
    forget(entry);
  };

  const isDeleted = ({ draft }: ListedDraft) => deleted.some((one) => one.draft.id === draft.id);
  const rows = [...(listed ?? []).filter((entry) => !isDeleted(entry)), ...deleted].toSorted(
    (a, b) => b.editedAt - a.editedAt,
  );
  return (
    <div className={styles.body}>
      <div className={layout.row}>
        <Button type="button" onPress={onNew}>
          New draft
        </Button>
      </div>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {listed && rows.length === 0 && <p>There is none yet: the first edit makes one.</p>}
      <ul className={styles.list}>
        {rows.map((entry) =>
          isDeleted(entry) ? (
            <Deleted key={entry.draft.id} entry={entry} onUndo={() => void restore(entry)} />
          ) : (
            <Row
              key={entry.draft.id}
              entry={entry}
              isOpen={entry.draft.id === openId}
              isRestored={entry.draft.id === restored}
              onOpen={() => void open(entry)}
              onDuplicate={() => void change(drafts.duplicate(entry))}
              onDelete={() => void remove(entry)}
            />
          ),
        )}
      </ul>
      <p className={layout.quiet}>
        Drafts stay in this browser until its data is cleared. Download what you want to keep for long.
      </p>
    </div>
  );
}

interface RowProps {
  entry: ListedDraft;
  isOpen: boolean;
  /** The button that brought it back is gone: it takes the focus. */
  isRestored: boolean;
  onOpen: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

function Row({ entry, isOpen, isRestored, onOpen, onDuplicate, onDelete }: RowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  const name = nameOf(entry);
  return (
    <li className={styles.entry}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <span className={styles.name}>{name}</span>
        <span className={layout.quiet}>
          {isOpen && 'Open now · '}
          {entry.isStored
            ? `Edited ${dateFormat.format(entry.editedAt)}`
            : 'Not saved: it is lost when you close this page'}
        </span>
      </button>
      <IconButton icon={Copy} label={`Duplicate “${name}”`} onPress={onDuplicate} />
      <IconButton icon={Trash2} label={`Delete “${name}”`} onPress={onDelete} />
    </li>
  );
}

function Deleted({ entry, onUndo }: { entry: ListedDraft; onUndo: () => void }): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.entry}>
      <p className={styles.deleted}>{`“${nameOf(entry)}” was deleted.`}</p>
      <TextButton ref={undo} onPress={onUndo}>
        Undo
      </TextButton>
    </li>
  );
}

const nameOf = ({ draft }: ListedDraft): string => draft.name.trim() || UNTITLED;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
