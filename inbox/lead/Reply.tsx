import { ChevronDown, Mail, MessageSquare } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import type { ReplyList } from '../../server/inbox/replyRoutes';
import { fillText } from '../../src/domain/fillText';
import { TextArea } from '../../src/forms/fields/TextArea';
import { Icon } from '../../src/ui/base/Icon';
import { Choose } from '../../webapp/Choose';
import { useLang, useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { Failure, ReadState } from '../ui/Failure';
import { formatPrice } from '../ui/texts';
import { useRead } from '../ui/useRead';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';
import { filledReply, placeholdersIn, replyHrefs } from './leadTexts';

interface ReplyProps {
  lead: LeadDetail;
  store: LeadStore;
}

/** Answers by a text that the firm keeps: the person's own program for mail or messages sends it. */
export function Reply({ lead, store }: ReplyProps): ReactNode {
  const { reply: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { email, text } = replyHrefs(lead, '');
  if (email === undefined && text === undefined) return null;
  return (
    <details className={styles.later} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {messages.title}
        <Icon icon={ChevronDown} size={20} />
      </summary>
      {isOpen && <Choice lead={lead} store={store} />}
    </details>
  );
}

/** The short answers, read when somebody wants one. */
function Choice({ lead, store }: ReplyProps): ReactNode {
  const { reply: messages } = useMessages();
  const { role } = useSession();
  const { reading, readAgain } = useRead<ReplyList>(`replies?firm=${lead.firm}`);
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { replies } = reading.answer;
  if (replies.length > 0) return <Written lead={lead} store={store} replies={replies} />;
  return role === 'owner' ? (
    <p>
      <a href="#replies">{messages.write}</a>
    </p>
  ) : (
    <p className={styles.quiet}>{messages.none}</p>
  );
}

/** One of them as it will be sent, to be changed, and the programs that send it. */
function Written({ lead, store, replies }: ReplyProps & Pick<ReplyList, 'replies'>): ReactNode {
  const allMessages = useMessages();
  const { reply: messages } = allMessages;
  const lang = useLang();
  const progress = useStore(store, ({ changes }) => changes.reply);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const reply = replies.find(({ id }) => id === chosen) ?? replies[0];
  if (!reply) return null;
  const price = lead.price && formatPrice(lead.price, lang, allMessages);
  const text = typed ?? filledReply(reply.text, lead, price);
  const missing = placeholdersIn(text);
  const hrefs = replyHrefs(lead, text);
  const ways = [
    { icon: Mail, label: messages.byMail, href: hrefs.email },
    { icon: MessageSquare, label: messages.byText, href: hrefs.text },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className={styles.reply}>
      <Choose
        label={messages.choose}
        value={reply.id}
        onValue={(id) => {
          setChosen(id);
          setTyped(undefined);
        }}
        options={replies.map(({ id, name }) => [id, name] as const)}
      />
      <TextArea
        name="reply"
        label={messages.preview}
        hint={messages.previewHint}
        rows={6}
        value={text}
        onValue={setTyped}
      />
      <output className={styles.replyWarning}>
        {missing.length > 0 && fillText(messages.missing, { names: missing.join(', ') })}
      </output>
      <ul className={styles.contact}>
        {ways.map(({ icon, label, href }) => (
          <li key={label}>
            <a
              className={styles.contactLink}
              href={href}
              onClick={() => void store.getState().noteReply(reply.id)}
            >
              <Icon icon={icon} size={20} />
              <strong>{label}</strong>
            </a>
          </li>
        ))}
      </ul>
      <Failure progress={progress} />
    </div>
  );
}
