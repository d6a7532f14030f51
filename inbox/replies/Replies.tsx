import { type ReactNode, useState } from 'react';
import type { ReplyList } from '../../server/inbox/replyRoutes';
import { fillText } from '../../src/domain/fillText';
import { Form } from '../../src/forms/fields/Form';
import { TextArea } from '../../src/forms/fields/TextArea';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import { call } from '../api/client';
import { placeholders } from '../lead/leadTexts';
import { useMessages } from '../messages/useMessages';
import { Actions } from '../ui/Actions';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { useChosenFirm, useFirms } from '../ui/useFirms';
import { useRead } from '../ui/useRead';
import * as own from './replies.styles';

/** Characters, as the desk takes them. */
const [maxName, maxText] = [60, 1_000];

/** The short answers that a firm keeps: owners write them. */
export function Replies(): ReactNode {
  const { reply: messages, firm: firmLabel } = useMessages();
  const firms = useFirms();
  const [firm, setFirm] = useChosenFirm();
  const { reading, readAgain } = useRead<ReplyList>(`replies?firm=${firm}`);
  const add = async (content: Content) => {
    await call('POST', 'replies', { ...content, firm });
    await readAgain();
  };
  return (
    <>
      <p className={styles.intro}>
        {messages.intro}{' '}
        {fillText(messages.placeholders, { names: placeholders.map((name) => `{${name}}`).join(' ') })}
      </p>
      {firms.length > 0 && <Choose label={firmLabel} value={firm} onValue={setFirm} options={firms} />}
      {reading.kind === 'read' ? (
        <>
          {reading.answer.replies.length === 0 && <Examples onAdd={add} />}
          <ul className={styles.rows}>
            {reading.answer.replies.map((reply) => (
              <ReplyRow key={reply.id} reply={reply} onChanged={readAgain} />
            ))}
          </ul>
          <h2>{messages.new}</h2>
          <ReplyForm button={messages.add} onStore={add} />
        </>
      ) : (
        <ReadState reading={reading} onAgain={() => void readAgain()} />
      )}
    </>
  );
}

interface Content {
  name: string;
  text: string;
}

/** Where there are none, three to begin with, in the language in which the inbox is read. */
function Examples({ onAdd }: { onAdd: (content: Content) => Promise<void> }): ReactNode {
  const { reply: messages } = useMessages();
  const [progress, add] = useAction(async () => {
    for (const example of Object.values(messages.examples)) await onAdd(example);
  });
  return (
    <div className={own.form}>
      <p>{messages.examplesIntro}</p>
      <div className={styles.actions}>
        <Button type="button" busy={progress?.kind === 'storing'} onPress={add}>
          {messages.addExamples}
        </Button>
      </div>
      <Failure progress={progress} />
    </div>
  );
}

interface ReplyFormProps {
  /** What is changed. @default nothing */
  content?: Content;
  button: string;
  onStore: (content: Content) => Promise<void>;
  onCancel?: () => void;
}

function ReplyForm({ content, button, onStore, onCancel }: ReplyFormProps): ReactNode {
  const messages = useMessages();
  const [name, setName] = useState(content?.name ?? '');
  const [text, setText] = useState(content?.text ?? '');
  const [attempts, setAttempts] = useState(0);
  const [progress, store] = useAction(async () => {
    await onStore({ name, text });
    setName('');
    setText('');
    setAttempts(0);
  });
  const errorOf = (typed: string) => (attempts > 0 && typed.trim() === '' ? messages.fillIn : undefined);
  return (
    <Form
      className={own.form}
      invalidAttempts={attempts}
      onSubmit={() => {
        if (name.trim() === '' || text.trim() === '') setAttempts(attempts + 1);
        else store();
      }}
    >
      <TextField
        name="name"
        label={messages.reply.name}
        hint={messages.reply.nameHint}
        value={name}
        onValue={(typed) => setName(typed.slice(0, maxName))}
        error={errorOf(name)}
      />
      <TextArea
        name="text"
        label={messages.reply.text}
        rows={6}
        value={text}
        onValue={(typed) => setText(typed.slice(0, maxText))}
        error={errorOf(text)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="secondary" busy={progress?.kind === 'storing'}>
          {button}
        </Button>
        {onCancel && (
          <Button type="button" kind="secondary" onPress={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <Failure progress={progress} />
    </Form>
  );
}

interface ReplyRowProps {
  reply: ReplyList['replies'][number];
  onChanged: () => Promise<void>;
}

function ReplyRow({ reply: { id, name, text }, onChanged }: ReplyRowProps): ReactNode {
  const { reply: messages } = useMessages();
  const [isChanging, setIsChanging] = useState(false);
  const [progress, remove] = useAction(async () => {
    await call('DELETE', `replies/${id}`);
    await onChanged();
  });
  if (isChanging)
    return (
      <li>
        <ReplyForm
          content={{ name, text }}
          button={messages.store}
          onCancel={() => setIsChanging(false)}
          onStore={async (content) => {
            await call('POST', `replies/${id}`, content);
            await onChanged();
            setIsChanging(false);
          }}
        />
      </li>
    );
  return (
    <li>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={own.text}>{text}</p>
      <Actions
        progress={progress}
        actions={[
          { label: messages.edit, work: () => setIsChanging(true) },
          { label: messages.remove, now: messages.removeNow, work: remove },
        ]}
      />
    </li>
  );
}
