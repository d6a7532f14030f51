import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HYDRATED } from '../page/lifecycle';
import { proxyMethods, proxyProperties } from './proxies';

const hydrate = vi.fn();
let count = 0;
let element: HTMLElement;

beforeEach(() => {
  hydrate.mockReset();
  element = document.createElement(`x-proxied-${++count}`); // a tag that no other test defines
  document.body.append(element);
});
afterEach(() => document.body.replaceChildren());

const call = (method: string) => (Reflect.get(element, method) as () => void).call(element);

describe('methods', () => {
  /** What the class's own methods were called for, in order. */
  let calls: [method: string, element: HTMLElement][];
  let added: (() => void)[];

  beforeEach(() => {
    calls = [];
    added = [];
    proxyMethods(element, ['show', 'hide'], (run) => added.push(run));
  });

  async function defineClass(): Promise<void> {
    const record = (method: string, target: HTMLElement) => calls.push([method, target]);
    customElements.define(
      element.localName,
      class extends HTMLElement {
        show() {
          record('show', this);
        }
        hide() {
          record('hide', this);
        }
      },
    );
    await customElements.whenDefined(element.localName);
  }

  const announceHydrated = () => element.dispatchEvent(new Event(HYDRATED));

  test('a call waits for its turn, then calls the class’s method once', async () => {
    call('show');
    await defineClass();
    expect(calls).toEqual([]); // the input is not restored yet
    announceHydrated();
    for (const run of added) run();
    expect(calls).toEqual([['show', element]]);
  });

  test('one between the definition of the class and the hydration does not overtake an earlier one', async () => {
    call('show');
    await defineClass();
    call('hide');
    announceHydrated();
    for (const run of added) run();
    expect(calls.map(([method]) => method)).toEqual(['show', 'hide']);
  });

  test('after the hydration the class’s own are called', async () => {
    await defineClass();
    announceHydrated();
    expect(Object.hasOwn(element, 'show') || Object.hasOwn(element, 'hide')).toBe(false);
    call('show');
    expect(calls).toEqual([['show', element]]);
    expect(added).toEqual([]);
  });
});

describe('properties', () => {
  test('one that the page has set already hydrates immediately and stays', () => {
    Reflect.set(element, 'interval', 9);
    proxyProperties(element, ['interval'], hydrate);
    expect(hydrate).toHaveBeenCalledOnce();
    expect(Reflect.get(element, 'interval')).toBe(9);
  });

  test('one that the page sets later hydrates, and its value is left for the class', () => {
    proxyProperties(element, ['interval', 'open'], hydrate);
    expect(hydrate).not.toHaveBeenCalled();
    Reflect.set(element, 'interval', 9);
    expect(hydrate).toHaveBeenCalledOnce();
    expect(Object.getOwnPropertyDescriptor(element, 'interval')?.value).toBe(9);
    Reflect.set(element, 'interval', 12);
    expect(Reflect.get(element, 'interval')).toBe(12);
    expect(Object.getOwnPropertyDescriptor(element, 'open')?.value).toBeUndefined();
  });

  test('a property of the platform is not replaced', () => {
    proxyProperties(element, ['lang'], hydrate);
    element.lang = 'de';
    expect(element.getAttribute('lang')).toBe('de');
    expect(hydrate).not.toHaveBeenCalled();
  });
});
