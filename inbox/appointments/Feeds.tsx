import { type ReactNode, useId, useState } from 'react';
import type { Feed } from '../../server/inbox/feedRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { CopyField } from '../ui/CopyField';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { useFirmName } from '../ui/useFirms';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './feeds.styles';

/** For owners: addresses at which their own calendars read the appointments. */
export function Feeds(): ReactNode {
  const { feeds: messages } = useMessages();
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'owner') return null;
  return (
    <details className={styles.feeds} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.title}</summary>
      <p className={rows.quiet}>{messages.note}</p>
      {isOpen && <FeedList />}
    </details>
  );
}

function FeedList(): ReactNode {
  const { reading, readAgain } = useRead<Feed[]>('feeds');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  return (
    <ul className={rows.rows}>
      {reading.answer.map((feed) => (
        <FeedRow key={`${feed.firm} ${feed.crew}`} feed={feed} onMade={readAgain} />
      ))}
    </ul>
  );
}

/** One address: it is shown once, when it is made. */
function FeedRow({ feed, onMade }: { feed: Feed; onMade: () => Promise<void> }): ReactNode {
  const { feeds: messages } = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const name = useId();
  const [address, setAddress] = useState('');
  const [progress, make] = useAction(async () => {
    const { path } = await call<{ path: string }>('POST', 'feeds', { firm: feed.firm, crew: feed.crew });
    // The desk's, beside the inbox.
    setAddress(new URL(`..${path}`, document.baseURI).href);
    await onMade();
  });
  const firm = useFirmName()(feed.firm);
  const made =
    feed.createdAt &&
    new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'medium' }).format(new Date(feed.createdAt));
  return (
    <li>
      <p>
        <strong id={name}>{[firm, feed.crew || messages.all].filter(Boolean).join(' · ')}</strong>{' '}
        {made && <span className={rows.quiet}>{fillText(messages.made, { date: made })}</span>}
      </p>
      {address ? (
        <>
          <p>{messages.once}</p>
          <CopyField value={address} label={messages.address} describedBy={name} />
        </>
      ) : (
        <Button
          type="button"
          kind="secondary"
          aria-describedby={name}
          busy={progress?.kind === 'storing'}
          onPress={make}
        >
          {made ? messages.replace : messages.make}
        </Button>
      )}
      <Failure progress={progress} />
    </li>
  );
}
