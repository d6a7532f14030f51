/** What a browser fills in for a visitor, by the `autocomplete` of a field. */
const SAMPLE: Readonly<Record<string, string>> = {
  name: 'Ada Lovelace',
  tel: '(770) 555-0100',
  email: 'ada@example.com',
  'street-address': '12 Main Street\nAlpharetta, GA 30009',
};

/** Fills in and sends a widget's form, as a browser and a visitor do. */
export function fillInAndSend(element: HTMLElement): void {
  const form = element.shadowRoot?.querySelector('form');
  if (!form) return;
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    const value = SAMPLE[control.autocomplete];
    if (value !== undefined) fill(control, value);
  }
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** By the platform's own setter: React watches that of the element. */
function fill(control: HTMLInputElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
