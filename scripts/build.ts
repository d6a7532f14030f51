/**
 * `npm run build [-- --record]`: everything that `dist/` holds. It is built into a folder of its own, which replaces `dist/`
 * when it is complete: a desk that runs meanwhile goes on serving the build before. `--record` is for `npm run release`: it
 * puts the hashes of the files into the record of the release, with which other builds compare theirs.
 */
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deskPrograms } from '../server/programs';
import { specs } from '../src/specs';
import { buildWordpress } from './buildWordpress';
import { buildDocs } from './docsite/buildDocs';
import { buildEmbed, buildInbox, buildStudio } from './outputs/buildApps';
import {
  calls,
  check,
  classicFile,
  forward,
  islands,
  launcher,
  loader,
  mistakes,
  nodeModules,
  renderSiteThread,
  snapshotCode,
  snapshotThread,
} from './outputs/buildOutputs';
import { compressFolder } from './outputs/compress';
import { build, NOTICES, notices } from './outputs/notices';
import { importPrerenderer, importSnapshotFile } from './outputs/prerenderer';
import { RELEASE_FOLDER, releaseFile } from './outputs/widgetFiles';
import { buildStatic } from './outputs/zip';
import { buildPackage } from './package/buildPackage';
import { configJsonSchema } from './package/configSchema';
import { customElementsManifest } from './package/manifest';
import { checkRelease, recordFiles, writeIntegrity } from './releases/integrity';
import { followRelease, keepReleases } from './releases/releases';
import { releaseName } from './releases/version';
import { buildSite, type SiteSources } from './site/buildSite';
import { makeFonts } from './site/fonts';
import { samplesLeftOut } from './site/samples';

/** Where the build is made. Beside `dist/`, so that it can be renamed. */
const next = `.dist-${process.pid}`;
const previous = `${next}-previous`;

/** What a firm's own site may leave out. The documentation, whose live widgets are the studio's previews, goes with the studio. */
const hasStudio = process.env['SITE_STUDIO'] !== '0';
const hasExamples = process.env['SITE_EXAMPLES'] !== '0';

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

async function buildAll(): Promise<void> {
  await step('the widgets as ES modules', () => build({ logLevel: 'warn', build: { outDir: next } }));
  const code = await snapshotCode(next);
  await step('the prerenderer', () =>
    build(
      nodeModules(
        join(next, 'render'),
        { widgets: 'src/prerender/widgets.ts', snapshotFile: 'src/prerender/snapshotFile.ts' },
        [],
        { snapshotCode: code },
      ),
    ),
  );
  const prerenderer = await importPrerenderer(next);
  const { snapshotFile } = await importSnapshotFile(next);
  await step('the snapshots', async () => {
    await build(await launcher(next, prerenderer));
    await mkdir(join(next, RELEASE_FOLDER, 'snapshots'));
    for (const { spec } of specs) {
      const name = spec.tag.slice('bio-'.length);
      await writeFile(join(next, releaseFile(`snapshots/${name}`)), (await snapshotFile(name)) ?? '');
      const releaseFolder = `${RELEASE_FOLDER}/`;
      await writeFile(join(next, `${name}.js`), (await snapshotFile(name, { releaseFolder })) ?? '');
    }
    // Without a version in its URL, pages may preload a snapshot along with the script.
    await cp(join(next, RELEASE_FOLDER, 'snapshots'), join(next, 'snapshots'), { recursive: true });
  });
  await step('the loader', async () => {
    for (const file of ['biosystem.js', releaseFile('biosystem')]) await build(loader(next, file));
    for (const file of [islands, calls, forward, mistakes]) await build(file(next));
  });
  await step('the check of an open page', () => build(check(next)));
  await step('all widgets as one classic file', async () => {
    for (const file of ['biosystem.iife.js', releaseFile('biosystem.iife')])
      await build(classicFile(next, file));
  });
  await step('the hashes of the release', async () => {
    if (values.record) recordFiles(next);
    checkRelease(next);
    writeIntegrity(next);
    await followRelease(next, releaseName());
  });
  await step('custom-elements.json and business.schema.json', async () => {
    await writeJson('custom-elements.json', customElementsManifest(specs));
    await writeJson('business.schema.json', configJsonSchema());
  });
  await step('pictures', () => cp('src/pictures', join(next, 'pictures'), { recursive: true }));
  await step('the npm package', () => buildPackage(next, prerenderer));
  await step('fonts', makeFonts);
  const sources = await step('the site', () => buildSite(join(next, 'site'), prerenderer));
  await step('the page for frames', () => buildEmbed(next));
  if (hasStudio) await step('the studio', () => buildStudio(next, code));
  if (hasStudio) await step('the documentation', () => buildDocs(next, prerenderer));
  await step('the inbox', () => buildInbox(next));
  await step('the zip for static hosts', async () => {
    const examples = join(next, 'site/examples');
    if (hasStudio)
      await cp(examples, join(next, 'examples'), { recursive: true }); // the studio's, beside it
    else if (!hasExamples)
      for (const folder of [examples, join(next, 'site/example-pictures')])
        await rm(folder, { recursive: true, force: true });
    await buildStatic(next);
  });
  await step('the WordPress plugin', () => buildWordpress(next));
  // Of 34 MB of icons it needs a few: the release archive would hold them all.
  await step('the lead desk', async () => {
    await build(nodeModules(join(next, 'desk'), deskPrograms, ['lucide']));
    await build(snapshotThread(join(next, 'desk'), code));
    await build(renderSiteThread(join(next, 'desk'), code));
    await copySources(join(next, 'desk/sources'), sources);
  });
  await writeFile(join(next, NOTICES), notices());
  await step('copies for the web server, texts compressed', async () => {
    for (const name of [
      'biosystem.js',
      'biosystem.iife.js',
      'biosystem-static.zip',
      'biosystem-widgets.zip',
      'biosystem-widgets.tgz',
      'custom-elements.json',
      'business.schema.json',
      NOTICES,
      ...specs.map(({ spec }) => `${spec.tag.slice('bio-'.length)}.js`),
      'v',
      'snapshots',
      'pictures',
      ...(hasStudio ? ['studio', 'docs'] : []),
      'embed',
    ])
      await cp(join(next, name), join(next, 'site', name), {
        recursive: true,
        filter: (path) => !/\/v\/\d+$/.test(path), // copied below, compressed
      });
    // The address of a release that never changes, so that a lockfile may name it. A preview has none: each build makes one.
    if (!releaseName().includes('-'))
      await cp(
        join(next, 'biosystem-widgets.tgz'),
        join(next, 'site', RELEASE_FOLDER, 'biosystem-widgets.tgz'),
      );
    await compressFolder(join(next, 'site'), 'docs');
    await compressFolder(join(next, 'inbox'));
  });
  await step('the files of earlier releases', () =>
    keepReleases(next, 'dist', { version: releaseName(), date: new Date().toISOString() }),
  );
}

/** What the desk makes the pages of its site of: without pictures, which stay as they are, and without examples. */
async function copySources(folder: string, sources: SiteSources): Promise<void> {
  await cp('demo', folder, {
    recursive: true,
    filter: (path) => {
      const isFolder = statSync(path).isDirectory();
      return (
        !/^demo\/(?:public|examples|fonts|head)(?:\/|$)/.test(path) &&
        (isFolder || /\.(?:html|json)$/.test(path))
      );
    },
  });
  await writeFile(join(folder, 'site.json'), JSON.stringify(sources));
}

const writeJson = (name: string, content: object) =>
  writeFile(join(next, name), `${JSON.stringify(content, null, 2)}\n`);

async function swap(): Promise<void> {
  if (existsSync('dist')) await rename('dist', previous);
  await rename(next, 'dist');
  await rm(previous, { recursive: true, force: true });
}

console.log('Building dist/');
if (samplesLeftOut() > 0)
  console.log(
    `Left out, because SITE_ADDRESS is set: ${samplesLeftOut()} testimonials that are samples (npm run reviews brings in real ones)`,
  );
try {
  await buildAll();
  await swap();
} finally {
  await rm(next, { recursive: true, force: true });
}
