import { ChevronDown, Copy, GripVertical, Trash2 } from 'lucide';
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../../src/style/cx';
import { Icon } from '../../../src/ui/base/Icon';
import { type Path, valueAt } from '../../config/path';
import { IconButton, iconButton } from '../../ui/IconButton';
import { useInherited } from '../check/checkStore';
import { titleOf } from '../entryTitle';
import { leaveEntry, useProblemCount, useStablePath, useValue } from '../form';
import { mistakesText, unnamedText } from '../labels';
import * as styles from './entries.styles';
import { ObjectFields } from './objectFields';

/** What can be done with the entries of a list. */
export interface EntryActions {
  toggle: (key: number, open: boolean) => void;
  copy: (index: number) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

interface EntryProps {
  /** The list that it stands in. */
  list: Path;
  index: number;
  entryKey: number;
  /** How many entries the list has. */
  count: number;
  /** What an entry of the list is called. */
  word: string;
  isOpen: boolean;
  /** Its first field takes the focus. */
  isNew: boolean;
  isDragged: boolean;
  /** Where what is dragged would be put. */
  drop: 'above' | 'below' | undefined;
  actions: EntryActions;
  onDrag: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** An entry of a list: a line that can be moved, copied and deleted, and its fields below it when it is open. */
export const Entry = memo(function Entry(props: EntryProps): ReactNode {
  const { list, index, entryKey, count, word, isOpen, isNew, isDragged, drop, actions, onDrag } = props;
  const id = useId();
  const path = useStablePath([...list, index]);
  const title = titleOf(useValue(path), useInherited(path)) || unnamedText(word, index);
  const problems = useProblemCount(path);
  const body = useRef<HTMLFieldSetElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);

  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    actions.move(index, Math.min(Math.max(to, 0), count - 1));
    // Moving an element in the document takes its focus away.
    requestAnimationFrame(() => handle.current?.focus());
  };

  return (
    <li className={cx(styles.entry, isDragged && styles.dragged, drop && styles.drop[drop])}>
      <div className={styles.head}>
        <button
          ref={handle}
          type="button"
          className={cx(iconButton, styles.handle)}
          aria-label={`Move ${title}, ${index + 1} of ${count}: drag, or use the arrow keys`}
          onKeyDown={moveByKey}
          onPointerDown={(event) => onDrag(index, event)}
        >
          <Icon icon={GripVertical} size={20} />
        </button>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}body` : undefined}
          onClick={() => actions.toggle(entryKey, !isOpen)}
        >
          <span id={`${id}title`} className={styles.title}>
            {title}
          </span>
          <PriceOf path={path} />
          {problems > 0 && <span className={styles.problems}>{mistakesText(problems)}</span>}
          <Icon icon={ChevronDown} size={20} />
        </button>
        <IconButton icon={Copy} label={`Duplicate ${title}`} onPress={() => actions.copy(index)} />
        <IconButton icon={Trash2} label={`Delete ${title}`} onPress={() => actions.remove(index)} />
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaves all of it
        <fieldset
          ref={body}
          id={`${id}body`}
          className={styles.body}
          aria-labelledby={`${id}title`}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) leaveEntry(path);
          }}
        >
          <ObjectFields path={path} />
        </fieldset>
      )}
    </li>
  );
});

/** The price of an entry that has one, so that a list of prices is read without opening it. */
function PriceOf({ path }: { path: Path }): ReactNode {
  const own = valueAt(useValue(path), ['price']);
  const inherited = valueAt(useInherited(path), ['price']);
  const min = valueAt(own, ['min']) ?? valueAt(inherited, ['min']);
  const max = valueAt(own, ['max']) ?? valueAt(inherited, ['max']);
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  return <span className={styles.price}>{min === max ? min : `${min}–${max}`}</span>;
}
