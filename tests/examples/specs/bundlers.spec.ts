/** Other bundlers than those of the examples: only with `--long`, because their builds take minutes. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { serveFiles } from '../support/app';
import { requestVisit } from '../support/visit';
import { serving, withApp } from '../support/withApp';

/** How a page loads what each has made. Parcel makes the page itself. */
const SCRIPTS = {
  webpack: '<script defer src="main.js"></script>',
  rollup: '<script type="module" src="main.js"></script>',
  esbuild: '<script type="module" src="main.js"></script>',
  parcel: undefined,
};

test('webpack, Rollup, esbuild and Parcel', async ({ browser }) => {
  test.skip(process.env['LONG_TESTS'] !== '1', 'only with --long');
  test.setTimeout(900_000);
  await withApp('tests/examples/bundlers', async ({ folder, build }, url, port) => {
    await build();
    const html = await readFile(join(folder, 'src/index.html'), 'utf8');
    for (const [bundler, script] of Object.entries(SCRIPTS))
      await test.step(bundler, async () => {
        const dist = join(folder, 'dist', bundler);
        if (script) await writeFile(join(dist, 'index.html'), html.replace(/<script.*<\/script>/, script));
        await serving(serveFiles(dist, port), async () =>
          requestVisit(await (await browser.newContext()).newPage(), url),
        );
      });
  });
});
