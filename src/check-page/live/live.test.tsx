/** What an open page tells, as data. What only a browser can show is in `tests/specs/check.spec.ts`. */
import { afterEach, describe, expect, test } from 'vitest';
import { setRelease } from '../../page/lifecycle';
import { parseUrl } from '../page';
import type { Rule } from '../rule';
import { testManifest } from '../testing/manifest';
import { answering, DESK, desk, FORM, PAGE, SCRIPT } from '../testing/page';
import { changedBuiltIns, thenOfObjects } from './builtIns';
import { copyRules, isOlder } from './copies';
import { fileRules, releaseFolder } from './files';
import { lifecycleRules } from './lifecycle';
import { livePage } from './livePage';
import type { Context } from './observe';

import { shiftRules } from './shifts';
import { violationRules } from './violations';

const FOLDER = new URL(`${DESK}/v/1.0.0/`);

const pageOf = (html: string, source?: string) =>
  livePage({
    root: new DOMParser().parseFromString(html, 'text/html').documentElement,
    address: parseUrl(PAGE),
    manifest: testManifest,
    source,
  });

const context = (changes: Partial<Context> = {}): Context => ({
  version: '1.0.0',
  folder: FOLDER,
  source: undefined,
  shifts: [],
  ...changes,
});

async function linesOf(rules: readonly Rule[], page = pageOf(SCRIPT + FORM), network = answering(desk())) {
  const applied = rules.filter(({ appliesTo }) => appliesTo?.(page) ?? true);
  const found = await Promise.all(applied.map(async ({ find }) => find(page, network)));
  return found.flat().map(({ severity, what, fix = '' }) => `${severity}: ${what} ${fix}`);
}

test.each([
  ['https://desk.example/v/1.0.0/check.js', 'https://desk.example/v/1.0.0/'],
  ['https://desk.example/shop/v/1.0.0-dev.aB/check.js', 'https://desk.example/shop/v/1.0.0-dev.aB/'],
  ['https://desk.example/v/1.0.0-%64ev.aB/%63heck.js', 'https://desk.example/v/1.0.0-dev.aB/'],
  ['https://app.example/assets/check-Ab12.js', undefined],
])('%s lies in the release’s folder %s', (file, folder) => expect(releaseFolder(file)?.href).toBe(folder));

test.each([
  ['1.0.0', '1.0.1', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '1.9.9', false],
  ['1.0.0', '1.0.0', false],
])('%s is older than %s: %o', (one, other, older) => expect(isOlder(one, other)).toBe(older));

describe('a widget without an island', () => {
  test('is right once the script has found it: the code of the islands may come later', async () => {
    const page = pageOf(SCRIPT + FORM);
    for (const element of page.elements) setRelease(element, '1.0.0');
    expect(await linesOf(lifecycleRules.slice(0, 1), page)).toEqual([]);
  });

  test('is told where the script has not found it', async () =>
    expect(await linesOf(lifecycleRules.slice(0, 1))).toEqual([
      expect.stringMatching(/^error: The script has not found <bio-contact-form>/),
    ]));
});

describe('releases', () => {
  test('a desk of a newer release is told', async () =>
    expect(
      await linesOf(copyRules(context()), pageOf(SCRIPT + FORM), answering(desk({ version: '1.2.0' }))),
    ).toEqual([
      expect.stringMatching(/^warning: The page runs release 1\.0\.0, and its desk is of release 1\.2\.0/),
    ]));

  test('an endpoint that is no address names no desk that could tell', async () =>
    expect(
      await linesOf(copyRules(context()), pageOf(SCRIPT + FORM.replace(DESK, 'localhost:8080'))),
    ).toEqual([]));

  test('a script beside the package is told', async () =>
    expect(await linesOf(copyRules(context({ folder: undefined })))).toEqual([
      expect.stringMatching(/^warning: The page has the widgets of a package, and a script tag besides/),
    ]));

  test('markup of another release is told, of the same one not', async () => {
    const lines = (release: string) =>
      linesOf(
        fileRules(context({ source: `<div data-app="" data-release="${release}">` })).filter(
          ({ needsNetwork }) => !needsNetwork,
        ),
      );
    expect(await lines('1.0.0')).toEqual([]);
    expect(await lines('0.9.0')).toEqual([expect.stringMatching(/prerendered by release 0\.9\.0/)]);
  });
});

test('a widget is prerendered by the page’s source, whatever its attributes contain', () => {
  const source = `<bio-faq config='{"a":"<b>"}'>\n<template shadowrootmode="open"></template></bio-faq><bio-contact-form></bio-contact-form>`;
  const page = pageOf('<bio-faq></bio-faq><bio-contact-form></bio-contact-form>', source);
  expect(page.elements.map(page.isPrerendered)).toEqual([true, false]);
});

describe('what a policy has refused', () => {
  const refused = (directive: string, blocked: string, file = '') =>
    linesOf(violationRules([{ directive, blocked, file }], FOLDER, `${FOLDER.href}check.js`));

  test.each([
    ['script-src-elem', `${FOLDER.href}faq.js`, /^error: .*Add https:\/\/desk\.example to script-src of/],
    ['connect-src', `${DESK}/api/requests`, /^error: .*to connect-src of/],
    ['img-src', `${DESK}/pictures/hero.avif`, /^warning: .*to img-src of/],
  ])('%s of ours is told', async (directive, blocked, says) =>
    expect(await refused(directive, blocked)).toEqual([expect.stringMatching(says)]),
  );

  test('what a script of ours did is told, without an address', async () =>
    expect(await refused('require-trusted-types-for', 'trusted-types-sink', `${FOLDER.href}map.js`)).toEqual([
      expect.stringMatching(/^error: .*trusted-types-sink.*“Content Security Policy”/),
    ]));

  test.each([
    ['somebody else’s', 'script-src', 'https://ads.example/a.js'],
    ['what only the check asks for', 'connect-src', `${FOLDER.href}faq.js`],
    ['the page, which the check asks for', 'connect-src', 'https://host.example/', `${FOLDER.href}check.js`],
  ])('%s is not told', async (_, directive, blocked, file = '') =>
    expect(await refused(directive, blocked, file)).toEqual([]),
  );
});

describe('what has moved', () => {
  const page = pageOf(`<p id="above"></p>${FORM}<p id="below"></p>`);
  const moved = (id: string, by: number | undefined, value = 0.1) => {
    const element = page.root.querySelector(`#${id}`);
    return linesOf(
      shiftRules(context({ shifts: element ? [{ value, moved: [{ element, by }] }] : [] })),
      page,
    );
  };

  test('below a widget is told with how far', async () => {
    expect(await moved('below', 120)).toEqual([
      expect.stringMatching(/^warning: <p> has moved down by 120 px.*above it stands <bio-contact-form>/),
    ]);
    expect(await moved('below', undefined)).toEqual([expect.stringMatching(/moved out of sight/)]);
  });

  test('above it, or hardly, is not told', async () => {
    expect(await moved('above', 120)).toEqual([]);
    expect(await moved('below', 1)).toEqual([]);
    expect(await moved('below', 120, 0.0001)).toEqual([]);
  });
});

describe('built-ins', () => {
  const { parse } = JSON;
  afterEach(() => {
    JSON.parse = parse;
    Reflect.deleteProperty(Object.prototype, 'then');
  });

  test('a changed one is named', () => {
    expect(changedBuiltIns()).not.toContain('JSON.parse');
    JSON.parse = (text: string): unknown => parse(text);
    expect(changedBuiltIns()).toContain('JSON.parse');
  });

  test('a "then" of all objects is told', () => {
    expect(thenOfObjects()).toBeUndefined();
    Reflect.set(Object.prototype, 'then', () => {});
    const found = thenOfObjects();
    Reflect.deleteProperty(Object.prototype, 'then');
    expect(found?.what).toMatch(/Object\.prototype/);
  });
});
