import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBusiness } from '../src/content/business';
import { firm } from '../src/testing/firm';
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

const own = {
  business: { ...firm, company: { ...firm.company, name: 'Hull & Son', phone: '(212) 555-0100' } },
  config: { company: { name: 'Hull & Son' } },
};

test("titles, previews and structured data are made of the site's own facts, which its widgets fetch", () => {
  const page = completePage(
    '<title>Plans | {company}</title>\n<meta name="description" content="Call {phone}." />\n<bio-plans></bio-plans>',
    'biocare.html',
    own,
  );
  expect(page).toContain('<title>Plans | Hull &#38; Son</title>');
  expect(page).toContain('content="Call (212) 555-0100."');
  expect(page).toContain('<meta property="og:site_name" content="Hull &#38; Son" />');
  expect(page).toContain('<meta property="og:description" content="Call (212) 555-0100." />');
  expect(page).toContain('"telephone":"(212) 555-0100"');
  expect(page).toContain('"name":"Hull & Son"');
  expect(page).toContain('<bio-site config="/business.json" endpoint="/api/requests">');
});

test('without facts of its own a page fetches none', () => {
  expect(completePage(source, 'biocare.html', { ...own, config: undefined })).toContain(
    '<bio-site endpoint="/api/requests">',
  );
});

test('a page that names a fact which is none says so', () => {
  expect(() => completePage('<title>{compny}</title>', 'x.html', own)).toThrow(
    "demo/x.html: {compny} names no text among the firm's facts.",
  );
});

const pages = readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test.each(pages.filter((name) => !/^(?:parts|examples)/.test(name)))(
  '%s names neither the company nor how to reach it in its own words',
  (name) => {
    const { name: built, phone, email, area, cities } = defaultBusiness.company;
    const html = readFileSync(`demo/${name}`, 'utf8');
    for (const fact of [built, phone, email, area.split(',')[0] ?? area, ...cities])
      expect(html).not.toContain(fact);
  },
);
