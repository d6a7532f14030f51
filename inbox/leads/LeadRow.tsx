import { Phone } from 'lucide';
import { memo, type ReactNode } from 'react';
import type { LeadSummary } from '../../server/inbox/listLeads';
import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import type { Messages } from '../../src/languages/en/inbox';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { leadHref } from '../app/route';
import { useLang, useMessages } from '../messages/useMessages';
import { formatAge, formatDue, formatPrice, formatTime } from '../ui/texts';
import { useFirmName } from '../ui/useFirms';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './leads.styles';

interface LeadRowProps {
  lead: LeadSummary;
  isOpen: boolean;
  now: Date;
}

/** One lead of the list: a link to all of it, and where it is due, one that calls. */
export const LeadRow = memo(function LeadRow({ lead, isOpen, now }: LeadRowProps): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { name, price, unread, dueAt, call } = lead;
  const shownName = name || messages.noName;
  return (
    <li className={styles.line}>
      <a
        href={leadHref(lead.id)}
        data-lead={lead.id}
        className={cx(styles.row, unread && styles.isUnread)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.rowHead}>
          {unread && <span className={visuallyHidden}>{messages.unread}: </span>}
          <strong>{shownName}</strong>
          <Badges lead={lead} />
        </span>
        <Age lead={lead} now={now} />
        <span className={styles.preview}>{previewOf(lead, messages)}</span>
        {price && <span className={styles.price}>{formatPrice(price, lang, messages)}</span>}
      </a>
      {dueAt !== undefined && call !== undefined && (
        <a
          href={`tel:${call}`}
          className={styles.rowCall}
          aria-label={fillText(messages.callName, { name: shownName })}
        >
          <Icon icon={Phone} size={20} />
        </a>
      )}
    </li>
  );
});

/** How old it is; of who is to be called, how much is left of the time that was promised. */
function Age({ lead: { receivedAt, dueAt }, now }: Pick<LeadRowProps, 'lead' | 'now'>): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const due = dueAt === undefined ? undefined : formatDue(dueAt, timeStyle.lang, messages, now);
  return (
    <time
      dateTime={receivedAt}
      title={formatTime(receivedAt, timeStyle)}
      className={cx(styles.age, due?.isLate && styles.isLate)}
    >
      {due ? due.text : formatAge(receivedAt, timeStyle, now)}
    </time>
  );
}

/** What was asked: in the visitor's own words where there are some, else what was chosen, and where. */
function previewOf(lead: LeadSummary, messages: Messages): string {
  const { subjects, words, address } = lead;
  return [kindOf(lead, messages), ...(words === '' ? [...subjects, address] : [words])]
    .filter((text) => text !== '')
    .join(' · ');
}

export const kindOf = ({ kind }: Pick<LeadSummary, 'kind'>, { kinds }: Messages): string =>
  isLeadKind(kind) ? kinds[kind].name : kind;

function Badges({ lead }: Pick<LeadRowProps, 'lead'>): ReactNode {
  const messages = useMessages();
  const firm = useFirmName()(lead.firm);
  return (
    <>
      {lead.state !== 'new' && (
        <span className={cx(styles.badge, styles.stateBadges[lead.state])}>
          {messages.states[lead.state]}
        </span>
      )}
      {[...badgesOf(lead, messages), firm, lead.assignee].filter(Boolean).map((badge) => (
        <span key={badge} className={styles.badge}>
          {badge}
        </span>
      ))}
    </>
  );
}

function badgesOf({ suspect, partial, photos, others }: LeadSummary, messages: Messages): string[] {
  return [
    ...(suspect === undefined ? [] : [messages.suspectBadge]),
    ...(partial ? [messages.partialBadge] : []),
    ...(photos === 0
      ? []
      : [photos === 1 ? messages.onePhoto : fillText(messages.somePhotos, { count: photos })]),
    ...(others === 0 ? [] : [fillText(messages.requests, { count: others + 1 })]),
  ];
}
