import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startDesk, temporaryFolder } from '../testing/desk';
import { addCounts } from './addCounts';

const page = (attributes: string) => `<!doctype html><bio-site ${attributes}><bio-faq></bio-faq></bio-site>`;

function site(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'es'));
  writeFileSync(join(folder, 'index.html'), page('endpoint="/api/requests"'));
  writeFileSync(join(folder, 'es/index.html'), page('base="/es" endpoint="/api/requests"'));
  writeFileSync(join(folder, 'off.html'), page('endpoint="/api/requests" counts="false"'));
  writeFileSync(join(folder, 'elsewhere.html'), page('endpoint="https://desk.example/api/requests"'));
  return folder;
}

it('addCounts() lets pages report visits whose leads this desk takes, unless they say something else', async () => {
  const out = temporaryFolder();
  await addCounts(site(), out);
  expect(readdirSync(out, { recursive: true }).map(String).toSorted()).toEqual(
    ['', 'es/']
      .flatMap((folder) => ['html', 'html.br', 'html.gz'].map((end) => `${folder}index.${end}`))
      .concat('es')
      .toSorted(),
  );
  const counted = page('counts base="/es" endpoint="/api/requests"');
  expect(readFileSync(join(out, 'es/index.html'), 'utf8')).toBe(counted);
  expect(String(brotliDecompressSync(readFileSync(join(out, 'es/index.html.br'))))).toBe(counted);
});

it('with COUNT_VISITS=1 the desk serves its own pages so', async () => {
  const { url } = await startDesk({ siteFolder: site(), countVisits: true });
  const read = async (path: string) => (await fetch(url + path)).text();
  await expect.poll(() => read('/')).toContain('<bio-site counts endpoint');
  expect(await read('/off')).toContain('counts="false"');
  const { url: silent } = await startDesk({ siteFolder: site() });
  expect(await (await fetch(silent)).text()).not.toContain('counts');
});
