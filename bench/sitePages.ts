import { readdirSync } from 'node:fs';

/** Paths of the site's pages, from the files of the demo site: `/`, `/biocare`, `/services/biorinse` … */
export const sitePages: readonly string[] = ['', 'services/']
  .flatMap((folder) => readdirSync(`demo/${folder}`).map((file) => `/${folder}${file}`))
  .filter((path) => path.endsWith('.html') && path !== '/404.html')
  .map((path) => path.replace(/(?:index)?\.html$/, ''))
  .toSorted();
