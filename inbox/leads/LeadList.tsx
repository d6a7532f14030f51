import type { ReactNode } from 'react';
import { fillText } from '../../src/domain/fillText';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { failureText } from '../ui/Failure';
import { Filters } from './Filters';
import { isFiltered } from './filter';
import { LeadRow } from './LeadRow';
import * as styles from './leads.styles';
import { listStore } from './listStore';

/** Search, filters, and the leads that match, newest first. @param open the id of the lead that is open */
export function LeadList({ open }: { open: string | undefined }): ReactNode {
  const messages = useMessages();
  const { leads, next, progress, arrived, filter } = usePicked(
    listStore,
    'leads',
    'next',
    'progress',
    'arrived',
    'filter',
  );
  const { loadMore, reload } = listStore.getState();
  const isLoading = progress.kind === 'loading';
  const isEmpty = leads.length === 0 && progress.kind === 'read';
  return (
    <>
      <Filters />
      <div aria-live="polite" className={styles.status}>
        {arrived > 0 && (arrived === 1 ? messages.oneNew : fillText(messages.someNew, { count: arrived }))}
        {isEmpty && (isFiltered(filter) || filter.q !== '' ? messages.noneFound : messages.noLeads)}
      </div>
      {progress.kind === 'failed' && (
        <div className={styles.error} role="alert">
          <p>{failureText(progress.error, messages)}</p>
          <Button type="button" kind="secondary" onPress={() => void reload()}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      <ol aria-label={messages.listLabel} aria-busy={isLoading}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isOpen={lead.id === open} />
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
