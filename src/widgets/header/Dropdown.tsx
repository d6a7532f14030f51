import { ChevronDown } from 'lucide';
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { cx } from '../../style/emotion';
import { Icon } from '../../ui/Icon';
import type { Entry } from './entries';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';
import { useDismissal } from './useDismissal';

interface DropdownProps {
  store: StoreApi<HeaderState>;
  entry: Entry;
  /** Its place in the menu. */
  index: number;
}

/** An entry of the menu that shows its links: under the pointer, after a press, or from the keyboard. */
export function Dropdown({ store, entry, index }: DropdownProps): ReactNode {
  const { awake, dropdown, hover, leave, hold, toggle, closeDropdown } = useStore(store);
  const listId = useId();
  const root = useRef<HTMLLIElement>(null);
  const openedBy = dropdown?.entry === index ? dropdown.by : undefined;
  const isOpen = openedBy !== undefined;
  const dismiss = useDismissal(root, isOpen, closeDropdown);

  useEffect(() => {
    if (openedBy === 'keyboard') root.current?.querySelector('a')?.focus();
  }, [openedBy]);

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      toggle(index, 'keyboard');
    } else if (!moveFocus(root.current, event.key)) return;
    event.preventDefault();
  };

  return (
    <li
      ref={root}
      className={styles.dropdown}
      data-open={awake ? isOpen : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(index)}
      onPointerLeave={leave}
    >
      <button
        type="button"
        part="entry"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onKeyDown={onKeyDown}
        // A press by keyboard or assistive technology has no clicks to count.
        onClick={({ detail }) => toggle(index, detail === 0 ? 'keyboard' : 'press')}
      >
        {entry.label}
        <Icon icon={ChevronDown} size={18} />
      </button>
      <div className={styles.drop}>
        <ul
          id={listId}
          part="dropdown"
          className={cx(styles.list, entry.links.length > 5 && styles.twoColumns)}
        >
          {entry.links.map((link, place) => (
            <li key={place}>
              <MenuLink
                {...link}
                className={styles.listLink}
                onFocus={hold}
                onClick={dismiss}
                onKeyDown={onKeyDown}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** @returns whether the key is one that moves the focus among the entry's button and links. */
function moveFocus(entry: Element | null, key: string): boolean {
  const stops = [...(entry?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[key];
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}
