/** What the page has changed of the platform. */
import type { Finding } from '../report';

/** Built-in functions that the widgets need, by what has them. */
const NEEDED: readonly (readonly [owner: object, ownerName: string, name: string])[] = [
  [globalThis, 'window', 'fetch'],
  [globalThis, 'window', 'Promise'],
  [customElements, 'customElements', 'define'],
  [Element.prototype, 'Element.prototype', 'attachShadow'],
  [Array.prototype, 'Array.prototype', 'map'],
  [Array.prototype, 'Array.prototype', 'filter'],
  [Array.prototype, 'Array.prototype', 'flatMap'],
  [JSON, 'JSON', 'parse'],
  [JSON, 'JSON', 'stringify'],
];

/** Those that are no longer the browser's own. Many tools do so without harm: it matters where something fails. */
export const changedBuiltIns = (): string[] =>
  NEEDED.filter(([owner, , name]) => {
    const value: unknown = Reflect.get(owner, name);
    return typeof value !== 'function' || !/\[native code\]/.test(Function.prototype.toString.call(value));
  }).map(([, ownerName, name]) => `${ownerName}.${name}`);

/** @returns what to say where the browser takes every object for a promise, so that nothing that waits goes on. */
export const thenOfObjects = (): Finding | undefined =>
  typeof Reflect.get(Object.prototype, 'then') === 'function'
    ? {
        severity: 'error',
        what: 'A script has added a function named “then” to Object.prototype: the browser takes every object for a promise, so no widget is loaded and nothing is sent.',
        fix: 'Take it away, or make it a property of one object. Nothing else could be checked.',
      }
    : undefined;
