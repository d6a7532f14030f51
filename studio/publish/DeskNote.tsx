import type { ReactNode } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { CodeBlock } from '../ui/CodeBlock';
import type { DeskState } from './desk';
import { messages } from './messages';
import * as styles from './publish.styles';

interface DeskNoteProps {
  state: DeskState | 'invalid' | undefined;
  /** Address of the desk. */
  desk: string;
  isChecking: boolean;
  onCheck: () => Promise<void>;
}

/** Why one cannot publish to a desk, and what its owner does about it. */
export function DeskNote({ state, desk, isChecking, onCheck }: DeskNoteProps): ReactNode {
  return (
    <div aria-live="polite">
      {state !== undefined && state !== 'ready' && state !== 'invalid' && (
        <div className={styles.note}>
          <DeskRemedy state={state} desk={desk} />
          <Button type="button" kind="secondary" busy={isChecking} onPress={() => void onCheck()}>
            {messages.checkAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

function DeskRemedy({ state, desk }: { state: DeskState; desk: string }): ReactNode {
  if (state === 'off')
    return (
      <>
        <p>{messages.off}</p>
        <ol>
          <li>
            <p>{messages.offPassword}</p>
            <CodeBlock label={messages.offCommand} code="npm run leads -- password" />
          </li>
          <li>{messages.offSetting}</li>
        </ol>
      </>
    );
  if (state === 'forbidden')
    return (
      <>
        <p>{messages.forbidden}</p>
        <CodeBlock label={messages.forbiddenCode} code={location.origin} />
      </>
    );
  return <p>{state === 'offline' ? messages.offline : messages.absent(location.href, desk)}</p>;
}
