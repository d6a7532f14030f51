import { lazy, type ReactNode, Suspense, useState } from 'react';
import { inboxTexts } from '../../src/languages/inbox';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { ErrorBoundary } from '../../webapp/ErrorBoundary';
import { langStore, useMessages } from '../messages/useMessages';
import { SignIn } from '../session/SignIn';
import { sessionStore } from '../session/sessionStore';
import * as styles from './app.styles';
import { Frame } from './Frame';
import { useRoute } from './route';

const Invite = lazy(() => import('../invite/Invite').then((view) => ({ default: view.Invite })));

/** Signing in, or the inbox of whoever is signed in. */
export function App(): ReactNode {
  return (
    <div className={styles.app} data-app>
      <ErrorBoundary fallback={failure}>
        <Content />
      </ErrorBoundary>
    </div>
  );
}

const failure = (error: unknown): ReactNode => (
  <main className={styles.start} role="alert">
    <p>{String(error)}</p>
    <Button type="button" onPress={() => location.reload()}>
      {inboxTexts[langStore.getState().lang].tryAgain}
    </Button>
  </main>
);

function Content(): ReactNode {
  const { access, resume } = usePicked(sessionStore, 'access', 'resume');
  const messages = useMessages();
  const { invite } = useRoute();
  const [wasSignedOut, setSignedOut] = useState(false);
  if (access.kind === 'signed out' && !wasSignedOut) setSignedOut(true);
  // Also of somebody else who is signed in here.
  if (invite !== undefined)
    return (
      <Suspense fallback={<output>{messages.loading}</output>}>
        <Invite key={invite} token={invite} />
      </Suspense>
    );
  // The form that had the focus is gone. Who was signed in before begins at the top of the page.
  if (access.kind === 'signed in') return <Frame key={access.session.name} takesFocus={wasSignedOut} />;
  if (access.kind === 'signed out') return <SignIn state={access.signingIn} />;
  return (
    <main className={styles.start}>
      {access.kind === 'away' ? (
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
