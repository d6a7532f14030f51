import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { count } from './counts';

let sent: [url: unknown, body: unknown][] = [];

beforeEach(() => {
  sent = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push([url, JSON.parse(body as string)]);
    return true;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['bioConsent'];
  vi.restoreAllMocks();
});

/** A form in a page whose desk is this one. */
function createForm(html: string, tag = 'bio-contact-form'): HTMLElement {
  document.body.innerHTML = html;
  const form = document.querySelector<HTMLElement>(tag);
  if (!form) throw new Error('There is no form.');
  return form;
}

/** Leaves the page. @returns what is sent then, by its address. */
function leave(): typeof sent {
  dispatchEvent(new Event('pagehide'));
  return sent;
}

const on = (desk: string) =>
  `<bio-site endpoint="https://${desk}.example/api/requests/bug-off" counts><bio-contact-form></bio-contact-form></bio-site>`;
const widget = 'bio-contact-form';

test('what is counted is sent to the desk and firm of the endpoint when the page is left, each once', () => {
  const form = createForm(on('one'));
  for (const name of ['view', 'view', 'lead', 'lead']) count(form, name, { id: 'secret', kind: 'contact' });
  expect(leave()).toEqual([
    [
      'https://one.example/api/events/bug-off',
      {
        source: expect.any(String),
        events: [
          { widget, what: 'seen' },
          { widget, what: 'opened' },
          { widget, what: 'sent' },
        ],
      },
    ],
  ]);
});

test('a first click or focus opens a form; a step has its number and name', () => {
  const form = createForm(on('two'));
  count(form, 'view', {});
  form.click();
  form.click();
  count(form, 'step', { tag: widget, step: 2, label: ' Your\nproperty ' });
  expect(leave()[0]?.[1]).toMatchObject({
    events: [
      { widget, what: 'seen' },
      { widget, what: 'opened' },
      { widget, what: 'step', step: 2, label: 'Your property' },
    ],
  });
});

test('lines of other elements, and other lines, are not counted', () => {
  const form = createForm(on('three'));
  count(form, 'faq-open', { id: 'moss' });
  count(createForm(on('three').replaceAll('contact-form', 'faq'), 'bio-faq'), 'view', {});
  expect(leave()).toEqual([]);
});

test.each([
  ['where the nearest counts is "false"', on('four').replace('form>', 'form counts="false">')],
  ['without an endpoint', '<bio-contact-form counts></bio-contact-form>'],
])('nothing is counted %s', (_, html) => {
  count(createForm(html), 'view', {});
  expect(leave()).toEqual([]);
});

test('where consent is refused, before or after, nothing is sent', () => {
  const form = createForm(on('five'));
  count(form, 'view', {});
  document.documentElement.dataset['bioConsent'] = 'no';
  count(form, 'lead', {});
  expect(leave()).toEqual([]);
});

test("for an endpoint that is no desk's the console says once what was expected, and nothing is sent", () => {
  const tag = 'bio-quote-builder';
  const form = createForm(`<${tag} counts endpoint="https://hooks.example/1"></${tag}>`, tag);
  for (const name of ['view', 'lead']) count(form, name, {});
  expect(leave()).toEqual([]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/api/requests'));
});
