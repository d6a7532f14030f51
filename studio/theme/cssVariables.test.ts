import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CssVariable, variablesOf } from './cssVariables';
import { guessTokens } from './guessToken';

/** About what a browser takes for a color. */
const isColor = (value: string) => /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch)\([^()]+\)|teal|white)$/i.test(value);
const found = (css: string) => variablesOf(css, isColor);
const guessed = (css: string) => Object.fromEntries(guessTokens(found(css)));

describe('the variables of a page’s CSS', () => {
  test.each<[string, string, Omit<CssVariable, 'name'>[]]>([
    [
      'a rule',
      ':root { --a: #123456; --b: 8px }',
      [
        { value: '#123456', kind: 'color' },
        { value: '8px', kind: 'length' },
      ],
    ],
    [
      'no rule around them',
      '--a:teal;--b: Inter, sans-serif',
      [
        { value: 'teal', kind: 'color' },
        { value: 'Inter, sans-serif', kind: 'other' },
      ],
    ],
    ['a comment in a value', ':root{--a:/* } */#fff/* ; */;}', [{ value: '#fff', kind: 'color' }]],
    ['a comment without an end', ':root{--a:#fff;/*--b:#000', [{ value: '#fff', kind: 'color' }]],
    [
      'several values',
      ':root{--a:#fff}@media(prefers-color-scheme:dark){:root{--a:#000}}',
      [{ value: '#fff', kind: 'color' }],
    ],
    [
      'references',
      ':root{--a:var(--b);--b:var(--c, red);--c:#abc}',
      [
        { value: '#abc', kind: 'color' },
        { value: '#abc', kind: 'color' },
        { value: '#abc', kind: 'color' },
      ],
    ],
    ['a fallback', ':root{--a:var(--none, rgb(1 2 3))}', [{ value: 'rgb(1 2 3)', kind: 'color' }]],
    ['channels of hsl', '--a: 222.2 47.4% 11.2%', [{ value: 'hsl(222.2 47.4% 11.2%)', kind: 'color' }]],
    ['channels of rgb', '--a: 18, 18, 18', [{ value: 'rgb(18, 18, 18)', kind: 'color' }]],
    ['a color and its channels', '--a: #121212; --a-rgb: 18, 18, 18', [{ value: '#121212', kind: 'color' }]],
    ['importance', '--a: #fff !important', [{ value: '#fff', kind: 'color' }]],
    ['what is used, not set', '.a{color:var(--a);--b:#fff}', [{ value: '#fff', kind: 'color' }]],
    ['a class with two hyphens', '.block--dark:hover{color:red}', []],
  ])('%s', (_, css, expected) => expect(found(css)).toMatchObject(expected));

  test.each([
    ['circles', '--a:var(--b);--b:var(--a)'],
    ['files', '--a:url(https://example.com/x.png);--b:image-set("x.png" 1x)'],
    ['a data URL', '--a:url("data:image/svg+xml;base64,PHN2Zz4=")'],
    ['markup', '--a:</style><script>alert(1)</script>'],
    ['escapes', '--a:\\75 rl(x)'],
    ['a long value', `--a:${'x'.repeat(300)}`],
    [
      'values that grow',
      '--a:var(--b)var(--b)var(--b);--b:var(--c)var(--c)var(--c);--c:var(--d)var(--d);--d:xxxxxxxxxxxxxxxxxxxxxx',
    ],
  ])('%s are left out', (_, css) => {
    const values = found(css).map(({ value }) => value);
    expect(values.filter((value) => /url|script|var|image|\\/.test(value) || value.length > 200)).toEqual([]);
  });

  test('of any text are found, in time, and none is unsafe', () => {
    const part = fc.constantFrom(
      '--a',
      ':',
      '{',
      '}',
      ';',
      '/*',
      '*/',
      'var(',
      '(',
      ')',
      '"',
      '\\',
      '#fff',
      ' ',
      'url(',
      '<',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        for (const { value } of found(parts.join(''))) expect(value).not.toMatch(/[;{}<>\\]|var\(|url\(/);
      }),
    );
  });

  test.each(['--a:var(', '--a ', '/*', '--a:(', 'var(--a,(', '--a:var(--b,('])(
    'a million times "%s" takes no more than a moment',
    (part) => {
      const started = performance.now();
      found(part.repeat(200_000));
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});

describe('the token of a variable', () => {
  test.each([
    [
      'plain names',
      ':root { --brand: #c00; --font-body: Inter, sans-serif; --radius: 8px; --text: #222; --bg: #fff }',
      {
        '--brand': 'color-accent',
        '--font-body': 'font',
        '--radius': 'radius-control',
        '--text': 'color-ink',
        '--bg': 'color-ground',
      },
    ],
    [
      'WordPress',
      'body{--wp--preset--color--primary:#0a4;--wp--preset--color--base:#fff;--wp--preset--color--contrast:#111;--wp--preset--font-family--heading:"Cardo", serif;--wp--preset--spacing--20:8px}',
      {
        '--wp--preset--color--primary': 'color-accent',
        '--wp--preset--color--base': 'color-ground',
        '--wp--preset--color--contrast': 'color-ink',
        '--wp--preset--font-family--heading': 'font-heading',
      },
    ],
    [
      'Bootstrap',
      ':root{--bs-primary:#0d6efd;--bs-primary-rgb:13,110,253;--bs-body-color:#212529;--bs-body-bg:#fff;--bs-border-color:#dee2e6;--bs-body-font-family:var(--bs-font-sans-serif);--bs-font-sans-serif:system-ui,"Segoe UI",sans-serif;--bs-border-radius:.375rem;--bs-danger:#dc3545}',
      {
        '--bs-primary': 'color-accent',
        '--bs-body-color': 'color-ink',
        '--bs-body-bg': 'color-ground',
        '--bs-border-color': 'color-line',
        '--bs-body-font-family': 'font',
        '--bs-border-radius': 'radius-control',
        '--bs-danger': 'color-error',
      },
    ],
    [
      'Tailwind with shadcn',
      ':root{--background:0 0% 100%;--foreground:222.2 84% 4.9%;--primary:222.2 47.4% 11.2%;--primary-foreground:210 40% 98%;--border:214.3 31.8% 91.4%;--ring:222.2 84% 4.9%;--radius:0.5rem}',
      {
        '--background': 'color-ground',
        '--foreground': 'color-ink',
        '--primary': 'color-accent',
        '--primary-foreground': 'color-on-accent',
        '--border': 'color-line',
        '--ring': 'color-focus',
        '--radius': 'radius-control',
      },
    ],
    [
      'Shopify',
      ':root{--color-base-text:18, 18, 18;--color-base-background-1:255,255,255;--color-base-accent-1:18, 100, 18;--color-base-solid-button-labels:255,255,255;--font-body-family:Assistant, sans-serif;--font-heading-family:Assistant, sans-serif;--buttons-radius:0px}',
      {
        '--color-base-text': 'color-ink',
        '--color-base-background-1': 'color-ground',
        '--color-base-accent-1': 'color-accent',
        '--color-base-solid-button-labels': 'color-on-accent',
        '--font-body-family': 'font',
        '--font-heading-family': 'font-heading',
        '--buttons-radius': 'radius-control',
      },
    ],
    ['our own', ':root{--primary:#111;--bio-color-accent:#c00}', { '--bio-color-accent': 'color-accent' }],
  ])('%s', (_, css, expected) => expect(guessed(css)).toEqual(expected));
});
