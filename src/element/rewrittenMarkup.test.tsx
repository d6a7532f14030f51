/** What stands between a server and a visitor changes a widget's markup, before React hydrates it or after. */
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { HYDRATED, lifecycleOf } from '../page/lifecycle';
import { mount, nextRender } from '../testing/mount';
import { defineWidget } from './defineWidget';
import { renderWidget } from './prerender';
import type { WidgetSpec, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-rewritten',
  attributes: {},
  methods: [],
  facts: {},
  messages: {},
} as const satisfies WidgetSpec;

interface State {
  name: string;
  ticked: boolean;
  sent: boolean;
  restoreInput: (typed: FormData) => void;
}

function View({ store }: WidgetViewProps<typeof spec, State>) {
  const { name, ticked, sent } = useStore(store);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Name</span>
        <input name="name" value={name} onChange={({ target }) => store.setState({ name: target.value })} />
      </label>
      <input
        type="checkbox"
        name="ticked"
        value="yes"
        checked={ticked}
        onChange={({ target }) => store.setState({ ticked: target.checked })}
      />
      <details>
        <summary>More</summary>
      </details>
      <a href="mailto:hello@example.com">Write</a>
      <button type="button" onClick={() => store.setState({ sent: true })}>
        {sent && <i />}
        {sent ? 'Thanks' : 'Send'}
      </button>
    </form>
  );
}

const definition = defineWidget(spec, View, () =>
  createStore<State>((set) => ({
    name: '',
    ticked: false,
    sent: false,
    restoreInput(typed) {
      const name = typed.get('name');
      set({ name: typeof name === 'string' ? name : '', ticked: typed.has('ticked') });
    },
  })),
);

let said: MockInstance<typeof console.info>;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  said = vi.spyOn(console, 'info').mockImplementation(() => {});
  errors = vi.spyOn(console, 'error');
});

const rootOf = (element: Element): ShadowRoot => element.shadowRoot as ShadowRoot;
const find = (element: Element, selector: string) =>
  rootOf(element).querySelector<HTMLElement>(selector) as HTMLElement;
const field = (element: Element) => find(element, '[name=name]') as HTMLInputElement;
const box = (element: Element) => find(element, '[name=ticked]') as HTMLInputElement;
const details = (element: Element) => find(element, 'details') as HTMLDetailsElement;

/** A prerendered element whose markup was rewritten, and whose visitor has done something. */
async function connect(rewrite: (html: string) => string, act: (element: Element) => void): Promise<Element> {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const inside = await renderWidget(definition, { attribute: () => null, common });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<${spec.tag}>${rewrite(inside)}</${spec.tag}>`);
  const element = inert.body.firstElementChild as Element;
  // The focus is of this document, and is set while React has only begun.
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  document.body.append(element);
  act(element);
  await hydrated;
  return element;
}

const rewritings: Record<string, (html: string) => string> = {
  'white space between blocks': (html) => html.replaceAll(/<(?=label|input|details|button)/g, '\n  <'),
  'a text in an element': (html) => html.replace('Name', '<font><font>Nombre</font></font>'),
  'an element of an extension': (html) => html.replace('<details>', '<x-icon></x-icon><details>'),
  'a control of an extension': (html) => html.replace('<button', '<button>Fill</button><button'),
};

for (const [name, rewrite] of Object.entries(rewritings))
  test(`${name}: what was typed, ticked and opened stays, with focus and caret`, async () => {
    const element = await connect(rewrite, (connected) => {
      field(connected).focus();
      document.execCommand('insertText', false, 'Ada');
      field(connected).setSelectionRange(1, 2); // an event may have made React hurry
      box(connected).click();
      details(connected).open = true;
    });
    await nextRender();
    const typed = field(element);
    expect(rootOf(element).activeElement).toBe(typed);
    expect([typed.value, typed.selectionStart, typed.selectionEnd]).toEqual(['Ada', 1, 2]);
    expect(box(element).checked).toBe(true);
    expect(details(element).open).toBe(true);
    document.execCommand('insertText', false, 'l');
    await expect.poll(() => field(element).value).toBe('Ala');
    expect(rootOf(element).textContent).not.toMatch(/Nombre|Fill/);
    expect(said).toHaveBeenCalledOnce();
    expect(errors).not.toHaveBeenCalled();
  });

test('quotes, order of attributes, comments and entities are hydrated as they are', async () => {
  const rewrite = (html: string) =>
    html
      .replace('name="name" value=""', "value='' name='name'")
      .replace('<details>', '<!-- cached --><details>')
      .replace('Send', '&#83;end');
  let before: Element | undefined;
  const element = await connect(rewrite, (connected) => {
    before = field(connected);
  });
  expect(field(element)).toBe(before);
  expect(said).not.toHaveBeenCalled();
});

test('a press that was made on what is gone is done to what stands in for it', async () => {
  let pressed: HTMLElement | undefined;
  const element = await connect(rewritings['a control of an extension'] ?? String, (connected) => {
    pressed = find(connected, 'button:last-of-type');
  });
  expect(pressed?.isConnected).toBe(false);
  pressed?.click();
  await expect.poll(() => find(element, 'button').textContent).toBe('Thanks');
});

test('a link and a picture whose addresses were rewritten are rendered anew', async () => {
  const element = await connect(
    (html) => html.replace('mailto:hello@example.com', '/cdn-cgi/l/email-protection#2a42'),
    () => {},
  );
  expect(find(element, 'a')).toHaveProperty('href', 'mailto:hello@example.com');
  expect(rootOf(element).querySelectorAll('[data-app]')).toHaveLength(1);
});

test('the styles of markup are marked for tools that join style sheets, addresses for those that hide them', async () => {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const html = await renderWidget(definition, {
    attribute: () => null,
    common,
    config: { theme: { 'color-accent': '#123456' } },
  });
  expect(html.match(/<style[^>]*>/g)).toEqual(
    Array(2).fill('<style data-no-optimize="1" data-noptimize="1">'),
  );
  expect(html).toMatch(/<!--email_off-->.*mailto:.*<!--\/email_off-->/s);
});

test('a widget whose texts a translator has replaced shows what follows, with what was typed and the focus', async () => {
  const { element } = await mount(`<${spec.tag}></${spec.tag}>`);
  const typed = field(element);
  typed.focus();
  document.execCommand('insertText', false, 'Ada');
  const text = find(element, 'button').firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'Enviar';
  text.replaceWith(font);
  find(element, 'button').click();
  await expect.poll(() => find(element, 'button').textContent).toBe('Thanks');
  expect(find(element, 'i')).not.toBeNull();
  expect(field(element).value).toBe('Ada');
  expect(rootOf(element).activeElement).toBe(field(element));
  expect(rootOf(element).querySelector('[role=alert]')).toBeNull();
  expect(lifecycleOf(element)).toBe('hydrated');
});
