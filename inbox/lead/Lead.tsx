import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import { isToCall } from '../leads/callOrder';
import { kindOf, LeadRow } from '../leads/LeadRow';
import { onChange } from '../leads/listStore';
import { useLang, useMessages } from '../messages/useMessages';
import { useMayChange, useSession } from '../session/sessionStore';
import { ReadState } from '../ui/Failure';
import { formatDue, formatPrice, formatTime } from '../ui/texts';
import { useFirmName } from '../ui/useFirms';
import { useNow } from '../ui/useNow';
import { useTimeStyle } from '../ui/useTimeStyle';
import { Appointment } from './Appointment';
import { History } from './History';
import { Attribution, ContactLinks, Fields, Files, Section, Versions } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';
import { MoreActions } from './MoreActions';
import { Handling, Outcomes, WhereItStands } from './Outcomes';
import { leaveLead, openLead } from './openedLeads';
import { Reply } from './Reply';

/** Everything about one lead, and what may be done with it. */
export function Lead({ id }: { id: string }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const marks = useMayChange();
  const [store] = useState(() => openLead(id));
  const { view, read } = usePicked(store, 'view', 'read');
  useEffect(() => {
    void read(lang, marks);
    return onChange(() => void read(lang, marks));
  }, [read, lang, marks]);
  useEffect(() => () => leaveLead(id), [id]);
  return (
    <>
      <a href="#leads" className={styles.back}>
        <Icon icon={ArrowLeft} size={20} />
        {messages.back}
      </a>
      {(view.kind === 'loading' || view.kind === 'failed') && (
        <ReadState reading={view} onAgain={() => void read(lang, marks)} />
      )}
      {view.kind === 'shown' && <LeadArticle lead={view.lead} store={store} />}
      {view.kind === 'gone' && <p role="alert">{messages.notFound}</p>}
      {view.kind === 'erased' && <output>{messages.erased}</output>}
    </>
  );
}

/** What the visitor wrote, before all else. */
function Words({ words }: Pick<LeadDetail, 'words'>): ReactNode {
  const messages = useMessages();
  return (
    words.length > 0 && (
      <section aria-label={messages.words}>
        {words.map((text, index) => (
          <blockquote key={index} className={styles.words}>
            {text}
          </blockquote>
        ))}
      </section>
    )
  );
}

/** What it is about, and the price that was seen. */
function Need({ lead: { subjects, price } }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  return (
    (subjects.length > 0 || price !== undefined) && (
      <section className={styles.need} aria-label={messages.need}>
        <p>
          <bdi>{subjects.join(', ')}</bdi>
        </p>
        {price && <p className={styles.price}>{formatPrice(price, lang, messages)}</p>}
      </section>
    )
  );
}

function LeadArticle({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { role } = useSession();
  const mayChange = useMayChange();
  const now = useNow();
  const due = lead.dueAt === undefined ? undefined : formatDue(lead.dueAt, timeStyle.lang, messages, now);
  const firm = useFirmName()(lead.firm);
  const times = [
    fillText(messages.received, { time: formatTime(lead.receivedAt, timeStyle) }),
    ...(lead.updatedAt === lead.receivedAt
      ? []
      : [fillText(messages.changed, { time: formatTime(lead.updatedAt, timeStyle) })]),
  ];
  return (
    <article className={styles.lead} aria-labelledby="lead-name">
      <header>
        <p className={styles.quiet}>
          {due && isToCall(lead) && (
            <strong className={cx(styles.due, due.isLate && styles.isLate)}>{due.text} · </strong>
          )}
          {[kindOf(lead, messages), firm, ...times].filter(Boolean).join(' · ')}
        </p>
        <h1 id="lead-name" className={styles.name}>
          {lead.name || messages.noName}
        </h1>
      </header>
      {lead.suspect !== undefined && (
        <p className={styles.warning}>{fillText(messages.suspectNote, { reason: lead.suspect })}</p>
      )}
      {lead.partial && <p className={styles.warning}>{messages.partialNote}</p>}
      {lead.unreadable && <p className={styles.warning}>{messages.unreadable}</p>}
      <Words words={lead.words} />
      <Need lead={lead} />
      <ContactLinks lead={lead} />
      {mayChange && <Reply lead={lead} store={store} />}
      {mayChange && <Outcomes lead={lead} store={store} />}
      {lead.appointment && <Appointment appointment={lead.appointment} store={store} />}
      {mayChange ? <Handling lead={lead} store={store} /> : <WhereItStands lead={lead} />}
      {lead.fields.length > 0 && (
        <Section title={messages.detailsTitle}>
          <Fields fields={lead.fields} />
        </Section>
      )}
      {lead.estimate.length > 0 && (
        <Section title={messages.estimateTitle}>
          <ul className={styles.estimate}>
            {lead.estimate.map(({ text, parts }, index) => (
              <li key={index}>
                {text}
                {parts.length > 0 && (
                  <ul>
                    {parts.map((part, nth) => (
                      <li key={nth}>{part}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Files lead={lead} />
      <History lead={lead} store={store} />
      {lead.others.length > 0 && (
        <Section title={messages.othersTitle}>
          <p className={styles.quiet}>{messages.othersNote}</p>
          <ul className={styles.others}>
            {lead.others.map((other) => (
              <LeadRow key={other.id} lead={other} isOpen={false} now={now} />
            ))}
          </ul>
        </Section>
      )}
      {lead.consent && (
        <Section title={messages.consentTitle}>
          <p>{lead.consent.sms ? messages.consentYes : messages.consentNo}</p>
          <blockquote>{lead.consent.text}</blockquote>
          <p className={styles.quiet}>
            {fillText(messages.consentAt, { time: formatTime(lead.consent.at, timeStyle) })}
          </p>
        </Section>
      )}
      {lead.mayContact && (
        <Section title={messages.mayContactTitle}>
          <blockquote>{lead.mayContact.text}</blockquote>
          <p className={styles.quiet}>
            {fillText(messages.consentAt, { time: formatTime(lead.mayContact.at, timeStyle) })}
          </p>
        </Section>
      )}
      <Attribution lead={lead} />
      <Versions versions={lead.versions} />
      {role === 'owner' && <MoreActions lead={lead} store={store} />}
    </article>
  );
}
