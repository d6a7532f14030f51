import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Dialog } from '../ui/Dialog';
import { booleanAttribute, oneOfAttribute } from './attributes';
import { defineWidget } from './defineWidget';
import type { OverlayState, WidgetElement, WidgetSpec, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-overlay',
  attributes: { open: booleanAttribute(), mode: oneOfAttribute('inline', 'panel') },
  methods: ['show', 'hide'],
  facts: {},
  texts: {},
  overlay: { hash: 'estimate', selector: 'bio-test-overlay[mode="panel"]' },
} as const satisfies WidgetSpec;

type TestElement = WidgetElement<typeof spec>;

function View({ store, settings }: WidgetViewProps<typeof spec, OverlayState>) {
  const { open, hide } = useStore(store);
  return (
    <Dialog open={open} onClose={hide} placement="side" labelledBy="heading" lang={settings.lang}>
      <h2 id="heading">Estimate</h2>
      <button type="button" onClick={hide}>
        Close
      </button>
      <input aria-label="Notes" />
    </Dialog>
  );
}

defineWidget(spec, View, () =>
  createStore<OverlayState>((set) => ({
    open: false,
    show: () => set({ open: true }),
    hide: () => set({ open: false }),
  })),
);

const address = location.href;
const pathAndQuery = location.pathname + location.search;
const heard: string[] = [];
const hear = ({ type, target, detail }: Event & { detail?: unknown }) =>
  heard.push(`${type} ${(target as Element).id} ${JSON.stringify(detail)}`);
const events = ['bio-open', 'bio-close'] as const;

// What the element fetches when it is first needed is here at once, so that no test waits for it.
beforeAll(() => import('./overlay'));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const name of events) document.addEventListener(name, hear);
});
afterEach(async () => {
  for (const name of events) document.removeEventListener(name, hear);
  document.body.replaceChildren();
  // Until the elements have left for good, and the address tells nobody anything.
  await pause();
  history.replaceState(null, '', address);
  await pause();
  heard.length = 0;
  vi.restoreAllMocks();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Puts HTML on the page and returns its overlays. */
function page(html: string): TestElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<TestElement>('bio-test-overlay')];
}

function panel(html = '<bio-test-overlay mode="panel"></bio-test-overlay>'): TestElement {
  const [element] = page(html);
  if (!element) throw new Error('There is no overlay in the HTML.');
  return element;
}

const dialog = (element: Element) => element.shadowRoot?.querySelector('dialog');
const shows = async (element: Element, modal: boolean) => {
  await pause();
  await expect.poll(() => dialog(element)?.matches(':modal') ?? false).toBe(modal);
};

const TAG = '{"tag":"bio-test-overlay"}';

describe('events', () => {
  test('tell of each opening and closing once, and analytics of the opening', async () => {
    const track = vi.fn();
    document.addEventListener('bio-track', track);
    const element = panel('<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>');
    element.show();
    element.show();
    await shows(element, true);
    element.hide();
    element.hide();
    await shows(element, false);
    expect(heard).toEqual([`bio-open mine ${TAG}`, `bio-close mine ${TAG}`]);
    const opened = track.mock.calls.map(([event]) => event.detail).filter(({ name }) => name === 'open');
    expect(opened).toEqual([{ name: 'open', params: { tag: 'bio-test-overlay' } }]);
    document.removeEventListener('bio-track', track);
  });

  test('are not dispatched by what is no overlay, and no hash opens it', async () => {
    location.hash = 'inline';
    const element = panel('<bio-test-overlay id="inline"></bio-test-overlay>');
    await shows(element, false);
    element.show();
    await shows(element, true);
    element.hide();
    await shows(element, false);
    expect(heard).toEqual([]);
    expect(location.hash).toBe('#inline');
  });

  test('are told for show() before it is in the document', async () => {
    const element = document.createElement('bio-test-overlay') as TestElement;
    element.mode = 'panel';
    element.show();
    document.body.append(element);
    await shows(element, true);
    expect(heard).toEqual([`bio-open  ${TAG}`]);
  });
});

describe('the open attribute', () => {
  test('opens and closes, and follows', async () => {
    const element = panel('<bio-test-overlay mode="panel" open></bio-test-overlay>');
    await shows(element, true);
    element.removeAttribute('open');
    await shows(element, false);
    element.show();
    expect(element.getAttribute('open')).toBe('');
    element.setAttribute('open', 'false');
    await shows(element, false);
    element.open = true;
    await shows(element, true);
    await userEvent.keyboard('{Escape}');
    await shows(element, false);
    expect(element.hasAttribute('open')).toBe(false);
    expect(heard).toHaveLength(6);
  });
});

describe('the address', () => {
  test.each([
    ['#estimate', '<bio-test-overlay mode="panel"></bio-test-overlay>'],
    ['#mine', '<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>'],
    ['#my%20caf%C3%A9', '<bio-test-overlay mode="panel" id="my café"></bio-test-overlay>'],
    ['#100%', '<bio-test-overlay mode="panel" id="100%"></bio-test-overlay>'],
  ])('with %s opens it at the start, and afterwards', async (hash, html) => {
    location.hash = hash;
    const element = panel(html);
    await shows(element, true);
    element.hide();
    await shows(element, false);
    expect(location.pathname + location.search).toBe(pathAndQuery);
    expect(location.href).not.toContain('#');
    location.hash = hash;
    await shows(element, true);
  });

  test.each(['#estimate', '#100%', '#other', '#'])('with %s is not that of another id', async (hash) => {
    location.hash = hash;
    const element = panel('<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>');
    await shows(element, false);
  });

  test('opens the first without an id, and one in a shadow tree where there is no other', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [named, first, second] = page(
      `<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>${'<bio-test-overlay mode="panel"></bio-test-overlay>'.repeat(2)}`,
    ) as [TestElement, TestElement, TestElement];
    location.hash = 'estimate';
    await shows(first, true);
    expect(dialog(named)).toBeNull();
    expect(dialog(second)).toBeNull();
    expect(told.mock.calls).toEqual([
      [expect.stringMatching(/^<bio-test-overlay> is the second of its kind .* expected id="…" on it/)],
    ]);
    first.hide();
    await shows(first, false);

    document.body.innerHTML = '<div></div>';
    const root = document.body.firstElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<bio-test-overlay mode="panel"></bio-test-overlay>';
    location.hash = 'estimate';
    await shows(root.firstElementChild as Element, true);
  });

  test('Back closes what it opened, Forward opens it again', async () => {
    const element = panel();
    location.hash = 'estimate';
    await shows(element, true);
    history.back();
    await shows(element, false);
    history.forward();
    await shows(element, true);
    expect(heard).toEqual([`bio-open  ${TAG}`, `bio-close  ${TAG}`, `bio-open  ${TAG}`]);
  });

  test('does not close what the visitor opened otherwise', async () => {
    const element = panel();
    element.show();
    location.hash = 'elsewhere';
    await pause();
    await shows(element, true);
    element.hide();
    await shows(element, false);
    expect(location.hash).toBe('#elsewhere');
  });

  test('keeps the page’s history state, whatever its <base> is', async () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/assets/';
    document.head.append(base);
    const element = panel();
    history.replaceState({ theirs: 1 }, '', `${address.split('#')[0]}#estimate`);
    element.show();
    await shows(element, true);
    element.hide();
    base.remove();
    await shows(element, false);
    expect(location.href).toBe(address.split('#')[0]);
    expect(history.state).toEqual({ theirs: 1 });
  });
});

describe('a link', () => {
  const link = '<a href="#estimate"><span>Estimate</span></a>';
  const press = (root: ParentNode = document) => root.querySelector<HTMLElement>('a > span')?.click();

  test('in the page opens it', async () => {
    const element = panel(`${link}<bio-test-overlay mode="panel"></bio-test-overlay>`);
    press();
    await shows(element, true);
    expect(location.hash).toBe('#estimate');
  });

  test('opens it though the address has its hash already, from a shadow tree too', async () => {
    const element = panel(`<div></div>${link}<bio-test-overlay mode="panel"></bio-test-overlay>`);
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = link;
    for (const place of [document, root]) {
      press(place);
      await shows(element, true);
      const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
        throw new DOMException('Too many calls.', 'SecurityError');
      });
      element.hide();
      await shows(element, false);
      refused.mockRestore();
      expect(location.hash).toBe('#estimate');
    }
    // It was the address that opened it: the address closes it.
    press();
    await shows(element, true);
    history.back();
    await shows(element, false);
  });

  test.each([
    ['for another tab', 'target="_blank"', {}],
    ['with a modifier key', '', { ctrlKey: true }],
    ['with another button', '', { button: 1 }],
    ['to a download', 'download', {}],
  ])('pressed %s does not', async (_, attribute, init: MouseEventInit) => {
    const element = panel(
      `<a href="#estimate" ${attribute}>Estimate</a><bio-test-overlay mode="panel"></bio-test-overlay>`,
    );
    await pause(); // an address that had the hash from the start would open it
    history.replaceState(null, '', '#estimate');
    // On the window, after the element has decided: no test opens a tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
    await shows(element, false);
  });

  test('that the page handles itself does not, nor one to another page', async () => {
    const element = panel(
      '<a href="#estimate"><span></span></a><bio-test-overlay mode="panel"></bio-test-overlay>',
    );
    await pause();
    history.replaceState(null, '', '#estimate');
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    press();
    await shows(element, false);
    document.body.firstElementChild?.replaceWith(
      Object.assign(document.createElement('a'), { href: '/other#estimate' }),
    );
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    await shows(element, false);
  });
});

describe('life in the document', () => {
  const focused = (element: Element) => element.shadowRoot?.activeElement;

  test.each(['append', 'moveBefore'])(
    'a move by %s keeps it open, modal, and what was typed',
    async (how) => {
      const element = panel(
        '<button type="button">Opener</button><bio-test-overlay mode="panel"></bio-test-overlay><div></div>',
      );
      const opener = document.querySelector('button') as HTMLElement;
      opener.focus();
      element.show();
      await shows(element, true);
      const before = dialog(element);
      const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
      await userEvent.fill(input, 'typed');
      const target = document.querySelector('div') as HTMLElement;
      (Reflect.get(target, how) as (node: Node, before: null) => void).call(
        target,
        element,
        ...((how === 'append' ? [] : [null]) as [null]),
      );
      await pause();
      expect(dialog(element)).toBe(before);
      expect(before?.matches(':modal')).toBe(true);
      expect(focused(element)).toBe(input);
      expect(input.value).toBe('typed');
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      expect(heard).toEqual([`bio-open  ${TAG}`]);

      await userEvent.keyboard('{Escape}');
      await shows(element, false);
      expect(document.activeElement).toBe(opener);
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    },
  );

  test('one that has left listens no more and frees the page; come back, it is open as before', async () => {
    const element = panel();
    element.show();
    await shows(element, true);
    element.remove();
    await pause();
    expect(dialog(element) ?? null).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    document.body.append(element);
    await shows(element, true);
    element.hide();
    await shows(element, false);
    element.remove();
    await pause();
    location.hash = 'estimate';
    await pause();
    expect(heard).toEqual([`bio-open  ${TAG}`, `bio-close  ${TAG}`]);
    document.body.append(element);
    await shows(element, true);
  });

  test('one that is shown and taken out at once harms nothing', async () => {
    const element = panel();
    const errors = vi.fn();
    document.addEventListener('bio-error', errors);
    await expect.poll(() => element.shadowRoot?.querySelector('[data-app]')).toBeTruthy();
    element.show();
    element.remove();
    await pause();
    document.body.append(element);
    await shows(element, true);
    expect(errors).not.toHaveBeenCalled();
    document.removeEventListener('bio-error', errors);
  });
});
