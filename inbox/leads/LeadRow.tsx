import { memo, type ReactNode } from 'react';
import type { LeadSummary } from '../../server/inbox/listLeads';
import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import type { Messages } from '../../src/languages/en/inbox';
import { cx } from '../../src/style/cx';
import { leadHref } from '../app/route';
import { useLang, useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { formatPrice, formatShortTime, formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './leads.styles';

/** One lead of the list: a link to all of it. */
export const LeadRow = memo(function LeadRow({
  lead,
  isOpen,
}: {
  lead: LeadSummary;
  isOpen: boolean;
}): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const timeStyle = useTimeStyle();
  const firms = useSession().firms;
  const { name, receivedAt, address, subjects, price, firm } = lead;
  const firmName = firms.find(({ id }) => id === firm)?.name;
  return (
    <li>
      <a href={leadHref(lead.id)} className={styles.row} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.rowHead}>
          <strong>{name || messages.noName}</strong>
          <time dateTime={receivedAt} title={formatTime(receivedAt, timeStyle)}>
            {formatShortTime(receivedAt, timeStyle)}
          </time>
        </span>
        <span className={styles.rowText}>
          {[kindOf(lead, messages), ...subjects].join(' · ')}
          {price && <> · {formatPrice(price, lang, messages)}</>}
        </span>
        {(address || firmName) && (
          <span className={styles.rowText}>{[address, firmName].filter(Boolean).join(' · ')}</span>
        )}
        <span className={styles.badges}>
          <StateBadge state={lead.state} />
          {badgesOf(lead, messages).map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
});

export const kindOf = ({ kind }: Pick<LeadSummary, 'kind'>, { kinds }: Messages): string =>
  isLeadKind(kind) ? kinds[kind].name : kind;

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

function StateBadge({ state }: Pick<LeadSummary, 'state'>): ReactNode {
  return <span className={cx(styles.badge, styles.stateBadges[state])}>{useMessages().states[state]}</span>;
}
