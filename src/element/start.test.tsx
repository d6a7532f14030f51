import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { defineWidget } from './defineWidget';
import { renderWidget } from './render';
import type { WidgetSpec, WidgetTools, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-start',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

interface State {
  step: number;
  name: string;
  start: () => void;
  restore: (typed: FormData) => void;
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
      const kept = tools.session.read('answers');
      if (kept) set(kept as Partial<State>);
      if (starts.length > 50) tools.report('render-error', 'is started too often.');
    },
    restore(typed) {
      const name = typed.get('name');
      if (typeof name === 'string' && name) set({ name });
    },
  })),
);

const errors = vi.spyOn(console, 'error');
const failures = vi.fn();

beforeEach(() => {
  starts.length = 0;
  errors.mockClear();
  failures.mockReset();
  addEventListener('error', failures);
});
afterEach(() => {
  removeEventListener('error', failures);
  document.body.replaceChildren();
  sessionStorage.clear();
});

const key = `bio:bio-test-start:${location.pathname}#mine:answers`;
const text = (element: Element | null) => element?.shadowRoot?.querySelector('form')?.textContent;
const input = (element: Element | null) => element?.shadowRoot?.querySelector('input');

/** A page that was prerendered; the visitor may type before the script takes over. */
async function prerendered(typed = ''): Promise<Element> {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const inside = await renderWidget(definition, { attribute: () => null, common });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-test-start id="mine">${inside}</bio-test-start>`);
  const element = inert.body.firstElementChild as Element;
  const field = input(element);
  if (field && typed) field.value = typed;
  expect(text(element)).toBe('Step 1');
  document.body.append(element); // the script is here
  return document.body.firstElementChild as Element;
}

test('start comes once, with the settings, before anything is shown', async () => {
  document.body.innerHTML = `<bio-test-start config='{"company":{"phone":"555 0100"}}'></bio-test-start>`;
  const element = document.body.firstElementChild as Element;
  expect(starts).toEqual([]);
  await expect.poll(() => text(element)).toBe('Step 1');
  element.setAttribute('phone', '1');
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.body.append(element);
  await expect.poll(() => text(element)).toBe('Step 1');
  expect(starts).toEqual(['555 0100']);
});

test('what start changes is shown, in a prerendered page too, without a hydration error', async () => {
  sessionStorage.setItem(key, JSON.stringify({ step: 3, name: 'Ada' }));
  const element = await prerendered();
  const before = element.shadowRoot?.querySelector('h2');
  await expect.poll(() => text(element)).toBe('Step 3Nearly there');
  expect(input(element)?.value).toBe('Ada');
  expect(element.shadowRoot?.querySelector('h2')).toBe(before); // taken over, not made anew
  expect(errors).not.toHaveBeenCalled();
  expect(failures).not.toHaveBeenCalled();
});

test('what was typed before the script came wins over what was kept', async () => {
  sessionStorage.setItem(key, JSON.stringify({ step: 3, name: 'Ada' }));
  const element = await prerendered('Grace');
  await expect.poll(() => text(element)).toBe('Step 3Nearly there');
  expect(input(element)?.value).toBe('Grace');
  expect(errors).not.toHaveBeenCalled();
  expect(failures).not.toHaveBeenCalled();
});

test('what is typed while React takes over is kept', async () => {
  const element = await prerendered();
  const field = input(element);
  field?.focus();
  document.execCommand('insertText', false, 'G'); // right after: React has only begun
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.execCommand('insertText', false, 'race');
  await expect.poll(() => input(element)?.value).toBe('Grace');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(input(element)?.value).toBe('Grace');
  expect(errors).not.toHaveBeenCalled();
});

test('a start that fails is no reason to show nothing', async () => {
  sessionStorage.setItem(key, '{"step":3}');
  const fail = (event: ErrorEvent) => event.preventDefault();
  addEventListener('error', fail);
  vi.spyOn(starts, 'push').mockImplementationOnce(() => {
    throw new Error('on purpose');
  });
  document.body.innerHTML = '<bio-test-start id="mine"></bio-test-start>';
  await expect.poll(() => text(document.body.firstElementChild)).toBe('Step 1');
  expect(failures).toHaveBeenCalledTimes(1);
  removeEventListener('error', fail);
});

test('a store can tell the page’s author of a mistake', async () => {
  const heard = vi.fn();
  document.addEventListener('bio-error', heard, { once: true });
  errors.mockImplementationOnce(() => {});
  starts.push(...Array<string>(50).fill(''));
  document.body.innerHTML = '<bio-test-start id="mine"></bio-test-start>';
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(heard.mock.calls[0]?.[0].detail).toEqual({
    tag: 'bio-test-start',
    code: 'render-error',
    message: 'is started too often.',
  });
  expect(errors.mock.calls[0]?.[0]).toBe('<bio-test-start id="mine"> is started too often.');
});
