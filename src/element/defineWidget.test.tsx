import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { defaultBusiness } from '../content/business';
import { booleanAttribute, listAttribute, numberAttribute, oneOfAttribute } from '../page/attributes';
import { mount, nextTask, recordEvents } from '../testing/mount';
import { defineWidget } from './defineWidget';
import type { WidgetElement, WidgetSpec, WidgetViewProps } from './spec';

const { company } = defaultBusiness;

const spec = {
  tag: 'bio-test-widget',
  attributes: {
    open: booleanAttribute(),
    interval: numberAttribute({ default: 7, min: 1, max: 60 }),
    view: oneOfAttribute('home', 'page'),
    services: listAttribute(),
  },
  methods: ['reset'],
  facts: {},
  messages: {},
} as const satisfies WidgetSpec;

interface State {
  typed: string;
  type: (text: string) => void;
  reset: () => void;
}

/** Shows its settings as text, and a field. */
function View({ store, settings }: WidgetViewProps<typeof spec, State>) {
  const { typed, type } = useStore(store);
  const { open, interval, view, services } = settings.attributes;
  if (view === 'page' && interval === 13) throw new Error('thirteen');
  return (
    <div>
      <p>{`${open} ${interval} ${view} [${services.join()}] ${settings.endpoint} ${settings.facts.company.phone}`}</p>
      <input value={typed} onChange={(event) => type(event.currentTarget.value)} />
    </div>
  );
}

const define = () =>
  defineWidget(spec, View, () =>
    createStore<State>((set) => ({
      typed: '',
      type: (typed) => set({ typed }),
      reset: () => set({ typed: 'reset' }),
    })),
  );

type TestElement = WidgetElement<typeof spec>;
const PHONE = company.phone;
/** In place of a widget without facts. */
const NOT_SHOWN = 'This part of the page could not be shown. Please reload the page.';

// Before the definition, as on a page whose script is loaded late.
document.body.innerHTML = '<bio-test-widget id="early" interval="3"></bio-test-widget>';
const early = document.querySelector<TestElement>('#early') as TestElement;
early.view = 'page';
early.open = true;
define();

let errors: { tag: string; code: string; message: string }[];
let consoleErrors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = recordEvents('bio-error');
  consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Shows the first test widget of this HTML. */
const show = async (html: string) => (await mount<TestElement>(html)).element;

const shown = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent;
const input = (element: Element) => element.shadowRoot?.querySelector('input') as HTMLInputElement;
const expectText = async (element: Element, text: string) => {
  await expect.poll(() => shown(element)).toBe(text);
};

test('properties that were set before the definition are applied', async () => {
  document.body.append(early);
  await expectText(early, `true 3 page [] undefined ${PHONE}`);
  expect(early.getAttribute('view')).toBe('page');
});

describe('attributes', () => {
  test('are read in every form, followed when they change, and have defaults when removed', async () => {
    const element = await show(
      '<bio-test-widget open interval="9" view="page" services="a, b,,c"></bio-test-widget>',
    );
    await expectText(element, `true 9 page [a,b,c] undefined ${PHONE}`);
    element.setAttribute('open', 'false');
    element.setAttribute('services', '');
    await expectText(element, `false 9 page [] undefined ${PHONE}`);
    for (const name of ['open', 'interval', 'view', 'services']) element.removeAttribute(name);
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test.each(['', 'open', 'true', 'anything'])('a boolean is true when present: open="%s"', async (value) => {
    const element = await show(`<bio-test-widget open="${value}"></bio-test-widget>`);
    await expectText(element, `true 7 home [] undefined ${PHONE}`);
  });

  test('are set by their properties', async () => {
    const element = await show('<bio-test-widget></bio-test-widget>');
    Object.assign(element, { open: true, interval: 2.5, services: ['x', 'y'], endpoint: '/leads' });
    await expectText(element, `true 2.5 home [x,y] ${location.origin}/leads ${PHONE}`);
    expect(element.getAttribute('services')).toBe('x,y');
    expect(element.interval).toBe(2.5);
    Object.assign(element, { open: false, interval: undefined, services: null });
    await expectText(element, `false 7 home [] ${location.origin}/leads ${PHONE}`);
    expect(element.hasAttribute('open')).toBe(false);
  });

  test('are set by their properties to texts as well, as React sets services="x,y" of JSX', async () => {
    const element = await show('<bio-test-widget></bio-test-widget>');
    Object.assign(element, { open: '', interval: '2.5', view: 'page', services: 'x,y' });
    await expectText(element, `true 2.5 page [x,y] undefined ${PHONE}`);
    Object.assign(element, { open: 'false' });
    await expectText(element, `false 2.5 page [x,y] undefined ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test.each([
    ['https://example.com/leads', 'https://example.com/leads'],
    [' HTTP://EXAMPLE.COM ', 'http://example.com/'],
    ['/leads', new URL('/leads', document.baseURI).href],
    ['./leads', new URL('leads', document.baseURI).href],
    ['../leads', new URL('../leads', document.baseURI).href],
    ['//example.com/leads', new URL('//example.com/leads', document.baseURI).href],
  ])('endpoint="%s" is %s', async (value, url) => {
    const element = await show(`<bio-test-widget endpoint="${value}"></bio-test-widget>`);
    await expectText(element, `false 7 home [] ${url} ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test.each([
    ['interval', 'soon', 'a number from 1 to 60'],
    ['interval', '0', 'a number from 1 to 60'],
    ['interval', 'Infinity', 'a number from 1 to 60'],
    ['view', 'house', '"home" or "page"'],
    ['endpoint', 'javascript:alert(1)', 'an http(s) address'],
    ['endpoint', 'http://', 'an http(s) address'],
    ['endpoint', 'htp://example.com/leads', 'an http(s) address'],
    ['endpoint', 'https:/example.com/leads', 'an http(s) address'],
    ['endpoint', 'example.com/leads', 'a path that begins with / or ./'],
    ['endpoint', 'leads', 'a path that begins with / or ./'],
    ['endpoint', 'localhost:8080/leads', 'an http(s) address'],
  ])('%s="%s" is reported in one console line, and the default is used', async (name, value, expected) => {
    const element = await show(`<bio-test-widget id="here" ${name}="${value}"></bio-test-widget>`);
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    expect(consoleErrors).toHaveBeenCalledTimes(1);
    const [line] = consoleErrors.mock.calls[0] as [string];
    expect(line).toContain('<bio-test-widget id="here">');
    expect(line).toContain(`${name}="${value}"`);
    expect(line).toContain(expected);
    expect(errors).toEqual([
      { tag: 'bio-test-widget', code: 'bad-attribute', message: expect.stringContaining(expected) },
    ]);
  });

  test('a blank one counts as absent', async () => {
    await expectText(
      await show('<bio-test-widget interval="" view=" " endpoint="" phone=""></bio-test-widget>'),
      `false 7 home [] undefined ${PHONE}`,
    );
    expect(errors).toEqual([]);
  });
});

describe('settings', () => {
  test('come from the element, else from the nearest bio-site around it, else they are the default', async () => {
    const element = await show(`
      <bio-site endpoint="/outer" phone="1"><div><bio-site phone="2">
        <bio-test-widget phone="3"></bio-test-widget>
      </bio-site></div></bio-site>`);
    await expectText(element, `false 7 home [] ${location.origin}/outer 3`);
    element.removeAttribute('phone');
    await expectText(element, `false 7 home [] ${location.origin}/outer 2`);
    element.parentElement?.setAttribute('phone', '4');
    await expectText(element, `false 7 home [] ${location.origin}/outer 4`);
    element.parentElement?.removeAttribute('phone');
    await expectText(element, `false 7 home [] ${location.origin}/outer 1`);
    document.body.append(element);
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
  });

  test('of a bio-site apply to widgets inside shadow roots of the page', async () => {
    document.body.innerHTML = '<bio-site phone="1"><div id="host"></div></bio-site>';
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<bio-test-widget></bio-test-widget>';
    await expectText(root.firstElementChild as Element, 'false 7 home [] undefined 1');
  });

  test('a config is read as JSON text and as an object, followed when it changes, and removed', async () => {
    const element = await show(`<bio-test-widget config='{"company":{"phone":"1"}}'></bio-test-widget>`);
    await expectText(element, 'false 7 home [] undefined 1');
    element.config = { company: { phone: '2' } };
    await expectText(element, 'false 7 home [] undefined 2');
    element.setAttribute('config', '{"company":{"phone":"3"}}');
    await expectText(element, 'false 7 home [] undefined 3');
    element.removeAttribute('config');
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test('a mistake in a config is reported in one console line, and the rest of it counts', async () => {
    const element = await show(
      `<bio-test-widget config='{"company":{"phone":"1","name":5}}'></bio-test-widget>`,
    );
    await expectText(element, 'false 7 home [] undefined 1');
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatchObject({ tag: 'bio-test-widget', code: 'bad-config' });
    expect(consoleErrors).toHaveBeenCalledTimes(1);
    expect(consoleErrors.mock.calls[0]?.[0]).toContain('company.name');
  });

  test.each([
    ['{"company":', 'no valid JSON'],
    ['/no-such-file.json', 'no-such-file.json'],
    ['{"a":1},', 'no valid JSON'],
  ])('a config that cannot be used shows nothing of the built-in firm: %s', async (config, what) => {
    const element = await show(`<bio-test-widget config='${config}'></bio-test-widget>`);
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatchObject({ tag: 'bio-test-widget', code: 'bad-config' });
    expect(consoleErrors).toHaveBeenCalledTimes(1);
    expect(consoleErrors.mock.calls[0]?.[0]).toContain(what);
    await expectText(element, NOT_SHOWN);
    element.config = { company: { phone: '2' } };
    await expectText(element, 'false 7 home [] undefined 2');
  });

  test.each([
    ['a list', []],
    ['a number', 5],
    [
      'an object that throws',
      {
        get company() {
          throw new Error('no');
        },
      },
    ],
  ])('a config that is %s cannot be used', async (_, config) => {
    const { element } = await mount<TestElement>('<bio-test-widget></bio-test-widget>', { config });
    await expect.poll(() => errors.map(({ code }) => code)).toEqual(['bad-config']);
    await expectText(element, NOT_SHOWN);
  });

  test('a config that is late is shown when it comes', async () => {
    let answer: (response: Response) => void = () => {};
    vi.spyOn(window, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML = '<bio-test-widget config="/late.json"></bio-test-widget>';
    const element = document.querySelector<TestElement>('bio-test-widget') as TestElement;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => errors.map(({ code }) => code)).toEqual(['bad-config']);
    answer(Response.json({ company: { phone: '8' } }));
    await expectText(element, 'false 7 home [] undefined 8');
  });

  test('a mistake in the config of a bio-site is reported once, by the bio-site', async () => {
    await show(
      `<bio-site config='{"company":{"phone":5}}'>${'<bio-test-widget></bio-test-widget>'.repeat(5)}</bio-site>`,
    );
    const all = [...document.querySelectorAll('bio-test-widget')];
    await Promise.all(all.map((element) => expectText(element, `false 7 home [] undefined ${PHONE}`)));
    expect(errors.map(({ tag }) => tag)).toEqual(['bio-site']);
  });
});

describe('in the document', () => {
  test('a moved element keeps its input and its nodes', async () => {
    const element = await show('<div id="a"><bio-test-widget></bio-test-widget></div><div id="b"></div>');
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    const field = input(element);
    field.focus();
    document.execCommand('insertText', false, 'typed');
    document.querySelector('#b')?.append(element);
    await nextTask();
    expect(input(element)).toBe(field);
    expect(field.value).toBe('typed');
    const move = Reflect.get(document.body, 'moveBefore') as
      | ((node: Node, before: Node | null) => void)
      | undefined;
    move?.call(document.querySelector('#a'), element, null);
    expect(input(element)).toBe(field);
  });

  test('an element that was removed and is inserted again keeps its input', async () => {
    const element = await show('<bio-test-widget></bio-test-widget>');
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    input(element).focus();
    document.execCommand('insertText', false, 'typed');
    element.remove();
    await expect.poll(() => shown(element)).toBeUndefined();
    document.body.append(element);
    await expect.poll(() => input(element)?.value).toBe('typed');
  });

  test('a method that is called before the first render has its effect', async () => {
    const element = document.createElement('bio-test-widget') as TestElement;
    element.reset();
    document.body.append(element);
    await expect.poll(() => input(element)?.value).toBe('reset');
  });

  test('bio-ready is dispatched once, and reaches the document', async () => {
    const ready = recordEvents('bio-ready');
    const element = await show('<bio-test-widget></bio-test-widget>');
    expect(ready).toEqual([{ tag: 'bio-test-widget' }]);
    element.remove();
    await expect.poll(() => shown(element)).toBeUndefined();
    document.body.append(element);
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    expect(ready).toHaveLength(1);
  });

  test('a second definition, of whatever version, has no effect', async () => {
    const before = customElements.get('bio-test-widget');
    expect(define).not.toThrow();
    expect(customElements.get('bio-test-widget')).toBe(before);
  });

  test('two elements share nothing but their styles', async () => {
    await show('<bio-test-widget></bio-test-widget><bio-test-widget></bio-test-widget>');
    const [first, second] = [...document.querySelectorAll('bio-test-widget')] as [TestElement, TestElement];
    await expectText(second, `false 7 home [] undefined ${PHONE}`);
    first.reset();
    await expect.poll(() => input(first).value).toBe('reset');
    expect(input(second).value).toBe('');
    expect(first.shadowRoot?.adoptedStyleSheets).toEqual(second.shadowRoot?.adoptedStyleSheets);
    expect(first.shadowRoot?.adoptedStyleSheets[0]).toBe(second.shadowRoot?.adoptedStyleSheets[0]);
  });

  test('r2wc keeps its React root under the symbol that reactRoot.tsx reads', async () => {
    const element = await show('<bio-test-widget></bio-test-widget>');
    await expectText(element, `false 7 home [] undefined ${PHONE}`);
    const context: unknown = Reflect.get(element, Symbol.for('r2wc.context'));
    expect(context).toMatchObject({ root: { render: expect.any(Function), unmount: expect.any(Function) } });
  });
});

test('a render error shows the phone number and is reported; new settings are rendered again', async () => {
  const element = await show(
    '<bio-test-widget view="page" interval="13" phone="555 0100"></bio-test-widget>',
  );
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Please call us at 555 0100.');
  expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('tel:5550100');
  expect(errors).toEqual([
    { tag: 'bio-test-widget', code: 'render-error', message: expect.stringContaining('thirteen') },
  ]);
  element.interval = 14;
  await expectText(element, 'false 14 page [] undefined 555 0100');
});
