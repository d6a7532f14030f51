/** The npm package `biosystem-widgets`: `dist/package/`, and its tarball. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig, Plugin } from 'vite';
import root from '../../package.json';
import { specs } from '../../src/specs';
import { chunkGroups } from '../chunkGroups';
import { baseConfig, packageData } from '../outputs/buildOutputs';
import { build, NOTICES, notices } from '../outputs/notices';
import type { Prerenderer } from '../outputs/prerenderer';
import { widgetPlugins } from '../plugins/browserPlugins';
import { buildData } from '../plugins/buildData';
import { plainImports } from '../plugins/plainImports';
import { releaseName } from '../releases/version';
import { buildTypes, withoutDescriptions } from './buildTypes';
import { configJsonSchema } from './configSchema';
import { customElementsManifest } from './manifest';
import { compactManifest, packageManifest, shareParts } from './packageFiles';

/** Entries beside those of the widgets. */
const ENTRIES = {
  index: 'src/package/index.ts',
  server: 'src/package/node/server.ts',
  react: 'src/package/react.ts',
  cli: 'src/package/node/cli.ts',
};

/** Content blockers go by names: they would not load files that are called like this. */
const NEUTRAL_NAMES: Record<string, string> = { attribution: 'origin', analytics: 'forward' };

/** Chunks whose `import()` is not limited in time: they load whole widgets, whose islands know how long that may take. */
const PLAIN = ['index.js', 'server.js', 'cli.js', 'chunks/pageFiles.js', 'chunks/session.js'];

/**
 * Builds the package.
 * @param dist the folder of the build. It gets the folder `package` and the file `biosystem-widgets.tgz`.
 */
export async function buildPackage(dist: string, prerenderer: Prerenderer): Promise<void> {
  const folder = join(dist, 'package');
  const widgets = specs.map(({ spec }) => spec.tag.slice('bio-'.length));
  await build({
    ...packageConfig(folder, widgets),
    plugins: [
      ...widgetPlugins(),
      plainImports('in-time', (fileName) => PLAIN.includes(fileName)),
      buildData(await packageData(prerenderer)),
      packageModules(),
    ],
  });
  const pictures = (await readdir('src/pictures')).toSorted();
  const isOfAnswer = (name: string) => name.startsWith('answer-');
  await writeFile(join(folder, 'answer-pictures.js'), pictureModule(pictures.filter(isOfAnswer)));
  await writeFile(join(folder, 'pictures.js'), pictureModule(pictures.filter((name) => !isOfAnswer(name))));
  await cp('src/pictures', join(folder, 'pictures'), { recursive: true });
  await writeJson(folder, 'custom-elements.json', compactManifest(customElementsManifest(specs, 'index.js')));
  const { properties = {}, ...schema } = configJsonSchema();
  const { texts = {} } = properties;
  const undescribed = {
    ...properties,
    texts: typeof texts === 'object' ? withoutDescriptions(texts) : texts,
  };
  await writeJson(folder, 'business.schema.json', shareParts({ ...schema, properties: undescribed }));
  await buildTypes(folder, releaseName());
  await cp('src/package/README.md', join(folder, 'README.md'));
  await cp('LICENSE.md', join(folder, 'LICENSE.md'));
  await writeFile(join(folder, NOTICES), notices());
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify(packageManifest({ ...root, version: releaseName() }, widgets), null, 2)}\n`,
  );
  await pack(folder, join(dist, 'biosystem-widgets.tgz'));
}

const packageConfig = (folder: string, widgets: readonly string[]): InlineConfig => ({
  ...baseConfig,
  // The browser's variants of packages could not render on a server.
  resolve: { conditions: ['module', 'production'] },
  build: {
    outDir: folder,
    modulePreload: false, // the app's bundler does it
    rolldownOptions: {
      input: { ...ENTRIES, ...Object.fromEntries(widgets.map((name) => [name, `virtual:widget/${name}`])) },
      external: [/^node:/, /^react(-dom)?(\/|$)/, 'parse5'],
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `chunks/${NEUTRAL_NAMES[name] ?? name}.js`,
        codeSplitting: {
          groups: [
            // What finds a page's widgets must not bring what all widgets share.
            { name: 'page', test: /src\/page\/(?!lazy)|virtual:build\/version/ },
            ...chunkGroups,
          ],
        },
      },
    },
  },
});

/** Modules that exist in the package alone. */
const packageModules = (): Plugin => ({
  name: 'package-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:(widget\/|(?:answer-)?pictures)|\/builtIn(?:Answer)?Picture$/ },
    handler(id) {
      if (id.endsWith('pictures')) return { id: `../${id.slice('virtual:'.length)}.js`, external: true };
      if (id.startsWith('virtual:')) return `\0${id}`;
      return resolve(`src/package/${basename(id)}.ts`);
    },
  },
  load: {
    filter: { id: /^\0virtual:widget\// },
    handler(id) {
      const name = id.split('/').at(-1) ?? '';
      return ['src/package/session.ts', `src/widgets/${name}/index.ts`]
        .map((file) => `import ${JSON.stringify(resolve(file))};`)
        .join('\n');
    },
  },
});

/**
 * A URL for each picture, written so that bundlers find it. It is not built: Vite would replace each by the file. It lies beside
 * the folder, so that the folder may be copied beside the chunks of a bundler that finds no pictures.
 */
function pictureModule(names: readonly string[]): string {
  const lines = names.map(
    (name) => `  ${JSON.stringify(name)}: new URL("./pictures/${name}", import.meta.url).href,\n`,
  );
  return `export const pictures = {\n${lines.join('')}};\n`;
}

/** Without indentation: nobody reads these files, and they are half of the package. */
const writeJson = (folder: string, name: string, content: object) =>
  writeFile(join(folder, name), `${JSON.stringify(content)}\n`);

/** npm gives all files the same date, so the same files make the same tarball. */
async function pack(folder: string, tarball: string): Promise<void> {
  const target = `${folder}-packed`;
  await mkdir(target);
  const { stdout } = await promisify(execFile)('npm', [
    'pack',
    resolve(folder),
    '--json',
    '--pack-destination',
    target,
  ]);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await rename(join(target, filename), tarball);
  await rm(target, { recursive: true });
}
