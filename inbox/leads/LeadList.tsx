import { CheckCheck } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../src/domain/fillText';
import { Icon } from '../../src/ui/base/Icon';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { failureText } from '../ui/Failure';
import { useNow } from '../ui/useNow';
import { Filters } from './Filters';
import { isFiltered } from './filter';
import { LeadRow } from './LeadRow';
import { Lists } from './Lists';
import * as styles from './leads.styles';
import { listStore } from './listStore';

/** The lists, a search, filters, and the leads that match. @param open the id of the lead that is open */
export function LeadList({ open }: { open: string | undefined }): ReactNode {
  const messages = useMessages();
  const now = useNow();
  const { leads, next, progress, filter } = usePicked(listStore, 'leads', 'next', 'progress', 'filter');
  const { loadMore, reload } = listStore.getState();
  const isLoading = progress.kind === 'loading';
  return (
    <>
      <Lists />
      <Filters />
      <Status now={now} />
      {progress.kind === 'failed' && (
        <div className={styles.error} role="alert">
          <p>{failureText(progress.error, messages)}</p>
          <Button type="button" kind="secondary" onPress={() => void reload()}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      <ol aria-label={filter.call === '' ? messages.listLabel : messages.listDue} aria-busy={isLoading}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isOpen={lead.id === open} now={now} />
        ))}
      </ol>
      {next && (
        <div className={styles.more}>
          <Button type="button" kind="secondary" busy={isLoading} onPress={() => void loadMore()}>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is new, unread or late, or why there is nothing in the list. */
function Status({ now }: { now: Date }): ReactNode {
  const messages = useMessages();
  const { leads, progress, arrived, filter, counts } = usePicked(
    listStore,
    'leads',
    'progress',
    'arrived',
    'filter',
    'counts',
  );
  const late =
    filter.call === 'now' ? leads.filter(({ dueAt }) => dueAt && Date.parse(dueAt) < now.getTime()) : [];
  const parts = [
    ...(arrived > 0
      ? [arrived === 1 ? messages.oneNew : fillText(messages.someNew, { count: arrived })]
      : []),
    ...(late.length > 0 ? [fillText(messages.late, { count: late.length })] : []),
    ...(counts?.unread ? [fillText(messages.unreadCount, { count: counts.unread })] : []),
  ];
  const isEmpty = leads.length === 0 && progress.kind === 'read';
  return (
    <div aria-live="polite" className={styles.status}>
      {!isEmpty && parts.join(' · ')}
      {isEmpty && <EmptyList hasAny={counts !== undefined && hasLeads(counts.states)} />}
    </div>
  );
}

const hasLeads = (states: Readonly<Record<string, number>>): boolean =>
  Object.values(states).some((count) => count > 0);

function EmptyList({ hasAny }: { hasAny: boolean }): ReactNode {
  const messages = useMessages();
  const { filter } = usePicked(listStore, 'filter');
  if (filter.q !== '' || filter.state !== '' || isFiltered(filter)) return messages.noneFound;
  if (!hasAny) return messages.noLeads;
  if (filter.call !== 'now') return filter.call === '' ? messages.noLeads : messages.nobodyLater;
  return (
    <span className={styles.allDone}>
      <Icon icon={CheckCheck} size={32} />
      {messages.allDone}
    </span>
  );
}
