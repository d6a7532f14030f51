/** All but the first two are kept by React until it has taken over, and dispatched anew then. */
const WATCHED = ['input', 'click', 'focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Watches the forms in a container that React is about to take over: the visitor may have changed them before, and may
 * while React is at it. Call it before React listens there.
 * @returns ends it: gives back what the visitor has changed, and resets the other forms, since React leaves in the fields
 * what they hold, also where settings have changed meanwhile.
 */
export function watchTakeOver(container: HTMLElement): (restore: (typed: FormData) => void) => void {
  const touched = new Set([...container.querySelectorAll('form')].filter(isTouched));
  const ended = new AbortController();
  const watch = (event: Event) => {
    Reflect.deleteProperty(event, 'target'); // a widget around this one has set its own
    const target = event.target as HTMLInputElement;
    if (target.form && isTouched(target.form)) touched.add(target.form);
    // React dispatches to the target of the first event, which a shadow root takes away when that is over.
    Object.defineProperty(event, 'target', { value: target, configurable: true });
  };
  for (const type of WATCHED)
    container.addEventListener(type, watch, { capture: true, signal: ended.signal });
  return (restore) => {
    ended.abort();
    for (const form of container.querySelectorAll('form'))
      if (touched.has(form)) restore(new FormData(form));
      else form.reset();
  };
}

/** Whether a visitor has changed anything in a form since it stood in the page. */
const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some((control) => {
    const { value, defaultValue = value, checked, defaultChecked } = control as Partial<HTMLInputElement>;
    const { options = [] } = control as Partial<HTMLSelectElement>;
    return (
      value !== defaultValue ||
      checked !== defaultChecked ||
      Array.from(options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
    );
  });
