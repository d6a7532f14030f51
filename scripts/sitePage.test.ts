import { expect, test } from 'vitest';
import { completePage } from './sitePage';

const source =
  '<title>Plans $& more</title>\n<meta name="description" content="x" />\n\n<bio-plans></bio-plans>\n<!-- part: contact -->';

test('a page gets the shell around it, its head in the head', () => {
  const page = completePage(source, 'biocare.html');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toMatch(
    /<title>Plans \$& more<\/title>\s*<meta name="description" content="x" \/>[^]*<\/head>/,
  );
  expect(page).toMatch(
    /<main[^>]*>\s*<bio-plans><\/bio-plans>[^]*<bio-contact-form id="contact">[^]*<\/main>/,
  );
  expect(page).toContain('href="./site.css"');
});

test('files of the site are found from a folder too', () => {
  expect(completePage(source, 'services/x.html')).toContain('href="../site.css"');
});

test('only the home page says so', () => {
  expect(completePage(source, 'index.html')).toContain('<bio-header page="home">');
  expect(completePage(source, 'services/index.html')).toContain('<bio-header>');
});

test('a whole page stays as it is', () => {
  expect(completePage('<!DOCTYPE html><p>x', 'examples/index.html')).toBe('<!DOCTYPE html><p>x');
});
