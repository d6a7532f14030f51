import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HYDRATED, lifecycleOf, setLifecycle } from '../page/lifecycle';
import { nextRender } from '../testing/mount';
import type { HydrationSpec } from './buildData';
import { createIsland } from './createIsland';
import { showLoadError } from './loadError';

let count = 0;

/** Puts an element on the page that is no island yet, with fake code: the test decides how each load of it ends. */
function createElement({ around = 'div', inside = '<button type="button">Next</button>' } = {}) {
  const tag = `x-island-${++count}`; // a tag that no other test defines
  const parent = document.createElement(around);
  parent.style.pointerEvents = 'none'; // the browser's own pointer may rest where the element appears
  const element = document.createElement(tag);
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = inside;
  parent.append(element);
  document.body.append(parent);

  const attempts: (() => void)[] = [];
  const code = {
    preload: vi.fn(() => false),
    load: vi.fn(() => new Promise<void>((resolve) => attempts.push(resolve))),
  };
  /** The latest load succeeds: the class is defined. */
  const define = () => {
    customElements.define(tag, class extends HTMLElement {});
    attempts.at(-1)?.();
  };
  return {
    element,
    parent,
    root,
    code,
    start: (spec: Partial<HydrationSpec> = {}) => createIsland(element, { ...specOf(tag), ...spec }, code),
    define,
    /** What the widget does when React has hydrated it. */
    hydrate: () => {
      define();
      setLifecycle(element, 'hydrated');
      element.dispatchEvent(new Event(HYDRATED));
    },
    /** The latest load fails: the class stays undefined. */
    fail: async () => {
      attempts.at(-1)?.();
      await vi.waitFor(() => expect(lifecycleOf(element)).not.toBe('loading'));
    },
  };
}

const specOf = (tag: string): HydrationSpec => ({
  hydrate: 'interaction',
  attributes: ['interval'],
  methods: ['show'],
  parameters: [],
  acceptsServiceRequests: false,
  overlay: { hash: 'estimate', selector: `${tag}[mode="panel"]` },
});

/** Resolves after all mutation observers: they run in a microtask that the first change has queued. */
const observersRun = () => Promise.resolve();

afterEach(() => vi.useRealTimers());

describe('lifecycle', () => {
  test('is markup, island, loading and hydrated', async () => {
    const { element, start, hydrate, code } = createElement();
    expect(lifecycleOf(element)).toBe('markup');
    const island = start();
    expect(lifecycleOf(element)).toBe('island');
    expect(code.load).not.toHaveBeenCalled();
    island.hydrate();
    expect(lifecycleOf(element)).toBe('loading');
    hydrate();
    expect(lifecycleOf(element)).toBe('hydrated');
    expect(island.signal.aborted).toBe(true);
  });

  test('one load at a time, and none after the hydration', async () => {
    const { start, code, hydrate } = createElement();
    const island = start();
    island.hydrate();
    island.hydrate();
    expect(code.load).toHaveBeenCalledOnce();
    hydrate();
    island.hydrate();
    expect(code.load).toHaveBeenCalledOnce();
  });

  test('a failed load is retried by the next trigger', async () => {
    const { element, root, start, code, fail, hydrate } = createElement();
    const island = start();
    const onClick = vi.fn();
    root.querySelector('button')?.addEventListener('click', onClick);
    island.hydrate();
    await fail();
    expect(lifecycleOf(element)).toBe('failed');
    expect(code.load).toHaveBeenCalledOnce();

    root.querySelector('button')?.click();
    expect(lifecycleOf(element)).toBe('loading');
    expect(code.load).toHaveBeenCalledTimes(2);
    expect(onClick).not.toHaveBeenCalled();
    hydrate();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('a failed load is retried once when the browser is online again', async () => {
    const { element, start, code, fail } = createElement();
    const island = start();
    island.hydrate();
    await fail();
    island.hydrate();
    await fail();
    expect(code.load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await expect.poll(() => lifecycleOf(element)).toBe('loading');
    expect(code.load).toHaveBeenCalledTimes(3);
  });

  test('a load that fails after the browser came online is retried immediately', async () => {
    const { element, start, code } = createElement();
    code.load.mockImplementationOnce(async () => void dispatchEvent(new Event('online')));
    start().hydrate();
    await expect.poll(() => code.load.mock.calls.length).toBe(2);
    expect(lifecycleOf(element)).toBe('loading');
  });

  test('a defined element is not failed, though it hydrates only later', async () => {
    const { element, start, define, code } = createElement();
    start().hydrate();
    define();
    await code.load.mock.results[0]?.value;
    expect(lifecycleOf(element)).toBe('loading');
  });
});

describe('triggers', () => {
  test.each<[string, (element: HTMLElement) => unknown]>([
    ['a press of a button', ({ shadowRoot }) => shadowRoot?.querySelector('button')?.click()],
    ['the focus', ({ shadowRoot }) => shadowRoot?.querySelector('button')?.focus()],
    [
      'a mouse',
      (element) => element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' })),
    ],
    ['a touch', (element) => element.dispatchEvent(new Event('touchstart'))],
    ['a change of its own attribute', (element) => element.setAttribute('interval', '9')],
    ['a change of a common attribute', (element) => element.setAttribute('phone', '555 0100')],
    ['a property', (element) => Reflect.set(element, 'interval', 9)],
    ['a property of the platform', (element) => (element.lang = 'de')],
    ['a method', (element) => (Reflect.get(element, 'show') as () => void)()],
  ])('%s hydrates it', async (_, trigger) => {
    const { element, start, code } = createElement();
    start();
    trigger(element);
    await expect.poll(() => lifecycleOf(element)).toBe('loading');
    expect(code.load).toHaveBeenCalledOnce();
  });

  test('a property that was set before hydrates it immediately', () => {
    const { element, start, code } = createElement();
    Reflect.set(element, 'interval', 9);
    start();
    expect(code.load).toHaveBeenCalledOnce();
  });

  test('an attribute that it does not read does not hydrate it', async () => {
    const { element, start, code } = createElement();
    start();
    element.className = 'theirs';
    element.dataset['theirs'] = '';
    await observersRun();
    expect(code.load).not.toHaveBeenCalled();
  });

  test.each<[string, (site: HTMLElement) => unknown]>([
    ['attribute', (site) => site.setAttribute('phone', '555 0100')],
    ['property', (site) => Reflect.set(site, 'config', { company: { phone: '555 0100' } })],
  ])('a changed %s of the <bio-site> around it hydrates it, and no island outside', async (_, change) => {
    const inside = createElement({ around: 'bio-site' });
    const outside = createElement();
    inside.start();
    outside.start();
    change(inside.parent);
    await expect.poll(() => lifecycleOf(inside.element)).toBe('loading');
    expect(lifecycleOf(outside.element)).toBe('island');
  });

  test('a finger preloads immediately, and hydrates when the tap is over', () => {
    vi.useFakeTimers();
    const { element, start, code } = createElement();
    start();
    element.dispatchEvent(new Event('touchstart'));
    expect(code.preload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(100);
    expect(code.load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(code.load).toHaveBeenCalledOnce();
  });

  test('in the mode "never" neither pointer, touch nor focus hydrates it, a setting does', async () => {
    vi.useFakeTimers();
    const { element, start, code } = createElement();
    start({ hydrate: 'never' });
    for (const type of ['pointerover', 'touchstart', 'focusin']) element.dispatchEvent(new Event(type));
    vi.runAllTimers();
    expect(code.preload).not.toHaveBeenCalled();
    expect(code.load).not.toHaveBeenCalled();
    element.setAttribute('phone', '555 0100');
    await observersRun();
    expect(code.load).toHaveBeenCalledOnce();
  });
});

describe('actions before the hydration', () => {
  test('a press is replayed once when it is hydrated', () => {
    const { root, start, hydrate } = createElement();
    start();
    const button = root.querySelector('button');
    const onClick = vi.fn();
    button?.addEventListener('click', onClick);
    button?.click();
    button?.click();
    expect(onClick).not.toHaveBeenCalled();
    hydrate();
    expect(onClick).toHaveBeenCalledOnce();
    button?.click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('what was pressed is busy until it is hydrated', () => {
    const { root, start, hydrate } = createElement({ inside: '<button>Back</button><button>Next</button>' });
    start();
    const buttons = [...root.querySelectorAll('button')];
    const busy = () => buttons.map((button) => button.ariaBusy);
    expect(busy()).toEqual([null, null]);
    for (const button of buttons) button.click();
    expect(busy()).toEqual(['true', 'true']);
    hydrate();
    expect(busy()).toEqual([null, null]);
  });

  test('methods that were called before are called in their order, and leave nothing pending', async () => {
    const { element, root, start, define } = createElement({
      inside: '<button type="button" data-floating>Open</button>',
    });
    const calls: string[] = [];
    start({ attributes: ['open'], methods: ['show', 'hide'] });
    for (const method of ['show', 'hide']) (Reflect.get(element, method) as () => void)();
    define();
    for (const method of ['show', 'hide'])
      Object.defineProperty(Object.getPrototypeOf(element), method, { value: () => calls.push(method) });
    setLifecycle(element, 'hydrated');
    element.dispatchEvent(new Event(HYDRATED));
    await vi.waitFor(() => expect(calls).toEqual(['show', 'hide']));
    expect(root.querySelector('button')?.ariaBusy).toBe(null);
  });

  test('a pressed link is followed when the code cannot be loaded', async () => {
    const { root, start, fail } = createElement({ inside: '<a href="#elsewhere" data-scripted>Open</a>' });
    start();
    const link = root.querySelector('a');
    link?.click();
    expect(location.hash).toBe('');
    expect(link?.ariaBusy).toBe('true');
    await fail();
    expect(location.hash).toBe('#elsewhere');
    expect(link?.ariaBusy).toBeNull();
  });
});

describe('an action whose code cannot be loaded', () => {
  const message = (root: ShadowRoot) => root.querySelector<HTMLElement>('[role=alert]:not([hidden])');

  test('is shown as pending, then gets a message beside what was pressed', async () => {
    const { root, start, fail } = createElement({
      inside:
        '<form method="dialog"><button>Send</button></form><p hidden role="alert" data-load-error>Call us</p>',
    });
    start();
    const button = root.querySelector('button');
    button?.click();
    expect(button?.ariaBusy).toBe('true');
    expect(Number(getComputedStyle(button ?? root.host).opacity)).toBeLessThan(1);
    expect(message(root)).toBeNull();
    await fail();
    expect(button?.ariaBusy).toBeNull();
    expect(getComputedStyle(button ?? root.host).opacity).toBe('1');
    expect(message(root)?.textContent).toBe('Call us');
    expect(message(root)?.parentElement?.localName).toBe('form');
  });

  test('gets one of the same words again for the next press', async () => {
    const { root, start, fail } = createElement();
    start();
    const announced = vi.fn();
    new MutationObserver(announced).observe(root, { childList: true });
    for (const time of [1, 2]) {
      root.querySelector('button')?.click();
      await fail();
      await expect.poll(() => announced.mock.calls.length).toBe(time);
      expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
      expect(message(root)?.matches(':popover-open')).toBe(true);
      expect(message(root)?.querySelector('a')?.href).toBe('tel:5550100');
    }
  });

  test('has an end where the code never comes, and the next press tries again', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const aborted = new AbortController();
    timeout.mockImplementation(() => aborted.signal);
    const { element, root, start, code, hydrate } = createElement();
    start();
    root.querySelector('button')?.click();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000);
    aborted.abort();
    timeout.mockRestore();
    expect(lifecycleOf(element)).toBe('failed');
    expect(message(root)).not.toBeNull();
    root.querySelector('button')?.click();
    expect(code.load).toHaveBeenCalledTimes(2);
    const onClick = vi.fn();
    root.querySelector('button')?.addEventListener('click', onClick);
    hydrate();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('the element has nothing to say where nobody asked', async () => {
    const { element, root, start, fail } = createElement();
    start().hydrate();
    await fail();
    expect(lifecycleOf(element)).toBe('failed');
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  test('methods do not throw', async () => {
    const { element, start, fail } = createElement();
    start();
    const show = () => (Reflect.get(element, 'show') as () => void)();
    show();
    await fail();
    expect(show).not.toThrow();
  });

  test.each([
    ['its own phone', '<bio-site phone="1"><div phone="2"></div></bio-site>', 'tel:2'],
    ['the phone of a <bio-site>', '<bio-site phone="1"><div></div></bio-site>', 'tel:1'],
    ['the built-in phone', '<div></div>', 'tel:5550100'],
    ['no phone where a config may have another', '<bio-site config="{}"><div></div></bio-site>', undefined],
    [
      'the built-in phone where the config is blank',
      '<bio-site config=" "><div></div></bio-site>',
      'tel:5550100',
    ],
  ])('an element without markup gets a message with %s', (_, html, href) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const element = document.body.lastElementChild?.querySelector('div') ?? document.body.lastElementChild;
    if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
    showLoadError(element, element);
    expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/Please/);
  });
});

test('an element in a shadow root gets the message with the phone of a <bio-site> around that', () => {
  document.body.insertAdjacentHTML('beforeend', '<bio-site phone="1"><p></p></bio-site>');
  const element = document.createElement('div');
  document.body.lastElementChild?.firstElementChild?.attachShadow({ mode: 'open' }).append(element);
  showLoadError(element, element);
  expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('tel:1');
});

/** An element that opens over the page. */
function panel(inside?: string): ReturnType<typeof createElement> {
  const created = createElement(inside ? { inside } : {});
  created.element.setAttribute('mode', 'panel');
  return created;
}

test('methods open and close a dialog in the markup, and its entry in the history goes once', async () => {
  const { element, root, start } = panel('<dialog>Estimate</dialog>');
  start({ attributes: ['open'], methods: ['show', 'hide'] });
  const { show, hide } = element as HTMLElement & Record<'show' | 'hide', () => void>;
  const dialog = root.querySelector('dialog');
  const back = vi.spyOn(history, 'back');
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  show();
  hide();
  show();
  expect(dialog?.matches(':modal')).toBe(true);
  hide();
  expect(dialog?.open).toBe(false);
  await left;
  await nextRender();
  expect(back).toHaveBeenCalledOnce();
  expect(dialog?.open).toBe(false);
  expect(element.hasAttribute('open')).toBe(false);
  back.mockRestore();
});

describe('the hash of the URL', () => {
  test('hydrates an overlay that it names when the page opens', () => {
    history.replaceState(null, '', '#estimate');
    const { start, code } = panel();
    start();
    expect(code.load).toHaveBeenCalledOnce();
  });

  test('hydrates an overlay when it changes to its name, and no other', async () => {
    const first = panel();
    const second = panel();
    second.element.id = 'mine';
    first.start();
    second.start();
    location.hash = 'mine';
    await expect.poll(() => lifecycleOf(second.element)).toBe('loading');
    expect(lifecycleOf(first.element)).toBe('island');
  });

  test('hydrates a widget that has a link target of this name inside it', async () => {
    const { element, start } = createElement();
    element.innerHTML = '<span id="sealing" slot="sealing"></span>';
    start();
    location.hash = 'sealing';
    await expect.poll(() => lifecycleOf(element)).toBe('loading');
  });

  test('opens a dialog in the markup without code, hydrates it after, and closes it', async () => {
    const { element, root, start } = panel('<dialog>Estimate</dialog>');
    start();
    const dialog = root.querySelector('dialog');
    location.hash = 'estimate';
    await expect.poll(() => dialog?.matches(':modal')).toBe(true);
    expect(element.hasAttribute('data-open')).toBe(true);
    expect(element.hasAttribute('open')).toBe(false); // the widget has no such attribute
    await expect.poll(() => lifecycleOf(element)).toBe('loading');
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve));
    location.hash = 'elsewhere';
    await closed;
    expect(element.hasAttribute('data-open')).toBe(false);
    expect(location.hash).toBe('#elsewhere');
  });

  test('no longer opens what it leaves: the attribute is gone with it, before the browser reports the closing', async () => {
    const { element, root, start } = panel('<dialog>Estimate</dialog>');
    start({ attributes: ['open'] });
    history.replaceState(null, '', '#estimate');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(element.hasAttribute('open')).toBe(true);
    const dialog = root.querySelector('dialog');
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve));
    history.replaceState(null, '', '#elsewhere');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(dialog?.open).toBe(false);
    expect(element.hasAttribute('open')).toBe(false);
    await closed; // else it would be reported to the next test's overlay of this name
  });

  test('is removed when the visitor closes the dialog before the hydration', async () => {
    history.replaceState(null, '', '#estimate');
    const { root, start } = panel('<dialog>Estimate</dialog>');
    start();
    expect(root.querySelector('dialog')?.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.href).not.toContain('#');
  });

  test('of a link that is pointed at hydrates the island that it opens', async () => {
    const { element, start } = panel();
    start();
    const link = document.createElement('a');
    link.href = '#estimate';
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(lifecycleOf(element)).toBe('loading');
    expect(location.hash).toBe('');
  });

  test('of a link that is pointed at only preloads where the markup has a dialog', async () => {
    const { element, start, code } = panel('<dialog>Estimate</dialog>');
    start();
    const link = document.createElement('a');
    link.href = '#estimate';
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await nextRender();
    expect(code.preload).toHaveBeenCalledOnce();
    expect(lifecycleOf(element)).toBe('island');
  });

  test('of a link that is pointed at does not hydrate the widget that the link stands in', async () => {
    const { start: startPanel } = panel('<dialog>Estimate</dialog>');
    startPanel();
    /** Of a widget of the page that is pointed at in one place. */
    const stateAfterPointingAt = async (target: string) => {
      const { element, root, start } = createElement({ inside: target });
      start({ overlay: undefined });
      const event = new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' });
      root.firstElementChild?.dispatchEvent(event);
      await nextRender();
      return lifecycleOf(element);
    };
    expect(await stateAfterPointingAt('<a href="#estimate">Price</a>')).toBe('island');
    expect(await stateAfterPointingAt('<a href="#elsewhere">More</a>')).toBe('loading');
    // Its press does more than open the dialog.
    expect(await stateAfterPointingAt('<a href="#estimate" data-scripted>Price</a>')).toBe('loading');
  });

  test('opens a dialog in a tab that paints nothing, and hydrates it all the same', async () => {
    const { element, root, start } = panel('<dialog>Estimate</dialog>');
    start();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.useFakeTimers();
    (element as HTMLElement & { show: () => void }).show();
    expect(root.querySelector('dialog')?.matches(':modal')).toBe(true);
    expect(lifecycleOf(element)).toBe('island');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lifecycleOf(element)).toBe('loading');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
