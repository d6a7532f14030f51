/** What stands in the fields of a form, whatever its widget's state. */

/** Whether a form holds anything else than its markup says. */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isControlChanged);

export function isControlChanged(control: Element): boolean {
  const { value, defaultValue = value, checked, defaultChecked } = control as Partial<HTMLInputElement>;
  const { options = [] } = control as Partial<HTMLSelectElement>;
  return (
    value !== defaultValue ||
    checked !== defaultChecked ||
    [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  );
}

/** Whether a field is empty that its markup fills in. */
export function isEmptied(control: Element): boolean {
  const { value, defaultValue } = control as Partial<HTMLInputElement>;
  return value === '' && Boolean(defaultValue);
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields that are part of a draft: no files, no consents (boxes without a value), which are asked for again, and
 * nothing that visitors do not see.
 */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (control): control is Field =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.tabIndex >= 0 &&
      control.type !== 'hidden' &&
      control.type !== 'file' &&
      (control.type !== 'checkbox' || control.hasAttribute('value')),
  );

/** Boxes and circles, which are ticked; their value does not change. */
const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Of a list the place: the page in another language has other words. */
const valueOf = (field: Field): string =>
  field instanceof HTMLSelectElement ? String(field.selectedIndex) : field.value;

/** @returns what the fields hold, as in the URL of a form; undefined where they hold what their markup says. */
export function readFields(form: HTMLFormElement): string | undefined {
  const fields = fieldsOf(form);
  if (!fields.some(isControlChanged)) return undefined;
  const entries = fields.filter((field) => !isTicked(field) || field.checked);
  return String(new URLSearchParams(entries.map((field) => [field.name, valueOf(field)])));
}

/** Fills in what `readFields` has returned, but for the fields that were changed meanwhile. */
export function fillFields(form: HTMLFormElement, text: string): void {
  const entries = new URLSearchParams(text);
  const fields = fieldsOf(form);
  const changed = fields.filter(isControlChanged);
  for (const field of fields) {
    // Of radio buttons one is changed with the other.
    if (changed.some((other) => other === field || (field.type === 'radio' && other.name === field.name)))
      continue;
    const value = entries.get(field.name) ?? valueOf(field);
    if (isTicked(field)) field.checked = entries.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLSelectElement) field.selectedIndex = Number(value);
    else if (value !== field.value) field.value = value;
    // Who is about to type there replaces it.
    if ('select' in field && field.matches(':focus')) field.select();
  }
}
