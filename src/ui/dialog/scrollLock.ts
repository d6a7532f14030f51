import { safeDocument } from '../../page/safeDocument';

/** A property that the lock has set, with the inline value that it replaced. */
type Replaced = { style: CSSStyleDeclaration; property: string; value: string; priority: string };

let holders = 0;
let replaced: Replaced[] = [];

/**
 * Prevents the page behind a dialog from scrolling, without a layout shift where its scrollbar was. Locks may be nested.
 * @returns releases the lock; the last release restores the inline styles of the page.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) lock();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--holders === 0) unlock();
  };
}

function lock(): void {
  const { documentElement: root, body } = safeDocument;
  const before = getComputedStyle(root);
  // The body's `overflow` applies to the viewport as long as the root has none. Since the root gets one here, the body
  // would become a scroll container of its own, at its top.
  if (before.overflowX === 'visible' && before.overflowY === 'visible') {
    set(body, 'overflow-x', 'visible');
    set(body, 'overflow-y', 'visible');
  }
  const width = root.clientWidth;
  set(root, 'overflow-x', 'hidden');
  set(root, 'overflow-y', 'hidden');
  const gained = root.clientWidth - width;
  if (gained > 0) set(root, 'padding-inline-end', `calc(${before.paddingInlineEnd} + ${gained}px)`);
}

function set({ style }: HTMLElement, property: string, value: string): void {
  replaced.push({
    style,
    property,
    value: style.getPropertyValue(property),
    priority: style.getPropertyPriority(property),
  });
  style.setProperty(property, value, 'important');
}

function unlock(): void {
  for (const { style, property, value, priority } of replaced)
    if (value) style.setProperty(property, value, priority);
    else style.removeProperty(property);
  replaced = [];
}
