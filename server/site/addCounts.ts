import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The element around the widgets of a page, as far as it does not say whether visits are counted. */
const site = /<bio-site(?![^>]*\scounts\b)(?=[\s>])/;

/**
 * Writes the pages of a site that send leads to this desk again, so that they report visits: `COUNT_VISITS=1` alone is enough for
 * the desk's own site.
 */
export async function addCounts(siteFolder: string, out: string): Promise<void> {
  const files = await readdir(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    if (!site.test(html) || !html.includes('endpoint="/api/requests"')) continue;
    const path = join(out, file);
    await mkdir(dirname(path), { recursive: true });
    const counted = html.replace(site, '<bio-site counts');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    await writeFile(path, counted);
    await writeFile(`${path}.br`, brotliCompressSync(counted, { params }));
    await writeFile(`${path}.gz`, gzipSync(counted));
  }
}
