import type { ReactNode } from 'react';
import type { ActivityRow } from '../../server/storage/tables';
import { leadHref } from '../app/route';
import { useMessages } from '../messages/useMessages';
import { ReadState } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { actionText, formatTime } from '../ui/texts';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';

type Entry = Omit<ActivityRow, 'lead_id'> & { leadId?: string };

/** What was done in the inbox, who and when. */
export function Log(): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { reading, readAgain } = useRead<{ entries: Entry[] }>('activity');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { answer } = reading;
  return (
    <>
      <p className={styles.intro}>{messages.logIntro}</p>
      {answer.entries.length === 0 && <p>{messages.logNone}</p>}
      <ol className={styles.rows}>
        {answer.entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{entry.account}</strong> {actionText(entry, messages, timeStyle)}{' '}
              {entry.firm && `(${entry.firm})`}
            </p>
            {entry.action === 'note' && <p>{entry.text}</p>}
            <p className={styles.quiet}>
              <time dateTime={entry.at}>{formatTime(entry.at, timeStyle)}</time>
            </p>
            {entry.leadId && (
              <div className={styles.actions}>
                <a href={leadHref(entry.leadId)}>{messages.openLead}</a>
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
