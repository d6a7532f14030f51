import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { buildApp, buildServiceWorker } from './buildApp';

/**
 * Builds the pages of the inbox. They are no part of the site: a static host must not have them, and a desk serves them only
 * where there is a password for it.
 */
export async function buildInbox(dist: string): Promise<void> {
  const inbox = { root: 'inbox', outDir: resolve(dist, 'inbox') };
  await buildApp({ ...inbox, pages: ['index.html'], publicDir: 'public' });
  for (const size of [192, 512])
    await writeFile(
      join(inbox.outDir, `icon-${size}.png`),
      await sharp('inbox/public/icon.svg').resize(size, size).png({ palette: true }).toBuffer(),
    );
  const assets = readdirSync(join(inbox.outDir, 'assets')).map((name) => `assets/${name}`);
  await buildServiceWorker(inbox, ['./', 'manifest.webmanifest', 'icon.svg', ...assets]);
}
