import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { Failure, type Progress } from './Failure';
import * as styles from './rows.styles';

interface Action {
  label: string;
  work: () => void;
  /** It asks first: what is pressed to do it all the same. */
  now?: string;
}

interface ActionsProps {
  actions: readonly Action[];
  progress: Progress | undefined;
}

/** What can be done with a row. An action that asks first takes the place of all, beside the way back, which has the focus. */
export function Actions({ actions, progress }: ActionsProps): ReactNode {
  const { keep } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number>();
  const show = (next: number | undefined, focused: number) => {
    flushSync(() => setAsked(next));
    place.current?.querySelectorAll('button')[focused]?.focus();
  };
  const button = (key: string, label: string, onPress: () => void) => (
    <Button
      key={key}
      type="button"
      kind="secondary"
      disabled={progress?.kind === 'storing'}
      onPress={onPress}
    >
      {label}
    </Button>
  );
  const action = asked === undefined ? undefined : actions[asked];
  return (
    <div className={styles.actions} ref={place}>
      {asked !== undefined && action?.now !== undefined ? (
        <>
          {button('now', action.now, () => {
            show(undefined, asked);
            action.work();
          })}
          {button('keep', keep, () => show(undefined, asked))}
        </>
      ) : (
        actions.map(({ label, now, work }, index) =>
          button(label, label, now === undefined ? work : () => show(index, 1)),
        )
      )}
      <Failure progress={progress} />
    </div>
  );
}
