import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { Button } from '../../src/ui/form/Button';
import { Form } from '../../src/ui/form/Form';
import { TextArea } from '../../src/ui/form/TextArea';
import { failureText } from '../api/failureText';
import { useLang, useMessages } from '../messages/useMessages';
import { actionText } from '../ui/actionText';
import { formatTime } from '../ui/formatTime';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';
import { Section } from './Section';
import { readNote, storeNote } from './typedNotes';

/** What the firm noted about the lead and did with it, who and when, and a new note. */
export function History({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { changing, changeError, addNote } = useStore(store);
  const [text, setText] = useState(() => readNote(lead.id));
  const [attempts, setAttempts] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setMissing(false);
    storeNote(lead.id, typed);
  };
  const submit = async () => {
    if (text.trim() === '') {
      setMissing(true);
      setAttempts(attempts + 1);
    } else if (await addNote(text)) type('');
  };
  return (
    <Section title={messages.historyTitle}>
      <ol className={styles.history}>
        {lead.activity.map((entry) => (
          <li key={entry.id}>
            <p className={styles.quiet}>
              <time dateTime={entry.at}>{formatTime(entry.at, lang)}</time> · {entry.account}{' '}
              {actionText(entry, messages)}
            </p>
            {entry.action === 'note' && <p className={styles.note}>{entry.text}</p>}
          </li>
        ))}
      </ol>
      {lead.activity.length === 0 && <p className={styles.quiet}>{messages.noHistory}</p>}
      <Form className={styles.noteForm} invalidAttempts={attempts} onSubmit={() => void submit()}>
        <TextArea
          name="note"
          label={messages.newNote}
          rows={3}
          value={text}
          onValue={type}
          error={isMissing ? messages.noteEmpty : undefined}
        />
        {changeError !== undefined && <p role="alert">{failureText(changeError, messages)}</p>}
        <div>
          <Button type="submit" kind="secondary" busy={changing === 'note'}>
            {messages.addNote}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
