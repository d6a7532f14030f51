import { ChevronDown } from 'lucide';
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { usePicked } from '../../ui/base/usePicked';
import type { Entry } from './entries';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';
import { useDismissal } from './useDismissal';

interface DropdownProps {
  store: StoreApi<HeaderState>;
  entry: Entry;
  /** Of the entry in the menu. */
  index: number;
}

/** An entry of the menu with a dropdown of links, opened by hover, press or keyboard. */
export function Dropdown({ store, entry, index }: DropdownProps): ReactNode {
  const { hydrated, hover, leave, keepOpen, toggle, closeDropdown } = usePicked(
    store,
    'hydrated',
    'hover',
    'leave',
    'keepOpen',
    'toggle',
    'closeDropdown',
  );
  const openedBy = useStore(store, ({ dropdown }) => (dropdown?.entry === index ? dropdown.by : undefined));
  const listId = useId();
  const root = useRef<HTMLLIElement>(null);
  const isOpen = openedBy !== undefined;
  const dismiss = useDismissal(root, isOpen, closeDropdown);

  // Without script CSS opens it, and the attribute could not follow. React adds none while it hydrates.
  const [scripted, setScripted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the render after hydration is its purpose
  useEffect(() => setScripted(true), []);

  // Before hydration, CSS opened it while it was hovered or had the focus inside.
  useEffect(() => {
    if (root.current?.matches(':hover, :focus-within')) hover(index);
  }, [hover, index]);

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
      data-open={hydrated ? isOpen : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(index)}
      onPointerLeave={leave}
    >
      <button
        type="button"
        part="entry"
        className={styles.entry}
        data-styled="" // styles open it where the code is missing
        aria-expanded={scripted ? isOpen : undefined}
        aria-controls={listId}
        onKeyDown={onKeyDown}
        // A click by keyboard or assistive technology has a `detail` of 0.
        onClick={({ detail }) => toggle(index, detail === 0 ? 'keyboard' : 'press')}
      >
        <span>{entry.label}</span>
        <Icon icon={ChevronDown} size={18} />
      </button>
      <div className={styles.drop}>
        <ul
          id={listId}
          part="dropdown"
          className={cx(styles.list, entry.links.length > 5 && styles.twoColumns)}
        >
          {entry.links.map((link, linkIndex) => (
            <li key={linkIndex}>
              <MenuLink
                {...link}
                className={styles.listLink}
                onFocus={keepOpen}
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

/** Moves the focus among the entry's button and links. @returns false if the key is not one of those that do. */
function moveFocus(entry: Element | null, key: string): boolean {
  const stops = [...(entry?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[key];
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}
