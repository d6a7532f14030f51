import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { DialogHead } from '../../src/ui/dialog/DialogHead';
import { createBeginningStore, fromFile } from './beginnings';
import { DraftList } from './DraftList';
import { drafts } from './drafts';
import * as styles from './draftsDialog.styles';
import { NewDraft } from './NewDraft';

export interface DraftsDialogProps {
  onClose: () => void;
}

/** The drafts on this device, and the ways to begin another. */
export function DraftsDialog({ onClose }: DraftsDialogProps): ReactNode {
  const [view, setView] = useState<'list' | 'new'>('list');
  const [store] = useState(() =>
    createBeginningStore((draft) => {
      drafts.start(draft);
      onClose();
    }),
  );
  const { choose, begin, leave } = store.getState();
  useEffect(() => leave, [leave]);

  const drop = (event: DragEvent) => {
    event.preventDefault(); // the browser would open the file in place of the studio
    const [file] = event.dataTransfer.files;
    if (!file) return;
    setView('new');
    choose('file');
    void begin(() => fromFile(file));
  };

  return (
    <Dialog open onClose={onClose} placement="center" labelledBy="drafts-title" lang="en">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field for a file is there as well */}
      <section className={styles.content} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <DialogHead
          id="drafts-title"
          title={view === 'list' ? 'Drafts' : 'New draft'}
          close="Close"
          onClose={onClose}
        />
        {view === 'list' ? (
          <DraftList onNew={() => setView('new')} onOpened={onClose} />
        ) : (
          <NewDraft
            store={store}
            onBack={() => {
              leave();
              setView('list');
            }}
          />
        )}
      </section>
    </Dialog>
  );
}
