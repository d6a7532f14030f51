import { afterEach, expect, test, vi } from 'vitest';
import { PREFILL } from '../lifecycle';
import { withoutPrefill } from '../pageUrl';
import { giveValues, prefillFor, prefillMarkup } from './prefill';

const page = location.href;

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['prefillQuery'];
  history.replaceState(null, '', page);
  Reflect.deleteProperty(self, Symbol.for('bio.prefill'));
});

/** The innermost element of some HTML. */
function inside(html: string): Element {
  document.body.innerHTML = html;
  let element: Element = document.body;
  while (element.lastElementChild) element = element.lastElementChild;
  return element;
}

test('the nearest attribute that is not blank wins, also around a shadow root', () => {
  const host = inside(
    '<main data-prefill-email="far@example.com" data-prefill-phone="1"><p data-prefill-email="near@example.com" data-prefill-phone=" "></p></main>',
  );
  const form = document.createElement('bio-form');
  host.attachShadow({ mode: 'open' }).append(form);
  expect(prefillFor(form)).toEqual({ email: 'near@example.com', phone: '1' });
});

test('a call wins over attributes, and attributes over the URL', () => {
  document.documentElement.dataset['prefillQuery'] = '';
  history.replaceState(null, '', '?email=url@example.com&phone=2&zip=30075');
  const form = inside('<p data-prefill-email="attribute@example.com" data-prefill-phone="1"></p>');
  giveValues({ email: 'call@example.com' });
  expect(prefillFor(form)).toEqual({ email: 'call@example.com', phone: '1', zip: '30075' });
});

test('the URL counts only where the page allows it', () => {
  history.replaceState(null, '', '?email=url@example.com');
  expect(prefillFor(inside('<p></p>'))).toEqual({});
});

test.each([
  [{ name: 'Ana María Ortiz' }, { name: 'Ana María Ortiz', firstName: 'Ana' }],
  [
    { firstName: 'Ana María', lastName: 'Ortiz' },
    { name: 'Ana María Ortiz', firstName: 'Ana María' },
  ],
  [{ firstName: 'Ana' }, { name: 'Ana', firstName: 'Ana' }],
  [{ lastName: 'Ortiz' }, {}],
  [
    { name: 'Dr. Ana Ortiz', firstName: 'Ana' },
    { name: 'Dr. Ana Ortiz', firstName: 'Ana' },
  ],
])('of %o the names are %o', (values, { name, firstName }: { name?: string; firstName?: string }) => {
  giveValues(values);
  const filled = prefillFor(inside('<p></p>'));
  expect([filled.name, filled.firstName]).toEqual([name, firstName]);
});

test('later calls add to earlier ones, and each is announced', () => {
  const announced = vi.fn();
  addEventListener(PREFILL, announced);
  giveValues({ email: 'ana@example.com', phone: '1' });
  giveValues({ phone: '2' });
  removeEventListener(PREFILL, announced);
  expect(prefillFor(inside('<p></p>'))).toEqual({ email: 'ana@example.com', phone: '2' });
  expect(announced).toHaveBeenCalledTimes(2);
});

test('a value that no field can hold is not taken', () => {
  giveValues({ name: 'x'.repeat(201), phone: '5'.repeat(61), email: ' ' });
  expect(prefillFor(inside('<p></p>'))).toEqual({});
});

test('in markup only empty fields that nobody has changed are filled in, and count as unchanged', () => {
  const host = inside('<p></p>');
  host.attachShadow({ mode: 'open' }).innerHTML =
    '<form><input name="fullName"><input name="email"><textarea name="address"></textarea><input name="signature"></form>';
  const field = (name: string) => host.shadowRoot?.querySelector(`[name=${name}]`) as HTMLInputElement;
  field('email').value = 'typed@example.com';
  giveValues({ name: 'Ana Ortiz', email: 'ana@example.com', address: '12 Oak Lane' });
  prefillMarkup(host, { fullName: 'name', email: 'email', address: 'address' });
  expect(['fullName', 'email', 'address', 'signature'].map((name) => field(name).value)).toEqual([
    'Ana Ortiz',
    'typed@example.com',
    '12 Oak Lane',
    '',
  ]);
  expect(field('fullName').defaultValue).toBe('Ana Ortiz');
});

test('a URL loses the parameters that fill in fields, where the page allows them, and keeps all others as they are', () => {
  const url = 'https://www.example.com/?email=ana%40example.com&utm_term=a%20b&name=Ana#contact';
  expect(withoutPrefill(url)).toBe(url);
  document.documentElement.dataset['prefillQuery'] = '';
  expect(withoutPrefill(url)).toBe('https://www.example.com/?utm_term=a+b#contact');
  const other = 'https://www.example.com/?utm_term=a%20b';
  expect(withoutPrefill(other)).toBe(other);
});
