import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../src/ui/form/Button';
import { useMessages } from '../messages/useMessages';
import { SignIn } from '../session/SignIn';
import { sessionStore } from '../session/sessionStore';
import * as styles from './app.styles';
import { ErrorBoundary } from './ErrorBoundary';
import { Frame } from './Frame';

/** Signing in, or the inbox of whoever is signed in. */
export function App(): ReactNode {
  return (
    <div className={styles.app} data-app>
      <ErrorBoundary>
        <Content />
      </ErrorBoundary>
    </div>
  );
}

function Content(): ReactNode {
  const { session, isAway, resume } = useStore(sessionStore);
  const messages = useMessages();
  if (session) return <Frame key={session.name} />;
  if (session === null) return <SignIn />;
  return (
    <main className={styles.start}>
      {isAway ? (
        <>
          <p role="alert">{messages.away}</p>
          <Button type="button" onPress={() => void resume()}>
            {messages.tryAgain}
          </Button>
        </>
      ) : (
        <output>{messages.loading}</output>
      )}
    </main>
  );
}
