import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { booleanAttribute, oneOfAttribute } from '../../page/attributes';
import { mount, nextRender, nextTask, recordEvents } from '../../testing/mount';
import { Dialog } from '../../ui/dialog/Dialog';
import { defineWidget } from '../defineWidget';
import type { OverlayState, WidgetElement, WidgetSpec, WidgetViewProps } from '../spec';

const spec = {
  tag: 'bio-test-overlay',
  attributes: { open: booleanAttribute(), mode: oneOfAttribute('inline', 'panel') },
  methods: ['show', 'hide'],
  facts: {},
  messages: {},
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
    begin: (beginning) => beginnings.push(beginning),
    show: () => set({ open: true }),
    hide: () => set({ open: false }),
  })),
);

/** What the overlays were to begin with. */
let beginnings: string[] = [];

const pageUrl = location.href;
const bareUrl = pageUrl.split('#')[0] ?? '';
const pathAndQuery = location.pathname + location.search;

/** Type, id of the target and detail of the overlays' events, in their order. */
let events: string[];

// Loaded before the tests: the element itself imports it when it is needed.
beforeAll(() => import('./overlay'));

let ended: AbortController;

beforeEach(() => {
  ended = new AbortController();
  onTestFinished(() => ended.abort());
  events = [];
  beginnings = [];
  const record = ({ type, target, detail }: Event & { detail?: unknown }) =>
    events.push(`${type} ${(target as Element).id} ${JSON.stringify(detail)}`);
  for (const name of ['bio-open', 'bio-close'] as const) {
    document.addEventListener(name, record);
    onTestFinished(() => document.removeEventListener(name, record));
  }
});

/** Shows the first overlay of this HTML. */
const show = async (html = '<bio-test-overlay mode="panel"></bio-test-overlay>') =>
  (await mount<TestElement>(html)).element;

/** As a link or the visitor does it, with an entry in the browser's history. Resolves when the listeners were called. */
async function setHash(hash: string): Promise<void> {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await changed;
}

/** The URL that the page is opened with. */
const openWithHash = (hash: string) => history.replaceState(null, '', hash);

const dialog = (element: Element) => element.shadowRoot?.querySelector('dialog');
/** Waits for React: what opens or closes an overlay has set the state of its store. */
const expectModal = async (element: Element, modal: boolean) => {
  await nextRender();
  await expect.poll(() => dialog(element)?.matches(':modal') ?? false).toBe(modal);
};

const TAG = '{"tag":"bio-test-overlay"}';

describe('events', () => {
  test('report each opening and closing once, and analytics reports the opening', async () => {
    const tracked = recordEvents('bio-track');
    const element = await show('<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>');
    element.show();
    element.show();
    await expectModal(element, true);
    element.hide();
    element.hide();
    await expectModal(element, false);
    expect(events).toEqual([`bio-open mine ${TAG}`, `bio-close mine ${TAG}`]);
    expect(tracked.filter(({ name }) => name === 'open')).toEqual([
      { name: 'open', params: { tag: 'bio-test-overlay' } },
    ]);
  });

  test('are not dispatched by an element that is no overlay, and no hash opens it', async () => {
    openWithHash('#inline');
    const element = await show('<bio-test-overlay id="inline"></bio-test-overlay>');
    await expectModal(element, false);
    element.show();
    await expectModal(element, true);
    element.hide();
    await expectModal(element, false);
    expect(events).toEqual([]);
    expect(location.hash).toBe('#inline');
  });

  test('are dispatched for a show() before the element is in the document', async () => {
    const element = document.createElement('bio-test-overlay') as TestElement;
    element.mode = 'panel';
    element.show();
    document.body.append(element);
    await expectModal(element, true);
    await expect.poll(() => events).toEqual([`bio-open  ${TAG}`]); // its listeners are loaded apart
  });
});

describe('the open attribute', () => {
  test('opens and closes the overlay, and follows its state', async () => {
    const element = await show('<bio-test-overlay mode="panel" open></bio-test-overlay>');
    await expectModal(element, true);
    element.removeAttribute('open');
    await expectModal(element, false);
    element.show();
    expect(element.getAttribute('open')).toBe('');
    element.setAttribute('open', 'false');
    await expectModal(element, false);
    element.open = true;
    await expectModal(element, true);
    await userEvent.keyboard('{Escape}');
    await expectModal(element, false);
    expect(element.hasAttribute('open')).toBe(false);
    expect(events).toHaveLength(6);
  });
});

describe('the hash of the URL', () => {
  test.each([
    ['#estimate', '<bio-test-overlay mode="panel"></bio-test-overlay>'],
    ['#mine', '<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>'],
    ['#my%20caf%C3%A9', '<bio-test-overlay mode="panel" id="my café"></bio-test-overlay>'],
    ['#100%', '<bio-test-overlay mode="panel" id="100%"></bio-test-overlay>'],
  ])('%s opens the overlay when the page is opened with it, and when it is set', async (hash, html) => {
    openWithHash(hash);
    const element = await show(html);
    await expectModal(element, true);
    element.hide();
    await expectModal(element, false);
    await expect.poll(() => location.href).not.toContain('#');
    expect(location.pathname + location.search).toBe(pathAndQuery);
    await setHash(hash);
    await expectModal(element, true);
  });

  test.each(['#estimate', '#100%', '#other', '#'])(
    '%s does not open an overlay with another id',
    async (hash) => {
      openWithHash(hash);
      const element = await show('<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>');
      await expectModal(element, false);
    },
  );

  test('opens the first overlay without an id, and one in a shadow root where there is no other', async () => {
    const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      `<bio-test-overlay mode="panel" id="mine"></bio-test-overlay>${'<bio-test-overlay mode="panel"></bio-test-overlay>'.repeat(2)}`,
    );
    const [named, first, second] = [...document.querySelectorAll('bio-test-overlay')] as [
      TestElement,
      TestElement,
      TestElement,
    ];
    await setHash('estimate');
    await expectModal(first, true);
    expect(dialog(named)).toBeNull();
    expect(dialog(second)).toBeNull();
    expect(consoleErrors.mock.calls).toEqual([
      [expect.stringMatching(/^<bio-test-overlay> is the second of its kind .* expected id="…" on it/)],
    ]);
    first.hide();
    await expectModal(first, false);
    await expect.poll(() => location.hash).toBe('');

    document.body.innerHTML = '<div></div>';
    const root = document.body.firstElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<bio-test-overlay mode="panel"></bio-test-overlay>';
    await setHash('estimate');
    await expectModal(root.firstElementChild as Element, true);
  });

  test('Back closes the overlay that it opened, Forward opens it again', async () => {
    const element = await show();
    await setHash('estimate');
    await expectModal(element, true);
    history.back();
    await expectModal(element, false);
    history.forward();
    await expectModal(element, true);
    expect(events).toEqual([`bio-open  ${TAG}`, `bio-close  ${TAG}`, `bio-open  ${TAG}`]);
  });

  test('does not close an overlay that was opened otherwise', async () => {
    const element = await show();
    element.show();
    await setHash('elsewhere');
    await expectModal(element, true);
    element.hide();
    await expectModal(element, false);
    expect(location.hash).toBe('#elsewhere');
  });

  test('is removed without changing the page’s history state, with any <base>', async () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/assets/';
    document.head.append(base);
    const element = await show();
    history.pushState({ theirs: 1 }, '', bareUrl);
    history.pushState({ theirs: 2 }, '', `${bareUrl}#estimate`);
    element.show();
    await expectModal(element, true);
    element.hide();
    base.remove();
    await expectModal(element, false);
    await expect.poll(() => location.href).toBe(bareUrl);
    expect(history.state).toEqual({ theirs: 1 });
  });

  test('stays where the browser refuses to change the history, and a link to it opens the overlay again', async () => {
    const element = await show(
      '<a href="#estimate">Estimate</a><bio-test-overlay mode="panel"></bio-test-overlay>',
    );
    for (const method of ['pushState', 'replaceState'] as const)
      vi.spyOn(History.prototype, method).mockImplementation(() => {
        throw new DOMException('Too many calls.', 'SecurityError');
      });
    for (let round = 0; round < 2; round++) {
      document.querySelector('a')?.click();
      await expectModal(element, true);
      expect(location.hash).toBe('#estimate');
      element.hide();
      await expectModal(element, false);
      expect(location.hash).toBe('#estimate');
    }
    vi.restoreAllMocks();
  });
});

describe('an entry of the browser’s history', () => {
  /** Ways to open it, each from a page without its hash. */
  const ways: Record<string, (element: TestElement) => unknown> = {
    'show()': (element) => element.show(),
    'the attribute': (element) => element.setAttribute('open', ''),
    'the property': (element) => {
      element.open = true;
    },
    'a link': () => document.querySelector('a')?.click(),
    'a link in a shadow root': () => {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).innerHTML = '<a href="#estimate">Estimate</a>';
      host.shadowRoot?.querySelector('a')?.click();
    },
    'a hash that a script sets': () => setHash('estimate'),
  };
  const closings: Record<string, (element: TestElement) => unknown> = {
    'hide()': (element) => element.hide(),
    Escape: () => userEvent.keyboard('{Escape}'),
    'its button': (element) => element.shadowRoot?.querySelector('button')?.click(),
    'the attribute': (element) => element.removeAttribute('open'),
    Back: () => history.back(),
  };
  const combinations = Object.keys(ways).flatMap((way) =>
    Object.keys(closings).map((end) => [way, end] as const),
  );

  /** An entry of the page below, so that Back can never leave the test. */
  beforeEach(() => history.pushState({ theirs: 'below' }, '', bareUrl));

  test.each(combinations)(
    'opened by %s, closed by %s: neither is left over nor leaves the page',
    async (way, end) => {
      const element = await show(
        '<a href="#estimate">Estimate</a><bio-test-overlay mode="panel"></bio-test-overlay>',
      );
      history.pushState({ theirs: 'page' }, '', bareUrl);
      for (let round = 0; round < 2; round++) {
        await ways[way]?.(element);
        await expectModal(element, true);
        expect(history.state).not.toEqual({ theirs: 'page' });
        await closings[end]?.(element);
        await expectModal(element, false);
        await expect.poll(() => history.state).toEqual({ theirs: 'page' });
        expect(location.href).toBe(bareUrl);
      }
      history.forward();
      await expectModal(element, true);
      history.back();
      await expectModal(element, false);
      history.back();
      await expect.poll(() => history.state).toEqual({ theirs: 'below' });
      expect(dialog(element)).toBeNull();
    },
  );

  test('is put below a page that is opened with the hash, also in browsers that cannot say what lies there', async () => {
    vi.spyOn(window, 'navigation', 'get').mockReturnValue(undefined as never);
    history.replaceState({ theirs: 'page' }, '', `${bareUrl}#estimate`);
    const element = await show();
    await expectModal(element, true);
    expect(location.hash).toBe('#estimate');
    history.back();
    await expectModal(element, false);
    expect(location.href).toBe(bareUrl);
    expect(history.state).toEqual({ theirs: 'page' });
  });

  test('opens it again after a reload', async () => {
    const element = await show();
    element.show();
    await expectModal(element, true);
    const again = await show();
    await expectModal(again, true);
    history.back();
    await expectModal(again, false);
  });

  test('survives that it is closed and opened at once', async () => {
    const element = await show();
    element.show();
    element.hide();
    element.show();
    await expectModal(element, true);
    await nextTask();
    await expectModal(element, true);
    history.back();
    await expectModal(element, false);
    expect(history.state).toEqual({ theirs: 'below' });
  });

  test('closes one overlay after the other', async () => {
    const one = '<bio-test-overlay mode="panel" id="one"></bio-test-overlay>';
    const lower = await show(`${one}${one.replace('one', 'two')}`);
    const upper = document.querySelector<TestElement>('#two');
    if (!upper) throw new Error('There is no second overlay.');
    await setHash('one');
    await expectModal(lower, true);
    upper.show();
    await expectModal(upper, true);
    await expectModal(lower, true);
    await userEvent.keyboard('{Escape}');
    await expectModal(upper, false);
    await expectModal(lower, true);
    upper.show();
    await expectModal(upper, true);
    history.back();
    await expectModal(upper, false);
    await expectModal(lower, true);
    history.back();
    await expectModal(lower, false);
    expect(location.href).toBe(bareUrl);
  });

  test('is no concern of the page’s router: it hears of its own URL and state, and its hooks are not called', async () => {
    const heard: unknown[] = [];
    addEventListener('popstate', ({ state }) => heard.push([location.href, state]), { signal: ended.signal });
    const pushed = vi.spyOn(history, 'pushState');
    const element = await show();
    for (let round = 0; round < 2; round++) {
      element.show();
      await expectModal(element, true);
      if (round) element.hide();
      else history.back();
      await expectModal(element, false);
      await expect.poll(() => heard.length).toBe(round + 1);
    }
    const own = [bareUrl, { theirs: 'below' }];
    expect(heard).toEqual([own, own]);
    expect(pushed).not.toHaveBeenCalled();
  });

  test('stays below the entries that the page adds meanwhile', async () => {
    const element = await show();
    element.show();
    await expectModal(element, true);
    history.pushState({ theirs: 'next' }, '', `${bareUrl}?next`);
    history.back();
    await expect.poll(() => location.href).toBe(bareUrl);
    await expectModal(element, true);
    history.back();
    await expectModal(element, false);
    expect(history.state).toEqual({ theirs: 'below' });
  });
});

describe('a link', () => {
  const link = '<a href="#estimate"><span>Estimate</span></a>';
  const press = (root: ParentNode = document) => root.querySelector<HTMLElement>('a > span')?.click();

  test('in the page opens the overlay', async () => {
    const element = await show(`${link}<bio-test-overlay mode="panel"></bio-test-overlay>`);
    press();
    await expectModal(element, true);
    expect(location.hash).toBe('#estimate');
  });

  test('opens the overlay though the URL has its hash already, from a shadow root too', async () => {
    const element = await show(`<div></div>${link}<bio-test-overlay mode="panel"></bio-test-overlay>`);
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = link;
    for (const place of [document, root]) {
      openWithHash('#estimate'); // after the element has read the URL
      press(place);
      await expectModal(element, true);
      expect(location.hash).toBe('#estimate');
      element.hide();
      await expectModal(element, false);
      await expect.poll(() => location.hash).toBe('');
    }
    press();
    await expectModal(element, true);
    history.back();
    await expectModal(element, false);
  });

  test.each([
    ['for another tab', 'target="_blank"', {}],
    ['with a modifier key', '', { ctrlKey: true }],
    ['with another button', '', { button: 1 }],
    ['to a download', 'download', {}],
  ])('pressed %s does not open the overlay', async (_, attribute, init: MouseEventInit) => {
    const element = await show(
      `<a href="#estimate" ${attribute}>Estimate</a><bio-test-overlay mode="panel"></bio-test-overlay>`,
    );
    openWithHash('#estimate'); // after the element has read the URL
    // On the window, after the element's own listener: no test opens a tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
    await expectModal(element, false);
  });

  test('that the page handles itself, or that leads to another page, does not open the overlay', async () => {
    const element = await show(
      '<a href="#estimate"><span></span></a><bio-test-overlay mode="panel"></bio-test-overlay>',
    );
    openWithHash('#estimate');
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    press();
    await expectModal(element, false);
    document.body.firstElementChild?.replaceWith(
      Object.assign(document.createElement('a'), { href: '/other#estimate' }),
    );
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    await expectModal(element, false);
  });
});

describe('in the document', () => {
  const focused = (element: Element) => element.shadowRoot?.activeElement;

  test.each(['append', 'moveBefore'])(
    'moved by %s, the overlay stays open and modal and keeps its input',
    async (how) => {
      const element = await show(
        '<button type="button">Opener</button><bio-test-overlay mode="panel"></bio-test-overlay><div></div>',
      );
      const opener = document.querySelector('button') as HTMLElement;
      opener.focus();
      element.show();
      await expectModal(element, true);
      const before = dialog(element);
      const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
      await userEvent.fill(input, 'typed');
      const target = document.querySelector('div') as HTMLElement;
      (Reflect.get(target, how) as (node: Node, before: null) => void).call(
        target,
        element,
        ...((how === 'append' ? [] : [null]) as [null]),
      );
      await nextTask();
      await nextRender();
      expect(dialog(element)).toBe(before);
      expect(before?.matches(':modal')).toBe(true);
      expect(focused(element)).toBe(input);
      expect(input.value).toBe('typed');
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      expect(events).toEqual([`bio-open  ${TAG}`]);

      await userEvent.keyboard('{Escape}');
      await expectModal(element, false);
      expect(document.activeElement).toBe(opener);
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    },
  );

  test('an overlay that was removed stops listening and releases the page; inserted again, it is open as before', async () => {
    const element = await show();
    element.show();
    await expectModal(element, true);
    element.remove();
    await nextTask();
    expect(dialog(element) ?? null).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    document.body.append(element);
    await expectModal(element, true);
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    element.hide();
    await expectModal(element, false);
    await left; // going back takes its time, and would take the next hash away
    element.remove();
    await nextTask();
    await setHash('estimate');
    expect(events).toEqual([`bio-open  ${TAG}`, `bio-close  ${TAG}`]);
    document.body.append(element);
    await expectModal(element, true);
  });

  test('an overlay that is shown and removed immediately causes no error', async () => {
    const errors = recordEvents('bio-error');
    const element = await show();
    element.show();
    element.remove();
    await nextTask();
    document.body.append(element);
    await expectModal(element, true);
    expect(errors).toEqual([]);
  });
});

test('a link says what it begins with, also while it is open', async () => {
  await show(
    '<a href="#estimate=roof">Roof</a><a href="#estimate">Price</a><bio-test-overlay mode="panel"></bio-test-overlay>',
  );
  const [roof, plain] = document.querySelectorAll('a');
  roof?.click();
  await expect.poll(() => document.querySelector('[data-open]')).not.toBeNull();
  expect(beginnings).toEqual(['roof']);
  plain?.click();
  roof?.click();
  expect(beginnings).toEqual(['roof', 'roof']);
});

test('so does the URL that the page is opened with', async () => {
  openWithHash('#estimate=roof');
  await show();
  await expect.poll(() => beginnings).toEqual(['roof']);
  expect(document.querySelector('[data-open]')).not.toBeNull();
});
