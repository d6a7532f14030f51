import { expect, test } from 'vitest';
import { inlineStyles } from './buildSite';

const bundle = { 'assets/site.css': { type: 'asset', source: 'p{}\n' } } as never;

test('the style sheet stands in the page, before its script', () =>
  expect(
    inlineStyles(
      '<head><script>f()</script><link rel="stylesheet" crossorigin href="/assets/site.css"></head>',
      bundle,
    ),
  ).toBe('<head><style>p{}</style><script>f()</script></head>'));

test('a link that is written in an unknown way fails the build', () =>
  expect(() => inlineStyles('<link href=/assets/site.css rel=stylesheet>', bundle)).toThrow(
    'does not know how to move <link href=/assets/site.css rel=stylesheet>',
  ));
