import { isChanged, isEmptied } from '../page/formInput';

/** Events that React may dispatch again once it has hydrated (all but the first two), or that change a form. */
const WATCHED = ['input', 'click', 'focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Preserves what the visitor changes in the forms of a container before and while React hydrates it. To be called before
 * React listens there.
 * @returns ends it: hands over the data of each form that was changed, without empty fields unless they were emptied, and
 * resets the others, because React leaves in the fields what they hold, also where the settings have changed meanwhile.
 */
export function preserveInput(container: HTMLElement): (restoreInput: (data: FormData) => void) => void {
  const forms = [...container.querySelectorAll('form')]; // React may render others in their place
  const changed = new Set(forms.filter(isChanged));
  const emptied = new Set(forms.flatMap(({ elements }) => [...elements].filter(isEmptied)));
  const ended = new AbortController();
  const watch = (event: Event) => {
    Reflect.deleteProperty(event, 'target'); // a widget around this one may have set its own
    const target = event.target as HTMLInputElement;
    if (target.form && isChanged(target.form)) changed.add(target.form);
    if (isEmptied(target)) emptied.add(target);
    // React dispatches kept events to the target of the first one, which a shadow root clears after the dispatch.
    Object.defineProperty(event, 'target', { value: target, configurable: true });
  };
  for (const type of WATCHED)
    container.addEventListener(type, watch, { capture: true, signal: ended.signal });
  return (restoreInput) => {
    ended.abort();
    for (const form of forms)
      if (changed.has(form)) restoreInput(dataOf(form, emptied));
      else form.reset();
  };
}

/** A form's data without its empty fields, but with those that were emptied. */
function dataOf(form: HTMLFormElement, emptied: ReadonlySet<Element>): FormData {
  const data = new FormData(form);
  for (const control of form.elements) {
    const { name = '', value } = control as Partial<HTMLInputElement>;
    if (value !== '' || emptied.has(control)) continue;
    // Another control of that name may hold something: a day, and a part of it.
    const others = data.getAll(name).filter((entry) => typeof entry === 'string' && entry !== '');
    data.delete(name);
    for (const entry of others) data.append(name, entry);
  }
  return data;
}
