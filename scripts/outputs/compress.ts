import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = ['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest'];

/**
 * Puts a brotli and a gzip copy beside each text file of a folder, at the highest level: it is done once.
 * @param lightly a folder in it that visitors do not load: a tenth more bytes take a fifteenth of the time.
 */
export async function compressFolder(folder: string, lightly?: string): Promise<void> {
  const light = lightly === undefined ? undefined : join(folder, lightly, '/');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.includes(extname(entry.name)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      const isLight = light !== undefined && path.startsWith(light);
      const params = { [constants.BROTLI_PARAM_QUALITY]: isLight ? 9 : constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
