import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { booleanAttribute, listAttribute, numberAttribute, oneOfAttribute } from './attributes';
import { defineWidget } from './defineWidget';
import type { WidgetElement, WidgetSpec, WidgetViewProps } from './spec';

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
  texts: {},
} as const satisfies WidgetSpec;

interface State {
  typed: string;
  type: (text: string) => void;
  reset: () => void;
}

/** Shows its settings as text, and keeps one thing that was typed. */
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
const PHONE = '(770) 555-0142';

// Before the definition, as on a page whose script arrives late.
document.body.innerHTML = '<bio-test-widget id="early" interval="3"></bio-test-widget>';
const early = document.querySelector<TestElement>('#early') as TestElement;
early.view = 'page';
early.open = true;
define();

const errors: { tag: string; code: string; message: string }[] = [];
const lines = vi.spyOn(console, 'error');

beforeEach(() => {
  errors.length = 0;
  lines.mockReset();
  document.addEventListener('bio-error', hear);
});
afterEach(() => {
  document.removeEventListener('bio-error', hear);
  document.body.replaceChildren();
});

const hear = ({ detail }: CustomEvent<(typeof errors)[number]>) => errors.push(detail);

/** Puts HTML on the page and returns its first test widget. */
function page(html: string): TestElement {
  document.body.innerHTML = html;
  return document.querySelector('bio-test-widget') as TestElement;
}

const shown = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent;
const input = (element: Element) => element.shadowRoot?.querySelector('input') as HTMLInputElement;
const shows = async (element: Element, text: string) => {
  await expect.poll(() => shown(element)).toBe(text);
};

test('properties set before the script count', async () => {
  document.body.append(early);
  await shows(early, `true 3 page [] undefined ${PHONE}`);
  expect(early.getAttribute('view')).toBe('page');
});

describe('attributes', () => {
  test('are there in every form, change at any time, and fall back when removed', async () => {
    const element = page(
      '<bio-test-widget open interval="9" view="page" services="a, b,,c"></bio-test-widget>',
    );
    await shows(element, `true 9 page [a,b,c] undefined ${PHONE}`);
    element.setAttribute('open', 'false');
    element.setAttribute('services', '');
    await shows(element, `false 9 page [] undefined ${PHONE}`);
    for (const name of ['open', 'interval', 'view', 'services']) element.removeAttribute(name);
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test.each(['', 'open', 'true', 'anything'])(
    'a boolean is true by being there: open="%s"',
    async (value) => {
      const element = page(`<bio-test-widget open="${value}"></bio-test-widget>`);
      await shows(element, `true 7 home [] undefined ${PHONE}`);
    },
  );

  test('follow their properties', async () => {
    const element = page('<bio-test-widget></bio-test-widget>');
    Object.assign(element, { open: true, interval: 2.5, services: ['x', 'y'], endpoint: '/leads' });
    await shows(element, `true 2.5 home [x,y] ${location.origin}/leads ${PHONE}`);
    expect(element.getAttribute('services')).toBe('x,y');
    expect(element.interval).toBe(2.5);
    Object.assign(element, { open: false, interval: undefined, services: null });
    await shows(element, `false 7 home [] ${location.origin}/leads ${PHONE}`);
    expect(element.hasAttribute('open')).toBe(false);
  });

  test.each([
    ['interval', 'soon', 'a number from 1 to 60'],
    ['interval', '0', 'a number from 1 to 60'],
    ['interval', 'Infinity', 'a number from 1 to 60'],
    ['view', 'house', '"home" or "page"'],
    ['endpoint', 'javascript:alert(1)', 'an http(s) address'],
    ['endpoint', 'http://', 'an http(s) address'],
  ])('%s="%s" is told in one line, and the default is used', async (name, value, expected) => {
    const element = page(`<bio-test-widget id="here" ${name}="${value}"></bio-test-widget>`);
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    expect(lines).toHaveBeenCalledTimes(1);
    const [line] = lines.mock.calls[0] as [string];
    expect(line).toContain('<bio-test-widget id="here">');
    expect(line).toContain(`${name}="${value}"`);
    expect(line).toContain(expected);
    expect(errors).toEqual([
      { tag: 'bio-test-widget', code: 'bad-attribute', message: expect.stringContaining(expected) },
    ]);
  });

  test('a blank one counts as absent', async () => {
    await shows(
      page('<bio-test-widget interval="" view=" " endpoint="" phone=""></bio-test-widget>'),
      `false 7 home [] undefined ${PHONE}`,
    );
    expect(errors).toEqual([]);
  });
});

describe('settings', () => {
  test('nearest wins: the element, then each bio-site around it, then the default', async () => {
    const element = page(`
      <bio-site endpoint="/outer" phone="1"><div><bio-site phone="2">
        <bio-test-widget phone="3"></bio-test-widget>
      </bio-site></div></bio-site>`);
    await shows(element, `false 7 home [] ${location.origin}/outer 3`);
    element.removeAttribute('phone');
    await shows(element, `false 7 home [] ${location.origin}/outer 2`);
    element.parentElement?.setAttribute('phone', '4');
    await shows(element, `false 7 home [] ${location.origin}/outer 4`);
    element.parentElement?.removeAttribute('phone');
    await shows(element, `false 7 home [] ${location.origin}/outer 1`);
    document.body.append(element);
    await shows(element, `false 7 home [] undefined ${PHONE}`);
  });

  test('reach widgets inside shadow roots of the page', async () => {
    const element = page('<bio-site phone="1"><div id="host"></div></bio-site>');
    expect(element).toBeNull();
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<bio-test-widget></bio-test-widget>';
    await shows(root.firstElementChild as Element, 'false 7 home [] undefined 1');
  });

  test('a config as JSON text, as an object, changed and taken away', async () => {
    const element = page(`<bio-test-widget config='{"company":{"phone":"1"}}'></bio-test-widget>`);
    await shows(element, 'false 7 home [] undefined 1');
    element.config = { company: { phone: '2' } };
    await shows(element, 'false 7 home [] undefined 2');
    element.setAttribute('config', '{"company":{"phone":"3"}}');
    await shows(element, 'false 7 home [] undefined 3');
    element.removeAttribute('config');
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    expect(errors).toEqual([]);
  });

  test.each([
    ['{"company":', 'no valid JSON'],
    ['{"company":{"phone":5}}', 'company.phone'],
    ['/no-such-file.json', 'no-such-file.json'],
  ])('a config with a mistake is told in one line: %s', async (config, what) => {
    const element = page(`<bio-test-widget config='${config}'></bio-test-widget>`);
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatchObject({ tag: 'bio-test-widget', code: 'bad-config' });
    expect(lines).toHaveBeenCalledTimes(1);
    expect(lines.mock.calls[0]?.[0]).toContain(what);
  });

  test('a mistake in a site’s config is told once, by the site', async () => {
    page(
      `<bio-site config='{"company":{"phone":5}}'>${'<bio-test-widget></bio-test-widget>'.repeat(5)}</bio-site>`,
    );
    const all = [...document.querySelectorAll('bio-test-widget')];
    await Promise.all(all.map((element) => shows(element, `false 7 home [] undefined ${PHONE}`)));
    expect(errors.map(({ tag }) => tag)).toEqual(['bio-site']);
  });
});

describe('life in the document', () => {
  test('a move keeps what was typed and the very nodes', async () => {
    const element = page('<div id="a"><bio-test-widget></bio-test-widget></div><div id="b"></div>');
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    const field = input(element);
    element.ownerDocument.defaultView?.HTMLElement.prototype.focus.call(field);
    document.execCommand('insertText', false, 'typed');
    document.querySelector('#b')?.append(element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(input(element)).toBe(field);
    expect(field.value).toBe('typed');
    const move = Reflect.get(document.body, 'moveBefore') as
      | ((node: Node, before: Node | null) => void)
      | undefined;
    move?.call(document.querySelector('#a'), element, null);
    expect(input(element)).toBe(field);
  });

  test('a removal and a later return keep what was typed', async () => {
    const element = page('<bio-test-widget></bio-test-widget>');
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    input(element).focus();
    document.execCommand('insertText', false, 'typed');
    element.remove();
    await expect.poll(() => shown(element)).toBeUndefined();
    document.body.append(element);
    await expect.poll(() => input(element)?.value).toBe('typed');
  });

  test('methods called before the first render are kept', async () => {
    const element = document.createElement('bio-test-widget') as TestElement;
    element.reset();
    document.body.append(element);
    await expect.poll(() => input(element)?.value).toBe('reset');
  });

  test('bio-ready is heard once, outside of every shadow root', async () => {
    const ready = vi.fn();
    document.addEventListener('bio-ready', ready);
    const element = page('<bio-test-widget></bio-test-widget>');
    await expect.poll(() => ready.mock.calls.length).toBe(1);
    expect(ready.mock.calls[0]?.[0].detail).toEqual({ tag: 'bio-test-widget' });
    element.remove();
    await expect.poll(() => shown(element)).toBeUndefined();
    document.body.append(element);
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    expect(ready).toHaveBeenCalledTimes(1);
    document.removeEventListener('bio-ready', ready);
  });

  test('a second definition, of whatever version, changes nothing', async () => {
    const before = customElements.get('bio-test-widget');
    expect(define).not.toThrow();
    expect(customElements.get('bio-test-widget')).toBe(before);
  });

  test('two elements share nothing but their styles', async () => {
    page('<bio-test-widget></bio-test-widget><bio-test-widget></bio-test-widget>');
    const [first, second] = [...document.querySelectorAll('bio-test-widget')] as [TestElement, TestElement];
    await shows(second, `false 7 home [] undefined ${PHONE}`);
    first.reset();
    await expect.poll(() => input(first).value).toBe('reset');
    expect(input(second).value).toBe('');
    expect(first.shadowRoot?.adoptedStyleSheets).toEqual(second.shadowRoot?.adoptedStyleSheets);
    expect(first.shadowRoot?.adoptedStyleSheets[0]).toBe(second.shadowRoot?.adoptedStyleSheets[0]);
  });

  test('r2wc keeps its React root where it is looked for', async () => {
    const element = page('<bio-test-widget></bio-test-widget>');
    await shows(element, `false 7 home [] undefined ${PHONE}`);
    const context: unknown = Reflect.get(element, Symbol.for('r2wc.context'));
    expect(context).toMatchObject({ root: { render: expect.any(Function), unmount: expect.any(Function) } });
  });
});

test('a render error shows the phone number, tells the page, and ends with better settings', async () => {
  const element = page('<bio-test-widget view="page" interval="13" phone="555 0100"></bio-test-widget>');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Please call us at 555 0100.');
  expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('tel:5550100');
  expect(errors).toEqual([
    { tag: 'bio-test-widget', code: 'render-error', message: expect.stringContaining('thirteen') },
  ]);
  element.interval = 14;
  await shows(element, 'false 14 page [] undefined 555 0100');
});
