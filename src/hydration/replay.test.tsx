import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLifecycle } from '../page/lifecycle';
import { recordActions } from './replay';

const onPress = vi.fn();
/** Clicks that were not stopped on their way to the target. */
const onClick = vi.fn();
const onPointerDown = vi.fn();

let ended: AbortController;
let root: ShadowRoot;
let actions: ReturnType<typeof recordActions>;

beforeEach(() => {
  for (const mock of [onPress, onClick, onPointerDown]) mock.mockReset();
  const element = document.createElement('x-replayed');
  root = element.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <button id="next"><span>Next</span></button><button id="other">Other</button>
    <a id="opener" href="#opened" data-scripted>Open</a><a id="link" href="#linked">Link</a>
    <div id="slider" data-scripted="drag"></div><details><summary>More</summary></details><label><input type="checkbox"></label>`;
  document.body.append(element);
  ended = new AbortController();
  actions = recordActions(element, ended.signal, onPress);
  // The targets are read now: the browser retargets an event of a shadow root when its dispatch ends.
  root.addEventListener('click', ({ target }) => onClick(target));
  root.addEventListener('pointerdown', (event) => onPointerDown(event.target, event));
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve)); // the replay of one test ends before the next
  ended.abort();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;

/** As an island does it when its widget is hydrated. */
function hydrate(): void {
  ended.abort();
  setLifecycle(root.host, 'hydrated');
  actions.replay();
}

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
}

describe('a press', () => {
  test.each(['#next', '#next span', '#opener'])(
    'of %s is held back, and reported with what was pressed',
    (selector) => {
      expect(click(selector).defaultPrevented).toBe(true);
      expect(onClick).not.toHaveBeenCalled();
      expect(onPress).toHaveBeenCalledExactlyOnceWith(find(selector).closest('button,a'));
    },
  );

  test('is replayed once, however often it was made, and reported each time', () => {
    for (let times = 0; times < 3; times++) click('#next');
    expect(onPress.mock.calls).toEqual([[find('#next')], [find('#next')], [find('#next')]]);
    hydrate();
    hydrate();
    expect(onClick.mock.calls).toEqual([[find('#next')]]);
  });

  test('of another button is replayed after the first', async () => {
    click('#next');
    click('#other');
    hydrate();
    await expect.poll(() => onClick.mock.calls).toEqual([[find('#next')], [find('#other')]]);
  });

  test('is replayed as the pointer made it', () => {
    const onDetail = vi.fn();
    root.addEventListener('click', (event) => onDetail((event as MouseEvent).detail));
    click('#next', { detail: 1 });
    hydrate();
    expect(onDetail).toHaveBeenCalledWith(1);
  });

  test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j passes',
    (init) => {
      expect(click('#next', init).defaultPrevented).toBe(false);
      expect(onClick).toHaveBeenCalledOnce();
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  test.each(['#link', 'summary', 'input'])('of %s passes: it acts without a script', (selector) => {
    expect(click(selector).defaultPrevented).toBe(false);
    expect(onClick).toHaveBeenCalled();
    expect(onPress).not.toHaveBeenCalled();
  });

  test('after the hydration passes', () => {
    hydrate();
    click('#next');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('without the code', () => {
  test('a pressed link is followed, and the next press is recorded again', () => {
    click('#opener');
    actions.runNatively();
    expect(location.hash).toBe('#opened');
    expect(onPress).toHaveBeenCalledOnce();
    expect(click('#opener').defaultPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('what was pressed last counts, though it was pressed before something else too', () => {
    for (const selector of ['#opener', '#next', '#opener']) click(selector);
    expect(actions.runNatively()).toBe(true);
    expect(location.hash).toBe('#opened');
    hydrate();
    expect(onClick.mock.calls).toEqual([[find('#opener')], [find('#next')]]);
  });

  test('a pressed button waits, and is replayed after a later success', () => {
    click('#next');
    actions.runNatively();
    expect(onClick).not.toHaveBeenCalled();
    hydrate();
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('a pointer', () => {
  const press = () =>
    find('#next span').dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        composed: true,
        pointerId: 7,
        clientX: 30,
        clientY: 40,
      }),
    );

  test('that is still held at the hydration is repeated at its place', () => {
    press();
    onPointerDown.mockReset();
    hydrate();
    expect(onPointerDown).toHaveBeenCalledOnce();
    const [target, event] = onPointerDown.mock.calls[0] ?? [];
    expect(target).toBe(find('#next span'));
    expect(event).toMatchObject({ pointerId: 7, clientX: 30, clientY: 40, bubbles: true });
  });

  test.each(['pointerup', 'pointercancel'])('that ended with %s is not repeated', (type) => {
    press();
    window.dispatchEvent(new PointerEvent(type, { pointerId: 7 }));
    onPointerDown.mockReset();
    hydrate();
    expect(onPointerDown).not.toHaveBeenCalled();
  });

  test('that dragged something is repeated to its end', () => {
    const slider = find('#slider');
    const seen: string[] = [];
    for (const type of ['pointerdown', 'pointerup'])
      root.addEventListener(type, (event) => seen.push(`${type} at ${(event as PointerEvent).clientX}`));
    const at = (clientX: number) => ({ bubbles: true, composed: true, pointerId: 7, clientX });
    slider.dispatchEvent(new PointerEvent('pointerdown', at(10)));
    slider.dispatchEvent(new PointerEvent('pointerup', at(80)));
    seen.length = 0;
    hydrate();
    expect(seen).toEqual(['pointerdown at 10', 'pointerup at 80']);
  });

  test('that is held is repeated before the press', () => {
    click('#next');
    press();
    const order: string[] = [];
    for (const type of ['click', 'pointerdown']) root.addEventListener(type, () => order.push(type));
    hydrate();
    expect(order).toEqual(['pointerdown', 'click']);
  });
});

describe('a key', () => {
  const press = (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    find(selector).dispatchEvent(event);
    return event;
  };

  test('that a button may answer is replayed in its turn', async () => {
    const order: string[] = [];
    root.addEventListener('keydown', (event) => order.push((event as KeyboardEvent).key));
    root.addEventListener('click', () => order.push('click'));
    press('#next', 'ArrowDown');
    click('#next');
    press('#next', 'Escape');
    expect(onPress).toHaveBeenCalledTimes(3);
    order.length = 0;
    hydrate();
    await expect.poll(() => order).toEqual(['ArrowDown', 'click', 'Escape']);
  });

  test('is heard by the page once', async () => {
    const heard: string[] = [];
    const listening = new AbortController();
    document.addEventListener('keydown', ({ key }) => heard.push(key), listening);
    const keys: string[] = [];
    root.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key));
    press('#next', 'Escape');
    expect(heard).toEqual(['Escape']);
    hydrate();
    await expect.poll(() => keys).toEqual(['Escape', 'Escape']);
    listening.abort();
    expect(heard).toEqual(['Escape']);
  });

  test('in a field acts by itself', () => {
    press('input', 'ArrowDown');
    expect(onPress).not.toHaveBeenCalled();
  });
});

test('what is done to two islands is replayed in its order, whichever hydrates first', async () => {
  const other = document.createElement('x-replayed');
  other.attachShadow({ mode: 'open' }).innerHTML = '<button>Other</button>';
  document.body.append(other);
  const otherActions = recordActions(other, ended.signal, onPress);
  const order: string[] = [];
  other.shadowRoot?.addEventListener('click', () => order.push('other'));
  root.addEventListener('click', () => order.push('first'));
  click('#next');
  other.shadowRoot?.querySelector('button')?.click();
  ended.abort();
  setLifecycle(other, 'hydrated');
  otherActions.replay();
  expect(order).toEqual([]);
  hydrate();
  await expect.poll(() => order).toEqual(['first', 'other']);
});
