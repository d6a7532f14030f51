import { type DragEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { DialogHead } from '../../src/ui/dialog/DialogHead';
import { fromFile } from './beginnings';
import { DraftList } from './DraftList';
import { messages } from './dialogMessages';
import type { Draft } from './draft';
import { drafts } from './drafts';
import * as styles from './draftsDialog.styles';
import { type BeginningKind, NewDraft } from './NewDraft';
import { ConfigError } from './readConfig';

export interface DraftsDialogProps {
  onClose: () => void;
}

/** The drafts on this device, and the ways to begin another. */
export function DraftsDialog({ onClose }: DraftsDialogProps): ReactNode {
  const [view, setView] = useState<'list' | 'new'>('list');
  const [kind, setKind] = useState<BeginningKind>('company');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; attempt: number }>();

  const begin = async (make: () => Draft | Promise<Draft>) => {
    setIsBusy(true);
    try {
      drafts.start(await make());
      onClose();
    } catch (error) {
      const message = error instanceof ConfigError ? error.message : messages.unexpected;
      setFailure((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));
      setIsBusy(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault(); // the browser would open the file in place of the studio
    const [file] = event.dataTransfer.files;
    if (!file || isBusy) return;
    setView('new');
    setKind('file');
    void begin(() => fromFile(file));
  };

  return (
    <Dialog open onClose={onClose} placement="center" labelledBy="drafts-title" lang="en">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field for a file is there as well */}
      <section className={styles.content} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <DialogHead
          id="drafts-title"
          title={view === 'list' ? messages.drafts : messages.newDraft}
          close={messages.close}
          onClose={onClose}
        />
        {view === 'list' ? (
          <DraftList onNew={() => setView('new')} onOpened={onClose} />
        ) : (
          <NewDraft
            kind={kind}
            onKind={(next) => {
              setKind(next);
              setFailure(undefined);
            }}
            failure={failure}
            isBusy={isBusy}
            onBegin={(make) => void begin(make)}
            onBack={() => {
              setView('list');
              setFailure(undefined);
            }}
          />
        )}
      </section>
    </Dialog>
  );
}
