import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import { TextButton } from '../../src/ui/wizard/TextButton';
import { downloadConfig } from '../share/download';
import { isFailure, type SaveState } from './autosave';
import * as styles from './draftBar.styles';
import { draftStore } from './draftStore';
import { drafts, retryDrafts } from './drafts';

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
export function SaveStatus(): ReactNode {
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
