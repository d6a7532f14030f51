import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { firm } from '../../src/testing/firm';
import { readSiteBusinessIn } from './siteBusiness';
import { languageOf, mainPath, pagePaths, readPage } from './siteLanguages';
import { completePage, sitemap } from './sitePage';

const site = await readSiteBusinessIn('en');

const source =
  '<title>Plans $& more</title>\n<meta name="description" content="x" />\n\n<bio-plans></bio-plans>\n<!-- part: contact -->';

test('a page gets the shell around it, its head in the head', () => {
  const page = completePage(source, 'biocare.html', site);
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
  expect(completePage(source, 'services/x.html', site)).toContain('href="../site.css"');
});

test('only the home page says so', () => {
  expect(completePage(source, 'index.html', site)).toContain('<bio-header page="home">');
  expect(completePage(source, 'services/index.html', site)).toContain('<bio-header>');
});

test('what the firm does not have stands on no page', () => {
  const without = { ...site, plans: [], quote: { groups: [] }, company: { ...site.company, phone: '' } };
  expect(completePage(readPage('index.html'), 'index.html', site)).toMatch(
    /<bio-plans id="biocare">[^]*bio-quote/,
  );
  const page = completePage(readPage('index.html'), 'index.html', without);
  expect(page).not.toMatch(/<bio-plans|<bio-quote-builder|class="talk"|href="tel:/);
  expect(page).toContain('<bio-estimator live-range></bio-estimator>');
});

test('the estimator on the page of a service begins with what that page names', () => {
  const page = (id: string) => completePage(readPage(`services/${id}.html`), `services/${id}.html`, site);
  expect(page('biobuild')).toContain('<bio-estimator live-range services="hardscape">');
  expect(page('bioseal')).toContain('<bio-estimator live-range services="bioseal">');
});

test('a whole page stays as it is', () => {
  expect(completePage('<!DOCTYPE html><p>x', 'examples/index.html', site)).toBe('<!DOCTYPE html><p>x');
});

const own = { ...firm, company: { ...firm.company, name: 'Hull & Son', phone: '(212) 555-0100' } };

test("titles, previews and structured data are made of the site's own facts", () => {
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
  expect(page).toContain('<bio-site endpoint="/api/requests">');
});

test('a page that names a fact which is none says so', () => {
  expect(() => completePage('<title>{compny}</title>', 'x.html', own)).toThrow(
    "demo/x.html: {compny} names no text among the firm's facts.",
  );
});

describe('in Spanish', () => {
  const spanish = async (path: string) => completePage(readPage(path), path, await readSiteBusinessIn('es'));

  test('a page has its texts, its facts and its links in Spanish', async () => {
    const page = await spanish('es/services/bioseal.html');
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<h2 id="estimate-heading">¿Cuánto costaría en su casa?</h2>');
    expect(page).toContain('<bio-site base="/es" endpoint="/api/requests">');
    expect(page).toContain('"inLanguage":"es"');
    expect(page).toContain('"url":"https://biosystem.example/es/services/bioseal"');
    expect(await spanish('es/thank-you.html')).toMatch(
      /<a href="\/es\/">[^]*<a id="audit" href="\/es\/book">/,
    );
  });

  test('both pages name each other, for search engines and visitors', async () => {
    const alternates = [
      '<link rel="alternate" hreflang="en" href="https://biosystem.example/biocare" />',
      '<link rel="alternate" hreflang="es" href="https://biosystem.example/es/biocare" />',
      '<link rel="alternate" hreflang="x-default" href="https://biosystem.example/biocare" />',
    ];
    const english = completePage(readPage('biocare.html'), 'biocare.html', site);
    const page = await spanish('es/biocare.html');
    for (const link of alternates) {
      expect(english).toContain(link);
      expect(page).toContain(link);
    }
    expect(english).toContain('<a slot="language" href="/es/biocare" hreflang="es" lang="es">Español</a>');
    expect(page).toContain('<a slot="language" href="/biocare" hreflang="en" lang="en">English</a>');
    expect(english).toMatch(/<aside [^>]*lang="es"[^]*<a href="\/es\/biocare" hreflang="es">¿Prefiere/);
  });

  test('every page but the whole ones exists, and the sitemap names them', () => {
    const paths = pagePaths();
    const inSpanish = paths.filter((path) => languageOf(path).tag === 'es');
    const inEnglish = paths.filter((path) => languageOf(path).tag === 'en' && !path.startsWith('examples/'));
    expect(inSpanish.map(mainPath)).toEqual(inEnglish.filter((path) => !path.startsWith('examples/')));
    const map = sitemap(paths);
    expect(map).toContain('<loc>https://biosystem.example/es/services/bioseal</loc>');
    expect(map).not.toMatch(/404|thank-you|examples/);
  });
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

test('without script, links that say what the audit begins with lead to the form', () => {
  const page = completePage(source, 'biocheck.html', site);
  for (const id of ['photo', ...site.audit.areas.map((area) => area.id)])
    expect(page).toMatch(new RegExp(`<noscript>[^]*<a id="audit=${id}"></a>[^]*</noscript>`));
});
