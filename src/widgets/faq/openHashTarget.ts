/**
 * Opens the `<details>` around the target of the URL's hash and scrolls to it, now and at each change of the hash.
 *
 * Browsers do that by themselves for a target in the page's HTML. This covers targets that a script has added later, and
 * browsers that do not search closed `<details>`.
 *
 * @param root contains a slot for each target, named by its id.
 * @returns stops it.
 */
export function openHashTarget(root: HTMLElement): () => void {
  const open = (): Element | undefined => {
    const slot = root.querySelector<HTMLSlotElement>(`slot[name="${CSS.escape(location.hash.slice(1))}"]`);
    // An empty slot means that the id belongs to another element of the page.
    const target = slot?.assignedElements()[0];
    const closed = target ? closedAround(slot) : [];
    for (const details of closed) details.open = true;
    return closed.length > 0 ? target : undefined;
  };
  const onSlotChange = () => {
    const target = open();
    if (scrollY === 0) target?.scrollIntoView(); // else the visitor has scrolled already
  };
  const onHashChange = () => open()?.scrollIntoView();

  onSlotChange();
  root.addEventListener('slotchange', onSlotChange);
  addEventListener('hashchange', onHashChange);
  return () => {
    root.removeEventListener('slotchange', onSlotChange);
    removeEventListener('hashchange', onHashChange);
  };
}

function closedAround(element: Element | null | undefined): HTMLDetailsElement[] {
  const details = element?.closest('details');
  if (!details) return [];
  return [...closedAround(details.parentElement), ...(details.open ? [] : [details])];
}
