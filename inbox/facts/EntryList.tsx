import type { ReactNode } from 'react';
import type { FactList } from '../../src/domain/factLists';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { nameOf } from './factFields';
import * as styles from './facts.styles';
import { type Addition, NewEntry } from './NewEntry';

interface EntryListProps {
  list: FactList;
  entries: readonly unknown[];
  languages: readonly string[];
  /** Indexes of entries that are to go. */
  removed: readonly number[];
  added: readonly Addition[];
  onRemoved: (removed: number[]) => void;
  onAdded: (added: Addition[]) => void;
}

/** The entries of a list, which come and go with the next publishing. */
export function EntryList({
  list,
  entries,
  languages,
  removed,
  added,
  onRemoved,
  onAdded,
}: EntryListProps): ReactNode {
  const messages = useMessages();
  return (
    <div>
      <ul className={styles.entries}>
        {entries.map((entry, index) => {
          const name = nameOf(entry, index);
          const isRemoved = removed.includes(index);
          return (
            <li key={name}>
              <span>{isRemoved ? fillText(messages.entryGoes, { name }) : name}</span>
              <Button
                type="button"
                kind="secondary"
                onPress={() =>
                  onRemoved(isRemoved ? removed.filter((one) => one !== index) : [...removed, index])
                }
              >
                {fillText(isRemoved ? messages.keepEntry : messages.removeEntry, { name })}
              </Button>
            </li>
          );
        })}
        {added.map(({ add }, index) => {
          const name = nameOf(add, entries.length + index);
          return (
            <li key={`new ${name}`}>
              <span>{fillText(messages.entryComes, { name })}</span>
              <Button
                type="button"
                kind="secondary"
                onPress={() => onAdded(added.filter((one) => one.add !== add))}
              >
                {fillText(messages.removeEntry, { name })}
              </Button>
            </li>
          );
        })}
      </ul>
      <NewEntry list={list} languages={languages} onAdd={(addition) => onAdded([...added, addition])} />
    </div>
  );
}
