import { expect, test } from 'vitest';
import { translateHtml } from './siteLanguages';

test('a text is replaced with its elements, which keep their attributes', () => {
  const { html, missing, found } = translateHtml(
    '<section id="a">\n  <p class="talk">\n    Call <a href="{call}">{phone}</a>\n    or <a href="/book">book</a>.\n  </p>\n</section>',
    { 'Call <a>{phone}</a> or <a>book</a>.': 'Agende <a>aquí</a> o llame al <a>{phone}</a>.' },
  );
  expect(html).toBe(
    '<section id="a">\n  <p class="talk">Agende <a href="{call}">aquí</a> o llame al <a href="/book">{phone}</a>.</p>\n</section>',
  );
  expect([missing, found]).toEqual([[], ['Call <a>{phone}</a> or <a>book</a>.']]);
});

test('what visitors read in attributes, templates and without script is replaced too', () => {
  const { html, missing } = translateHtml(
    '<meta name="description" content="About" /><meta name="robots" content="noindex" /><nav aria-label="Menu"></nav><template data-answer="400"><p>No</p></template><noscript><p>No</p></noscript>',
    { About: 'Acerca "de"', Menu: 'Menú', No: 'Nada' },
  );
  expect(html).toBe(
    '<meta name="description" content="Acerca &quot;de&quot;" /><meta name="robots" content="noindex" /><nav aria-label="Menú"></nav><template data-answer="400"><p>Nada</p></template><noscript><p>Nada</p></noscript>',
  );
  expect(missing).toEqual([]);
});

test('facts, scripts, styles and comments need no translation; what lacks one is named', () => {
  const source =
    '<!doctype html><html><head><title>{a.b} | {company}</title><style>p{}</style><script>go()</script></head><body><!-- part: x --><p>{phone}</p><p>Hello <b>you</b></p></body></html>';
  expect(translateHtml(source, {})).toEqual({ html: source, missing: ['Hello <b>you</b>'], found: [] });
});
