import { Plus } from 'lucide';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../../src/ui/base/Icon';
import { Button } from '../../../src/ui/controls/Button';
import { type Path, valueAt } from '../../config/path';
import { draftStore } from '../../draft/draftStore';
import { begin, currentInherited, settle } from '../check/checkStore';
import { copiedEntry, startingList, withNewEntry } from '../edits';
import { titleOf } from '../entryTitle';
import {
  announce,
  currentIds,
  formStore,
  isWithin,
  SchemaContext,
  setStep,
  useField,
  useStablePath,
} from '../form';
import { entryWord, unnamedText } from '../labels';
import { moved, nextKeys, noKeys } from '../listKeys';
import { Entry, type EntryActions } from './Entry';
import * as styles from './entries.styles';
import { Group } from './Group';
import { useDragSort } from './useDragSort';

/** One for all renderings: keys are found by the identity of the list. */
const EMPTY: readonly unknown[] = [];

/** A list of objects: each can be opened, moved by drag or keys, copied and deleted. */
export function EntriesField({ path: given }: { path: Path }): ReactNode {
  const path = useStablePath(given);
  const schema = use(SchemaContext);
  const { value, inherited, label, hint, error } = useField(path);
  const list: readonly unknown[] = Array.isArray(value) ? value : EMPTY;
  const { keys, newKey } = useKeys(list);
  const { isOpen, toggle } = useOpenEntries(path, keys);
  /** The key of the entry that was added last: its first field takes the focus. */
  const [added, setAdded] = useState<number>();
  const entries = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const word = entryWord(String(path.at(-1)));

  const actions = useMemo<EntryActions>(() => {
    const current = (): readonly unknown[] => {
      const found = valueAt(draftStore.getState().draft.config, path);
      return Array.isArray(found) ? found : [];
    };
    const nameAt = (index: number) =>
      titleOf(current()[index], currentInherited([...path, index])) || unnamedText(word, index);
    return {
      toggle,
      copy: (index) => {
        announce(`${nameAt(index)} was duplicated.`);
        const copy = copiedEntry(current()[index], currentInherited([...path, index]), current());
        settle(path);
        setStep(path, current().toSpliced(index + 1, 0, copy));
      },
      remove: (index) => {
        announce(`${nameAt(index)} was deleted. Undo brings it back.`);
        // The focus goes on to the entry that takes its place, or to the button that adds the next one.
        const neighbor = entries.current?.children[index + 1] ?? entries.current?.children[index - 1];
        const next = neighbor?.querySelector<HTMLElement>('[aria-expanded]');
        (next ?? addButton.current?.querySelector('button'))?.focus();
        settle(path);
        setStep(path, current().toSpliced(index, 1));
      },
      move: (from, to) => {
        const next = moved(current(), from, to);
        if (next === current()) return;
        announce(`${nameAt(from)} is now ${to + 1} of ${next.length}.`);
        settle(path);
        setStep(path, next);
      },
    };
  }, [path, toggle, word]);
  const { drag, start } = useDragSort(entries, actions.move);

  const add = () => {
    const key = newKey();
    toggle(key, true);
    setAdded(key);
    begin([...path, list.length]);
    draftStore.getState().edit((config) => withNewEntry(config, path, list, currentIds, schema));
  };

  return (
    <Group label={label} hint={hint} error={error}>
      {value === undefined && Array.isArray(inherited) && inherited.length > 0 && (
        <div className={styles.inherited}>
          <p>{`As it comes: ${inherited.length === 1 ? '1 entry' : `${inherited.length} entries`}.`}</p>
          <Button type="button" kind="secondary" onPress={() => setStep(path, startingList(inherited))}>
            Change them
          </Button>
        </div>
      )}
      {list.length > 0 && (
        <ol ref={entries} className={styles.entries} aria-label={label}>
          {list.map((_, index) => {
            const key = keys[index] ?? index;
            return (
              <Entry
                key={key}
                list={path}
                index={index}
                entryKey={key}
                count={list.length}
                word={word}
                isOpen={isOpen(key)}
                isNew={key === added}
                isDragged={drag?.from === index}
                drop={
                  drag?.to === index && drag.from !== index
                    ? drag.to < drag.from
                      ? 'above'
                      : 'below'
                    : undefined
                }
                actions={actions}
                onDrag={start}
              />
            );
          })}
        </ol>
      )}
      <div ref={addButton}>
        <Button type="button" kind="secondary" onPress={add}>
          <Icon icon={Plus} size={20} />
          {`Add ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`}
        </Button>
      </div>
    </Group>
  );
}

/** Keys of the entries, which they keep when they move. */
function useKeys(list: readonly unknown[]): { keys: readonly number[]; newKey: () => number } {
  const [known, setKnown] = useState(() => nextKeys(noKeys, list));
  const next = nextKeys(known, list);
  if (next !== known) setKnown(next);
  return { keys: next.keys, newKey: () => Math.max(0, ...next.keys) + 1 };
}

/** Which entries are open. The one that the form is asked to go to opens itself. */
function useOpenEntries(path: Path, keys: readonly number[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = useMemo(
    () => (key: number, on: boolean) =>
      setOpen((before) => new Set([...before].filter((other) => other !== key).concat(on ? [key] : []))),
    [],
  );
  const wantedPlace = useStore(formStore, ({ wanted }) =>
    isWithin(wanted, path) ? wanted?.[path.length] : undefined,
  );
  const wanted = typeof wantedPlace === 'number' ? keys[wantedPlace] : undefined;
  if (wanted !== undefined && !open.has(wanted)) setOpen(new Set(open).add(wanted));
  return { isOpen: (key: number) => open.has(key), toggle };
}
