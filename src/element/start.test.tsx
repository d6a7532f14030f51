import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { HYDRATED, lifecycleOf, setLifecycle } from '../page/lifecycle';
import { mount, nextRender, nextTask, recordEvents } from '../testing/mount';
import { defineWidget } from './defineWidget';
import { renderWidget } from './prerender';
import type { WidgetSpec, WidgetTools, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-start',
  attributes: {},
  methods: [],
  facts: {},
  messages: {},
} as const satisfies WidgetSpec;

interface State {
  step: number;
  name: string;
  start: () => void;
  restoreInput: (typed: FormData) => void;
}

const starts: string[] = [];

function View({ store }: WidgetViewProps<typeof spec, State>) {
  const { step, name } = useStore(store);
  return (
    <form>
      <h2>Step {step}</h2>
      {step === 3 && <p>Nearly there</p>}
      <input name="name" value={name} onChange={(event) => store.setState({ name: event.target.value })} />
    </form>
  );
}

const definition = defineWidget(spec, View, (tools: WidgetTools<typeof spec>) =>
  createStore<State>((set) => ({
    step: 1,
    name: '',
    start() {
      starts.push(tools.settings().facts.company.phone ?? '');
      const stored = tools.drafts.read('answers');
      if (stored) set(stored as Partial<State>);
      if (starts.length > 50) tools.reportError('render-error', 'is started too often.');
    },
    restoreInput(typed) {
      const name = typed.get('name');
      if (typeof name === 'string' && name) set({ name });
    },
  })),
);

let consoleErrors: MockInstance<typeof console.error>;
/** Errors that nothing caught. */
const uncaught = vi.fn();

beforeEach(() => {
  starts.length = 0;
  consoleErrors = vi.spyOn(console, 'error');
  uncaught.mockReset();
  addEventListener('error', uncaught);
  onTestFinished(() => removeEventListener('error', uncaught));
});

const key = `bio:bio-test-start:${location.pathname}#mine:answers`;
const text = (element: Element | null) => element?.shadowRoot?.querySelector('form')?.textContent;
const input = (element: Element | null) => element?.shadowRoot?.querySelector('input');

/** Connects a prerendered element, as a page does when the script has loaded; the visitor may have typed before that. */
async function connectPrerendered(typed = '', pressed = 'none'): Promise<Element> {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const inside = await renderWidget(definition, { attribute: () => null, common });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-test-start id="mine">${inside}</bio-test-start>`);
  const element = inert.body.firstElementChild as Element;
  const field = input(element);
  if (field && typed) field.value = typed;
  const control = element.shadowRoot?.querySelector(pressed);
  if (control) control.ariaBusy = 'true'; // as its island marks it
  expect(text(element)).toBe('Step 1');
  document.body.append(element);
  return document.body.firstElementChild as Element;
}

test('start is called once, when the settings are known and before the first render', async () => {
  const mounted = mount(`<bio-test-start config='{"company":{"phone":"555 0100"}}'></bio-test-start>`);
  expect(starts).toEqual([]);
  const { element } = await mounted;
  expect(text(element)).toBe('Step 1');
  element.setAttribute('phone', '1');
  element.remove();
  await nextTask();
  document.body.append(element);
  await expect.poll(() => text(element)).toBe('Step 1');
  expect(starts).toEqual(['555 0100']);
});

test('what start changes is shown in prerendered markup too, without a hydration error', async () => {
  sessionStorage.setItem(key, JSON.stringify({ step: 3, name: 'Ada' }));
  const element = await connectPrerendered();
  const before = element.shadowRoot?.querySelector('h2');
  await expect.poll(() => text(element)).toBe('Step 3Nearly there');
  expect(input(element)?.value).toBe('Ada');
  expect(element.shadowRoot?.querySelector('h2')).toBe(before); // hydrated, not rendered anew
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(uncaught).not.toHaveBeenCalled();
});

test('an element that waits for a visitor hydrates in a task of its own, after the one that a visitor waits for', async () => {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const inside = await renderWidget(definition, { attribute: () => null, common });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-test-start>${inside}</bio-test-start>`.repeat(3));
  const elements = [...inert.body.children] as [Element, Element, Element];
  const [, touched] = elements;
  for (const element of elements) setLifecycle(element, element === touched ? 'loading' : 'island');
  const isBegun = () => elements.map((element) => Boolean(Reflect.get(element, Symbol.for('r2wc.context'))));
  document.body.append(...elements);
  expect(isBegun()).toEqual([false, true, false]);
  await expect.poll(isBegun).toEqual([true, true, true]);
  const hydrated = () => elements.map(lifecycleOf);
  await expect.poll(hydrated).toEqual(['hydrated', 'hydrated', 'hydrated']);
  expect(consoleErrors).not.toHaveBeenCalled();
});

test('a control that was pressed before hydration is no hydration error', async () => {
  const element = await connectPrerendered('', 'input');
  await new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  expect(input(element)?.ariaBusy).toBeNull();
  expect(consoleErrors).not.toHaveBeenCalled();
});

test('a message that comes while React renders, because the time limit has passed, goes once it has', async () => {
  const element = await connectPrerendered();
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  element.addEventListener('bio-ready', () => {
    const message = document.createElement('p');
    message.role = 'alert';
    message.dataset['loadError'] = '';
    element.shadowRoot?.append(message);
  });
  await hydrated;
  expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
});

test('input typed before hydration has priority over the draft', async () => {
  sessionStorage.setItem(key, JSON.stringify({ step: 3, name: 'Ada' }));
  const element = await connectPrerendered('Grace');
  await expect.poll(() => text(element)).toBe('Step 3Nearly there');
  expect(input(element)?.value).toBe('Grace');
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(uncaught).not.toHaveBeenCalled();
});

test('input typed while React hydrates is preserved', async () => {
  const element = await connectPrerendered();
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  const field = input(element);
  field?.focus();
  document.execCommand('insertText', false, 'G'); // right after the connection: React has only begun
  await hydrated;
  document.execCommand('insertText', false, 'race');
  await nextRender();
  expect(input(element)).toBe(field);
  expect(input(element)?.value).toBe('Grace');
  expect(consoleErrors).not.toHaveBeenCalled();
});

test('a widget is shown though its start throws', async () => {
  sessionStorage.setItem(key, '{"step":3}');
  addEventListener('error', (event) => event.preventDefault(), { once: true }); // vitest would report it
  vi.spyOn(starts, 'push').mockImplementationOnce(() => {
    throw new Error('on purpose');
  });
  const { element } = await mount('<bio-test-start id="mine"></bio-test-start>');
  expect(text(element)).toBe('Step 1');
  expect(uncaught).toHaveBeenCalledTimes(1);
  await expect.poll(() => lifecycleOf(element)).toBe('hydrated');
});

test('a store reports a mistake to the page’s author by bio-error and one console line', async () => {
  const errors = recordEvents('bio-error');
  consoleErrors.mockImplementationOnce(() => {});
  starts.push(...Array<string>(50).fill(''));
  await mount('<bio-test-start id="mine"></bio-test-start>');
  expect(errors).toEqual([{ tag: 'bio-test-start', code: 'render-error', message: 'is started too often.' }]);
  expect(consoleErrors.mock.calls[0]?.[0]).toBe('<bio-test-start id="mine"> is started too often.');
});
