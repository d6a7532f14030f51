/** Each example is installed from the packed tarball, checked, built and visited: with `--long` all of them, else some. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isLong, sample } from '../../support/sample';
import { type Served, serveBy, serveFiles } from '../support/app';
import { readWithoutScript, requestVisit } from '../support/visit';
import { serving, withApp } from '../support/withApp';

interface Example {
  /** Its folder. */
  name: string;
  serve: Serve;
  /** Serves it while it is developed. */
  develop?: Serve;
  /** Whether the page shows what the app heard of `bio-lead-sent`. */
  hearsOfLead?: true;
  /** Whether the first state is in its HTML. */
  prerendered?: true;
  /** Where its page is. @default '/' */
  path?: string;
  /** It takes long to install and to build: only with `--long`. */
  slow?: true;
}

type Serve = (folder: string, port: number) => Promise<Served>;

const files =
  (folder: string): Serve =>
  (app, port) =>
    serveFiles(join(app, folder), port);

/** @param program in `node_modules`. */
const run =
  (program: string, ...args: string[]): Serve =>
  (app, port) =>
    serveBy(process.execPath, [`node_modules/${program}`, ...args, `${port}`], app, port);

/** The same where the program takes its port from the environment. */
const withPort =
  (program: string, ...args: string[]): Serve =>
  (app, port) =>
    serveBy('env', [`PORT=${port}`, process.execPath, `node_modules/${program}`, ...args], app, port);

const next = 'next/dist/bin/next';

const EXAMPLES: readonly Example[] = [
  {
    name: 'next',
    serve: run(next, 'start', '-p'),
    develop: run(next, 'dev', '-p'),
    hearsOfLead: true,
    prerendered: true,
  },
  { name: 'astro', serve: files('dist'), prerendered: true },
  {
    name: 'vite-react',
    serve: files('dist'),
    develop: run('vite/bin/vite.js', '--strictPort', '--port'),
    hearsOfLead: true,
  },
  { name: 'vite-vue', serve: files('dist'), hearsOfLead: true },
  { name: 'vite-svelte', serve: files('dist'), hearsOfLead: true },
  { name: 'vite-lit', serve: files('dist'), hearsOfLead: true },
  {
    name: 'react-router',
    serve: withPort('@react-router/serve/bin.js', './build/server/index.js'),
    hearsOfLead: true,
  },
  { name: 'angular', serve: files('dist/example/browser'), hearsOfLead: true, slow: true },
  { name: 'nuxt', serve: withPort('../.output/server/index.mjs'), hearsOfLead: true, slow: true },
  {
    name: 'storybook',
    serve: files('storybook-static'),
    path: '/iframe.html?id=estimator--live-range',
    slow: true,
  },
  { name: 'eleventy', serve: files('_site'), prerendered: true },
  {
    name: 'php',
    serve: (app, port) => serveBy('php', ['-S', `localhost:${port}`], app, port),
    prerendered: true,
  },
  { name: 'html', serve: files('.') },
];

const chosen = EXAMPLES.filter(({ slow }) => !slow || isLong);

for (const { name, serve, develop, hearsOfLead, prerendered, path = '/' } of sample('examples', chosen, 2))
  test(name, async ({ page, browser }) => {
    test.skip(name === 'php' && spawnSync('php', ['-v']).status !== 0, 'there is no PHP');
    await withApp(`examples/${name}`, async (app, url, port) => {
      await app.build();
      await serving(serve(app.folder, port), async () => {
        await requestVisit(page, url + path);
        if (hearsOfLead) await expect(page.getByRole('status').getByText('Sent: estimate')).toBeVisible();
        if (prerendered) await readWithoutScript(browser, url);
      });
      if (develop)
        await test.step('as it is developed', async () => {
          await serving(develop(app.folder, port), async () =>
            requestVisit(await (await browser.newContext()).newPage(), url),
          );
        });
    });
  });
