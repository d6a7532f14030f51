/**
 * Opens what the address names, inside this root, and goes there, now and whenever the address changes.
 *
 * Browsers do that by themselves where the link target stands in the page's HTML. This is for a target that a script
 * put there later, and for browsers that only look into an open `<details>`.
 *
 * @returns what ends it.
 */
export function followAddress(root: HTMLElement): () => void {
  const open = (): Element | undefined => {
    const slot = root.querySelector<HTMLSlotElement>(`slot[name="${CSS.escape(location.hash.slice(1))}"]`);
    // Without a target in its slot, the id is another element's of the page.
    const target = slot?.assignedElements()[0];
    const closed = target ? closedAround(slot) : [];
    for (const details of closed) details.open = true;
    return closed.length > 0 ? target : undefined;
  };
  const atFirst = () => {
    const target = open();
    if (scrollY === 0) target?.scrollIntoView(); // else the visitor has gone on already
  };
  const atChange = () => open()?.scrollIntoView();

  atFirst();
  root.addEventListener('slotchange', atFirst);
  addEventListener('hashchange', atChange);
  return () => {
    root.removeEventListener('slotchange', atFirst);
    removeEventListener('hashchange', atChange);
  };
}

function closedAround(element: Element | null | undefined): HTMLDetailsElement[] {
  const details = element?.closest('details');
  if (!details) return [];
  return [...closedAround(details.parentElement), ...(details.open ? [] : [details])];
}
