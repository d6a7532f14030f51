/**
 * What React keeps until it has taken a container over, and dispatches anew then: to the target of the first event, which
 * a shadow root takes away once that is over.
 */
const REPEATED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Watches the forms in a container that React is about to take over: the visitor may have changed them before, and may
 * while React is at it. Call it before React listens there.
 * @returns ends it, and tells which of the forms the visitor has changed.
 */
export function watchTakeOver(container: HTMLElement): () => Set<HTMLFormElement> {
  const touched = new Set([...container.querySelectorAll('form')].filter(isTouched));
  const ended = new AbortController();
  const listen = (types: readonly string[], heard: (event: Event) => void) => {
    for (const type of types)
      container.addEventListener(type, heard, { capture: true, signal: ended.signal });
  };
  // At a click too: React answers that by taking over within it, before a box tells of its input.
  listen(['click', 'input'], ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form && isTouched(form)) touched.add(form);
  });
  listen(REPEATED, (event) => Object.defineProperty(event, 'target', { value: event.target }));
  return () => {
    ended.abort();
    return touched;
  };
}

/** Whether a visitor has changed anything in a form since it stood in the page. */
const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some((control) => {
    if (control instanceof HTMLInputElement)
      return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (control instanceof HTMLSelectElement)
      return Array.from(control.options).some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      );
    return false;
  });
