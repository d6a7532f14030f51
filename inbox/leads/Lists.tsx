import type { ReactNode } from 'react';
import { leadStates } from '../../src/domain/leadStates';
import { usePicked } from '../../src/ui/base/usePicked';
import { useMessages } from '../messages/useMessages';
import type { Filter } from './filter';
import * as styles from './leads.styles';
import { listStore } from './listStore';

/** The lists to choose from, each with how many leads are in it: who is to be called, who was put off, all, and each state. */
export function Lists(): ReactNode {
  const messages = useMessages();
  const { filter, counts } = usePicked(listStore, 'filter', 'counts');
  const lists: { label: string; call?: Filter['call']; state?: string; count: number | undefined }[] = [
    { label: messages.toCall, call: 'now', count: counts?.due },
    ...(counts?.later || filter.call === 'later'
      ? [{ label: messages.callLater, call: 'later' as const, count: counts?.later }]
      : []),
    { label: messages.allLeads, count: undefined },
    ...leadStates.map((state) => ({
      label: messages.states[state],
      state,
      count: counts?.states[state],
    })),
  ];
  return (
    <fieldset className={styles.lists}>
      <legend>{messages.lists}</legend>
      <div>
        {lists.map(({ label, call = '', state = '', count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.call === call && filter.state === state}
            onClick={() => listStore.getState().choose({ call, state })}
          >
            {label}
            {count !== undefined && count > 0 && <span> {count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
