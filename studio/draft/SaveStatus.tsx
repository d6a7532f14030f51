import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import { TextButton } from '../../src/ui/controls/TextButton';
import { downloadConfig } from '../share/download';
import { isFailure, type SaveState } from './autosave';
import * as styles from './draftBar.styles';
import { draftStore } from './draftStore';
import { drafts, retryDrafts } from './drafts';
import { messages } from './messages';

/** Whether the last edit is saved. Only what went wrong is announced. */
export function SaveStatus(): ReactNode {
  const { save, copy } = usePicked(drafts.status, 'save', 'copy');
  const shown = useCalm(save);
  return (
    <div className={styles.status}>
      {!isFailure(shown) && <p>{messages.save[shown]}</p>}
      <div role="alert">
        {copy !== undefined && <p className={styles.notice}>{messages.copied(copy)}</p>}
        {isFailure(save) && (
          <div className={styles.notice}>
            <Icon icon={CircleAlert} size={20} />
            <div>
              <p>
                {messages.failures[save]} {messages.beforeClosing}
              </p>
              <div className={styles.noticeActions}>
                <TextButton onPress={() => downloadConfig(draftStore.getState().draft)}>
                  {messages.download}
                </TextButton>
                <TextButton onPress={() => void retryDrafts()}>{messages.tryAgain}</TextButton>
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
