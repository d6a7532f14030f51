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
  const common = { type: 'button', kind: 'secondary', disabled: progress?.kind === 'storing' } as const;
  const action = asked === undefined ? undefined : actions[asked];
  return (
    <div className={styles.actions} ref={place}>
      {asked !== undefined && action?.now !== undefined ? (
        <>
          <Button
            {...common}
            onPress={() => {
              show(undefined, asked);
              action.work();
            }}
          >
            {action.now}
          </Button>
          <Button {...common} onPress={() => show(undefined, asked)}>
            {keep}
          </Button>
        </>
      ) : (
        actions.map(({ label, now, work }, index) => (
          <Button
            key={label}
            {...common}
            onPress={() => {
              if (now === undefined) work();
              else show(index, 1);
            }}
          >
            {label}
          </Button>
        ))
      )}
      <Failure progress={progress} />
    </div>
  );
}
