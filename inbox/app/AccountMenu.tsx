import { CircleUser } from 'lucide';
import { type ReactNode, useState } from 'react';
import { fillText } from '../../src/domain/fillText';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/form/Button';
import { Choose } from '../../studio/ui/Choose';
import { failureText } from '../api/failureText';
import { type Lang, langStore, languages, useLang, useMessages } from '../messages/useMessages';
import { sessionStore } from '../session/sessionStore';
import { useSession } from '../session/useSession';
import * as styles from './app.styles';

/** Who is signed in, the language, and signing out. */
export function AccountMenu(): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { name } = useSession();
  const [error, setError] = useState<string>();
  const signOut = async (everywhere: boolean) => {
    try {
      await sessionStore.getState().signOut(everywhere);
    } catch (caught) {
      setError(failureText(caught, messages));
    }
  };
  return (
    <details className={styles.account}>
      <summary aria-label={messages.account}>
        <Icon icon={CircleUser} size={24} />
      </summary>
      <div className={styles.accountMenu}>
        <p>{fillText(messages.signedInAs, { name })}</p>
        <Choose
          label={messages.language}
          value={lang}
          onValue={(chosen) => langStore.getState().choose(chosen as Lang)}
          options={Object.entries(languages).map(([value, { name: label }]) => [value, label])}
        />
        {error && <p role="alert">{error}</p>}
        <Button type="button" kind="secondary" onPress={() => void signOut(false)}>
          {messages.signOut}
        </Button>
        <Button type="button" kind="secondary" onPress={() => void signOut(true)}>
          {messages.signOutEverywhere}
        </Button>
      </div>
    </details>
  );
}
