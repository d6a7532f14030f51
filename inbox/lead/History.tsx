import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { Form } from '../../src/forms/fields/Form';
import { TextArea } from '../../src/forms/fields/TextArea';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { useMayChange } from '../session/sessionStore';
import { Failure } from '../ui/Failure';
import { actionText, formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import { Section } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

/** What the firm noted about the lead and did with it, who and when, and a new note. */
export function History({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const progress = useStore(store, ({ changes }) => changes.note);
  const { note: text, typeNote, addNote } = usePicked(store, 'note', 'typeNote', 'addNote');
  const [attempts, setAttempts] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const mayChange = useMayChange();
  const type = (typed: string) => {
    typeNote(typed);
    setMissing(false);
  };
  const submit = () => {
    if (text.trim() === '') {
      setMissing(true);
      setAttempts(attempts + 1);
    } else void addNote();
  };
  return (
    <Section title={messages.historyTitle}>
      <ol className={styles.history}>
        {lead.activity.map((entry) => (
          <li key={entry.id}>
            <p className={styles.quiet}>
              <time dateTime={entry.at}>{formatTime(entry.at, timeStyle)}</time> · {entry.account}{' '}
              {actionText(entry, messages, timeStyle)}
            </p>
            {entry.action === 'note' && <p className={styles.note}>{entry.text}</p>}
          </li>
        ))}
      </ol>
      {lead.activity.length === 0 && <p className={styles.quiet}>{messages.noHistory}</p>}
      {mayChange && (
        <Form className={styles.history} invalidAttempts={attempts} onSubmit={submit}>
          <TextArea
            name="note"
            label={messages.newNote}
            rows={3}
            value={text}
            onValue={type}
            error={isMissing ? messages.noteEmpty : undefined}
          />
          <Failure progress={progress} />
          <div>
            <Button type="submit" kind="secondary" busy={progress?.kind === 'storing'}>
              {messages.addNote}
            </Button>
          </div>
        </Form>
      )}
    </Section>
  );
}
