/** A style that the lock has set, and the inline one that stood there before. */
type Replaced = { style: CSSStyleDeclaration; property: string; value: string; priority: string };

let holders = 0;
let replaced: Replaced[] = [];

/**
 * Keeps the page behind a dialog from scrolling, without a jump where its scrollbar was. It may be held several times.
 * @returns lets go; the last to do so gives the page its own inline styles back.
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
  const { documentElement: root, body } = document;
  const before = getComputedStyle(root);
  // A body's `overflow` counts for the viewport as long as the root has none. The root is given one here, and the body
  // would become a scroll box of its own, at its top.
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
