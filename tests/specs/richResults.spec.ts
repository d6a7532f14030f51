/** The structured data of our own pages, by the table that other firms' sites are held to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { lackingIn, structuredDataIn } from '../firms/richResults';

const site = 'dist/site';

test('each page that search engines show has what Google asks for', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:embed|examples)/.test(file))
    .map((file) => ({ file, html: readFileSync(join(site, file), 'utf8') }))
    .filter(({ html }) => !html.includes('content="noindex"'));
  expect(pages.length).toBeGreaterThan(20);
  for (const { file, html } of pages) {
    const data = structuredDataIn(html);
    expect(data, file).toBeDefined();
    expect(data && lackingIn(data).lacking, file).toEqual([]);
  }
});
