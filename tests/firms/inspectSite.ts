import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFirm } from './firms';
import { measureKinds } from './measureKinds';
import { withSite } from './openSite';
import { wrongPictures } from './pictures';
import { lackingIn, structuredDataIn } from './richResults';
import { filesIn, ownWords, searchFiles } from './searchFiles';
import { sendLeads } from './sendLeads';
import { visit } from './visit';

/** Everything that is wrong with the built site of a firm, a line each. */
export async function inspectSite(folder: string, firm: NewFirm, isLong: boolean): Promise<string[]> {
  const site = join(folder, 'dist/site');
  const pages = [...filesIn(site)].filter((file) => file.endsWith('.html') && !file.startsWith('embed/'));
  const routes = pages
    .filter((file) => file !== '404.html' && !file.endsWith('/404.html'))
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
  const own = ownWords(folder);
  const [main = 'en'] = firm.languages;
  return [
    ...searchFiles(folder, firm),
    ...pages.flatMap((file) => wrongData(file, readFileSync(join(site, file), 'utf8'))),
    ...(await wrongPictures(site)),
    ...(await withSite(folder, async (open) => {
      const found = await visit(open, routes);
      for (const lang of firm.languages) {
        const base = lang === main ? '' : `/${lang}`;
        found.push(...(await sendLeads(open, { own, routes, lang, base, firm })));
      }
      found.push(...(await measureKinds(open.url, routes, isLong)));
      return found;
    })),
  ];
}

/** What the structured data of a page lacks. Pages that search engines are not to show have none. */
function wrongData(file: string, html: string): string[] {
  const data = structuredDataIn(html);
  if (data) return lackingIn(data).lacking.map((line) => `${file}: ${line}`);
  return html.includes('content="noindex"') ? [] : [`${file} has no structured data`];
}
