import { CircleUser } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { fillText } from '../../src/domain/fillText';
import { languageName } from '../../src/domain/languageName';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import { type Lang, langStore, languages, useLang, useMessages } from '../messages/useMessages';
import { Notifications } from '../notifications/Notifications';
import { sessionStore, useSession } from '../session/sessionStore';
import { Failure, useAction } from '../ui/Failure';
import * as styles from './app.styles';

/** What is seldom opened. */
const views = { owner: ['own', 'people', 'replies', 'programs'], others: ['own'] } as const;

/** Who is signed in, the language, what is seldom changed, and signing out. */
export function AccountMenu(): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { name, role } = useSession();
  const menu = useRef<HTMLDetailsElement>(null);
  const [progress, signOut] = useAction((everywhere: boolean) => sessionStore.getState().signOut(everywhere));
  return (
    <details ref={menu} className={styles.account}>
      <summary aria-label={messages.account}>
        <Icon icon={CircleUser} size={24} />
      </summary>
      <div className={styles.accountMenu}>
        <p>{fillText(messages.signedInAs, { name })}</p>
        <Choose
          label={messages.language}
          value={lang}
          onValue={(chosen) => langStore.getState().choose(chosen as Lang)}
          options={languages.map((tag) => [tag, languageName(tag)])}
        />
        <Notifications />
        {views[role === 'owner' ? 'owner' : 'others'].map((view) => (
          <a
            key={view}
            href={`#${view}`}
            onClick={() => {
              if (menu.current) menu.current.open = false;
            }}
          >
            {messages[view]}
          </a>
        ))}
        <Failure progress={progress} />
        <Button type="button" kind="secondary" onPress={() => signOut(false)}>
          {messages.signOut}
        </Button>
        <Button type="button" kind="secondary" onPress={() => signOut(true)}>
          {messages.signOutEverywhere}
        </Button>
      </div>
    </details>
  );
}
