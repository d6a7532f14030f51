import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = ['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest'];

/** Puts a brotli and a gzip copy beside each text file of a folder, at the highest level: it is done once. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.includes(extname(entry.name)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
