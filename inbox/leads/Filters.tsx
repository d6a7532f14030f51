import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { leadKinds } from '../../src/domain/leadKinds';
import { Icon } from '../../src/ui/base/Icon';
import { Choose } from '../../webapp/Choose';
import { useLang, useMessages } from '../messages/useMessages';
import { DayField } from '../ui/DayField';
import { FirmFilter } from '../ui/FirmFilter';
import { SearchField } from '../ui/SearchField';
import { type Filter, filterParams, isFiltered, noFilter } from './filter';
import * as styles from './leads.styles';
import { listStore } from './listStore';

/** The search, and behind a toggle what else the list is filtered by, and its export. */
export function Filters(): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const filter = useStore(listStore, (state) => state.filter);
  const choose = (chosen: Partial<Filter>) => listStore.getState().choose(chosen);
  const params = filterParams(filter);
  const all = ['', messages.all] as const;
  return (
    <search className={styles.filters}>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        value={filter.q}
        onValue={(q) => choose({ q })}
      />
      <details className={styles.filterMenu}>
        <summary>
          {messages.filters}
          <Icon icon={ChevronDown} size={20} />
          {isFiltered(filter) && <span className={styles.filterMark} aria-hidden="true" />}
        </summary>
        <div className={styles.filterFields}>
          <Choose
            label={messages.kind}
            value={filter.kind}
            onValue={(kind) => choose({ kind })}
            options={[all, ...leadKinds.map((kind) => [kind, messages.kinds[kind].name] as const)]}
          />
          <FirmFilter firm={filter.firm} onFirm={(firm) => choose({ firm })} />
          <Choose
            label={messages.assignee}
            value={filter.care}
            onValue={(care) => choose({ care: care as Filter['care'] })}
            options={[all, ['mine', messages.onlyMine]]}
          />
          <Choose
            label={messages.suspect}
            value={filter.suspect}
            onValue={(suspect) => choose({ suspect: suspect as Filter['suspect'] })}
            options={[
              ['no', messages.suspectNo],
              ['only', messages.suspectOnly],
              ['all', messages.suspectAll],
            ]}
          />
          <DayField
            name="from"
            label={messages.from}
            value={filter.from}
            onValue={(from) => choose({ from })}
          />
          <DayField name="to" label={messages.to} value={filter.to} onValue={(to) => choose({ to })} />
        </div>
        <p className={styles.filterLinks}>
          {isFiltered(filter) && (
            <button
              type="button"
              onClick={() => choose({ ...noFilter, q: filter.q, call: filter.call, state: filter.state })}
            >
              {messages.clearFilters}
            </button>
          )}
          <a href={`api/export/people?${params}${params.size > 0 ? '&' : ''}lang=${lang}`} download>
            {messages.exportPeople}
          </a>
          <a href={`api/export/csv?${params}`} download>
            {messages.exportCsv}
          </a>
          <a href={`api/export/json?${params}`} download>
            {messages.exportJson}
          </a>
        </p>
      </details>
    </search>
  );
}
