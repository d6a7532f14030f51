import type { ReactNode } from 'react';
import { Button } from '../../src/ui/form/Button';
import { CodeBlock } from '../ui/CodeBlock';
import type { DeskState } from './desk';
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
            Check again
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
        <p>This lead desk does not take configs yet. Whoever runs it can switch that on:</p>
        <ol>
          <li>
            <p>Choose a password: on the machine of the desk, this command asks for one.</p>
            <CodeBlock label="Command for a password" code="npm run leads -- password" />
          </li>
          <li>Set what it prints, STUDIO_PASSWORD_HASH=…, among the settings of the desk, and restart it.</li>
        </ol>
      </>
    );
  if (state === 'forbidden')
    return (
      <>
        <p>
          The desk does not know the site that this studio is on. Whoever runs it adds to ALLOWED_ORIGINS:
        </p>
        <CodeBlock label="Origin of this studio" code={location.origin} />
      </>
    );
  return (
    <p>
      {state === 'offline'
        ? 'You are offline. What you made is kept here; publish it once the network is back.'
        : `No lead desk answers at this address. ${
            location.href.startsWith('https:') && desk.startsWith('http:')
              ? 'A page with HTTPS, such as this one, can only reach desks with HTTPS.'
              : 'Give the one at which yours runs: a plain file server is none.'
          }`}
    </p>
  );
}
