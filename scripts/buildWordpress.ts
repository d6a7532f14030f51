import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import root from '../package.json';
import { specs } from '../src/specs';
import { OLD_FORMAT_WIDTH } from '../src/ui/section/picture/sources';
import { workerConfig } from './outputs/buildApps';
import { baseConfig } from './outputs/buildOutputs';
import { codeOf } from './outputs/codeOf';
import { NOTICES, notices } from './outputs/notices';
import { importPrerenderer } from './outputs/prerenderer';
import { isForPagesOnly } from './outputs/widgetFiles';
import { filesIn, zip } from './outputs/zip';
import { failOnWarning } from './plugins/browserPlugins';
import { buildData } from './plugins/buildData';
import { releaseName } from './releases/version';
import { builtInFirstStates, widgetData } from './wordpressData';
import { forDirectory, sourceNote } from './wordpressDirectory';
import { leadData } from './wordpressLeads';
import { translationFiles } from './wordpressTexts';

/** The plugin's slug: the name of its folder in the zip. */
const SLUG = 'biosystem-widgets';

/**
 * Writes `biosystem-widgets.zip`, the WordPress plugin: the PHP of `wordpress/`, the scripts of its admin pages, what the
 * PHP knows of the widgets, and the built widgets. Where package.json names the public repository, `wordpress-directory/` has
 * the zip for WordPress' plugin directory, which demands a link to the sources.
 * @param dist the folder of the build, which holds the widgets and the prerenderer already.
 */
export async function buildWordpress(dist: string): Promise<void> {
  const { repository } = root as { repository?: string };
  const files = new Map<string, string | Uint8Array>();
  const add = (path: string, content: string | Uint8Array) => files.set(path, content);
  for (const path of filesIn('wordpress').filter((name) => !/\.tsx?$/.test(name))) {
    const content = readFileSync(join('wordpress', path));
    add(
      path,
      /\.(?:php|txt)$/.test(path)
        ? content
            .toString()
            .replaceAll('{{version}}', root.version)
            .replaceAll('{{release}}', releaseName())
            .replaceAll('{{source}}', sourceNote(repository))
        : content,
    );
  }
  for (const [name, data] of Object.entries(await leadData())) add(`data/${name}.json`, JSON.stringify(data));
  for (const name of ['biosystem.js', 'v', 'snapshots', 'pictures'])
    for (const path of filesIn(dist, name).filter((file) => !isForPagesOnly(file) && !isNeverShown(file)))
      add(posix.join('widgets', path), readFileSync(join(dist, path)));
  add('data/widgets.json', JSON.stringify(widgetData(specs)));
  for (const [tag, states] of Object.entries(await builtInFirstStates(specs, await importPrerenderer(dist))))
    add(`data/first-states/${tag}.json`, JSON.stringify(states));
  for (const [name, content] of Object.entries(translationFiles())) add(`languages/${name}`, content);
  for (const name of ['block', 'firstStates', 'settings']) add(`admin/${name}.js`, await adminScript(name));
  const worker = workerConfig('wordpress/admin/prerender.ts');
  add('admin/prerender.js', await codeOf({ ...worker, build: { ...worker.build, write: false } }));
  add(NOTICES, notices());
  await writeFile(join(dist, `${SLUG}.zip`), zip(SLUG, files));
  if (repository === undefined) return;
  const directory = join(dist, 'wordpress-directory');
  await mkdir(directory);
  await writeFile(join(directory, `${SLUG}.zip`), zip(SLUG, forDirectory(files)));
}

/**
 * Whether a file is a picture that no page of this release names: one for old browsers that is wider than they are offered. Elsewhere
 * pages of earlier releases do; here they would be a quarter of a zip of which WordPress' directory takes 10 MB.
 */
const isNeverShown = (path: string): boolean =>
  Number(/^pictures\/.*-(\d+)\.webp$/.exec(path)?.[1] ?? 0) > OLD_FORMAT_WIDTH;

/** A classic script of `wordpress/admin/`, which uses what WordPress brings. */
const adminScript = (name: string): Promise<string> =>
  codeOf({
    ...baseConfig,
    plugins: [failOnWarning(), buildData({ version: releaseName() })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: `wordpress/admin/${name}.ts`,
        formats: ['iife'],
        name: 'biosystem',
        fileName: name,
      },
    },
  });
