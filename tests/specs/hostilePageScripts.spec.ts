/** What scripts and names of a host page replace, the widgets do without. */
import { readFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { type Booking, book, expectSuccess } from '../pages/contactForm';
import { expectAllBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE } from '../support/urls';

const script = (code: string) => `<script>${code.replaceAll('</script', String.raw`<\/script`)}</script>`;

/** The names hide properties of `document`. */
const named = (...names: string[]) =>
  names.map((name) => `<form name="${name}"></form><img name="${name}" id="${name}" alt="">`).join('');

/** Adds them to `Object.prototype`. */
const polluted = (value: string, ...names: string[]) =>
  script(`for (const name of ${JSON.stringify(names)})
    Object.defineProperty(Object.prototype, name, { __proto__: null, configurable: true, writable: true, value: ${value} });`);

/** Names that options of the platform have. */
const OPTIONS: Record<string, string[]> = {
  'a request':
    'method headers body referrer referrerPolicy mode credentials cache redirect integrity keepalive signal duplex priority window'.split(
      ' ',
    ),
  'an event or its listener': ['capture', 'once', 'passive', 'bubbles', 'cancelable', 'composed', 'detail'],
  'an observer':
    'childList attributes characterData subtree attributeFilter attributeOldValue characterDataOldValue root rootMargin threshold box'.split(
      ' ',
    ),
  'a shadow root': ['delegatesFocus', 'slotAssignment', 'clonable', 'serializable', 'customElementRegistry'],
  'a descriptor': ['writable', 'enumerable', 'configurable'],
};

const hosts: Record<string, string> = {
  'MooTools 1.5.2': script(readFileSync('node_modules/mootools/lib/mootools-core-1.5.2-server.js', 'utf8')),
  'MooTools with its compatibility to 1.2': script(`Array.from = (item) => item == null ? [] : [item];
    Function.prototype.bind = function (self, args) {
      const bound = this;
      return function () { return bound.apply(self, args == null ? arguments : [args].flat()); };
    };
    window.Event = function (event) { this.event = event; this.target = event.target.indexOf; };`),
  'Prototype 1.6':
    script(`Array.from = (list) => { const result = []; for (let i = 0; i < (list?.length ?? 0); i++) result.push(list[i]); return result; };
    Array.prototype.toJSON = function () { return '[' + this.map(String) + ']'; };
    String.prototype.toJSON = function () { return JSON.stringify(String(this).split('').join('')); }; delete String.prototype.toJSON;
    Object.toJSON = JSON.stringify; Object.keys = (object) => { const keys = []; for (const key in object) if (Object.hasOwn(object, key)) keys.push(key); return keys; };
    window.$ = (id) => document.getElementById(id); window.$$ = (css) => document.querySelectorAll(css);`),
  'names of the head of the document': named(
    'head',
    'title',
    'referrer',
    'cookie',
    'domain',
    'baseURI',
    'URL',
  ),
  'names of the state of the document': named(
    'readyState',
    'visibilityState',
    'hidden',
    'activeElement',
    'fonts',
  ),
  'names of its parts': named(
    'body',
    'documentElement',
    'forms',
    'images',
    'scripts',
    'currentScript',
    'children',
  ),
  'names of its methods': named(
    'querySelector',
    'getElementById',
    'addEventListener',
    'dispatchEvent',
    'createElementNS',
  ),
  'other names of the document': named(
    'adoptedStyleSheets',
    'defaultView',
    'implementation',
    'location',
    'ownerDocument',
  ),
  'a getter on every object': polluted('() => {}', 'get'),
  'a value on every object': polluted("'x'", 'value'),
  'JSON of its own for every object': polluted('() => "of the page"', 'toJSON'),
  'a page and a status on every object': polluted(
    "'x'",
    'page',
    'status',
    'id',
    'kind',
    'guard',
    'attribution',
  ),
  ...Object.fromEntries(
    Object.entries(OPTIONS).map(([name, options]) => [`options of ${name}`, polluted("'x'", ...options)]),
  ),
  'a <base> of another origin': '<base href="https://elsewhere.invalid/" target="_blank">',
  AMD: script('window.define = () => { throw new Error("not for us"); }; define.amd = {};'),
  'frozen prototypes': script(
    'for (const { prototype } of [Object, Array, Function, String, Promise, Map, Error]) Object.freeze(prototype);',
  ),
};

for (const [kind, tag] of [
  ['the ES module', SCRIPT],
  ['the classic file', `<script src="${CLASSIC_FILE}"></script>`],
] as const)
  test(`Styles and scripts of the page: with ${kind} the form books where scripts and names get in its way`, async ({
    page,
  }) => {
    test.slow();
    const bookings: Booking[] = [];
    for (const [name, html] of sampleEntries(`hosts of ${kind}`, hosts, 8))
      await test.step(name, async () => {
        await openForeignPage(page, html + tag + FORM);
        bookings.push(await book(page));
        await expectSuccess(page);
      });
    await expectAllBooked(bookings);
  });
