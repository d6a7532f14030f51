import { expect, test } from 'vitest';
import { withHeadScript } from './withHeadScript';

const scripts = { page: 'page()', notice: 'notice()' };
const head = '<head><!-- head script --></head>';

test('only a page with a notice has the script that shows it', () => {
  expect(withHeadScript(head, scripts)).toBe('<head><script>page()</script></head>');
  const meta = '<meta name="bio-notice" content="Closed on July 4" />';
  expect(withHeadScript(head + meta, scripts)).toContain('<script>page()\nnotice()</script>');
});
