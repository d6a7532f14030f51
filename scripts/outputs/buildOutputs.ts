/** The Vite configuration of each output of the build but the widgets' modules, which have `vite.config.ts`. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Rolldown } from 'vite';
import { programFileNames } from '../../server/programs';
import { defaultBusiness } from '../../src/content/business';
import { commonMessages } from '../../src/content/messages/common';
import type { Overlay } from '../../src/element/spec';
import type { BuildData, HydrationSpec } from '../../src/hydration/buildData';
import { languages } from '../../src/languages';
import { DEFAULT_LANGUAGE } from '../../src/page/language';
import { treesOf } from '../../src/prerender/snapshots';
import type { Widget } from '../../src/prerender/widgets';
import { type DocumentedSpec, specs } from '../../src/specs';
import { knownElements } from '../package/manifest';
import { asciiOnly, failOnWarning, scriptPlugins, widgetPlugins } from '../plugins/browserPlugins';
import { buildData } from '../plugins/buildData';
import { externalAnalytics, plainImports } from '../plugins/plainImports';
import { staticStyles } from '../plugins/staticStyles';
import { releaseName } from '../releases/version';
import { oldestNode } from '../tools/nodeVersions';
import { codeOf } from './codeOf';
import type { Prerenderer } from './prerenderer';
import {
  fileNames,
  filesOf,
  lazyFiles,
  readManifest,
  readWidgetFiles,
  releaseFile,
  releaseFolderFrom,
  splitCommonFiles,
} from './widgetFiles';

const { company } = defaultBusiness;

/** What every output shares. Pages bring their own public folder. */
export const baseConfig = {
  logLevel: 'warn',
  configFile: false,
  publicDir: false,
} satisfies InlineConfig;

/** A file without React. */
const scriptConfig = (
  dist: string,
  input: string,
  file: string,
  data: Partial<BuildData>,
  output: Rolldown.OutputOptions,
): InlineConfig => ({
  ...baseConfig,
  plugins: [
    ...scriptPlugins(),
    plainImports(),
    externalAnalytics(`./${releaseFolderFrom(file)}forward.js`),
    buildData(data),
  ],
  build: {
    outDir: dist,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input, preserveEntrySignatures: 'exports-only', output },
  },
});

/** A module of the release. Analytics code is the module that the widgets import, too. */
const moduleConfig = (
  dist: string,
  input: string,
  file: string,
  data: Partial<BuildData>,
  chunkFileNames = releaseFile('[name]'),
): InlineConfig => scriptConfig(dist, input, file, data, { entryFileNames: file, chunkFileNames });

const nameOf = ({ spec }: DocumentedSpec): string => spec.tag.slice('bio-'.length);

/** What differs from the defaults: most widgets need nothing else. */
function hydrationSpec({ spec }: DocumentedSpec): Partial<HydrationSpec> {
  const attributes = Object.keys(spec.attributes);
  return {
    ...(spec.hydrate && { hydrate: spec.hydrate }),
    ...(attributes.length > 0 && { attributes }),
    ...(spec.methods.length > 0 && { methods: spec.methods }),
    ...(spec.parameters && { parameters: spec.parameters }),
    ...(spec.acceptsServiceRequests && { acceptsServiceRequests: true }),
    ...(spec.overlay && { overlay: { selector: spec.overlay.selector, hash: spec.overlay.hash } }),
  };
}

/** The code of snapshot files, which follows the data of each. */
export async function snapshotCode(dist: string): Promise<BuildData['snapshotCode']> {
  const codeFor = (input: string, data: Partial<BuildData>) => {
    const config = moduleConfig('', input, releaseFile('snapshots/any'), data);
    return codeOf({ ...config, build: { ...config.build, write: false } });
  };
  return {
    snapshot: await codeFor('src/hydration/snapshot.ts', { version: releaseName() }),
    script: await codeFor('src/widgetScript.ts', loaderData(dist)),
  };
}

/** The widget whose overlay begins as a floating button. There is one. */
function findLauncher(): DocumentedSpec & { overlay: Overlay } {
  for (const documented of specs) {
    const { overlay } = documented.spec;
    if (overlay?.launcher) return { ...documented, overlay };
  }
  throw new Error('No widget has an overlay with a launcher.');
}

/** The floating button, for pages that nobody prerendered. */
export const launcher = async (dist: string, prerenderer: Prerenderer): Promise<InlineConfig> =>
  moduleConfig(dist, 'src/hydration/launcher.ts', releaseFile('launcher'), await launcherData(prerenderer));

async function launcherData({
  widgets,
  renderSnapshot,
}: Prerenderer): Promise<Pick<BuildData, 'languages' | 'launcherTrees' | 'launcherCss'>> {
  const launching = findLauncher();
  const { html, loadError, css } = await renderSnapshot(widgets.get(launching.spec.tag) as Widget, {
    attribute: (name) => launching.overlay.launcher?.[name] ?? null,
    common: { endpoint: undefined, phone: undefined, lang: DEFAULT_LANGUAGE },
  });
  return {
    languages: Object.keys(languages),
    launcherTrees: treesOf(`<div data-app>${html}</div>${loadError}`),
    launcherCss: css,
  };
}

/** Modules that an overlay imports when it opens. */
const OVERLAY = 'src/element/overlay/overlay.ts';
const PANEL = 'src/widgets/estimator/panel/Panel.tsx';
/** What a widget with a config imports. */
const CONFIG = 'src/content/config.ts';

/** The loader and the islands are built after the widgets, because they name their files. */
function widgetData(dist: string) {
  const manifest = readManifest(dist);
  const files = readWidgetFiles(manifest);
  for (const { spec } of specs)
    if (spec.overlay && !spec.overlay.launcher)
      files[spec.tag]?.push(...lazyFiles(manifest, spec.tag, [OVERLAY]));
  const launching = findLauncher();
  return {
    ...splitCommonFiles(files),
    launcherSelector: launching.overlay.selector,
    launcherFiles: fileNames(lazyFiles(manifest, launching.spec.tag, [OVERLAY, PANEL])),
    configFiles: fileNames(filesOf(manifest, CONFIG)),
  };
}

/** The widgets that open over the page. */
const overlays: BuildData['overlays'] = specs.flatMap(({ spec: { overlay } }) =>
  overlay ? [{ selector: overlay.selector, hash: overlay.hash }] : [],
);

const methodsOf = Object.fromEntries(specs.map((entry) => [nameOf(entry), entry.spec.methods]));

const pageData = {
  languages: Object.keys(languages),
  loadError: { message: commonMessages.loadErrorWithoutPhone, phone: company.phone },
  overlays,
  widgetMethods: methodsOf,
  urgentWidgets: specs.filter(({ spec }) => spec.hydrate === 'load').map(nameOf),
  hydrationSpecs: Object.fromEntries(specs.map((entry) => [nameOf(entry), hydrationSpec(entry)])),
} satisfies Partial<BuildData>;

const loaderData = (dist: string): Partial<BuildData> => ({
  ...widgetData(dist),
  ...pageData,
  version: releaseName(),
});

/**
 * The script tag's file: valid as a module and as a classic script. It begins with a semicolon, because it may be joined
 * behind a file that ends without one.
 * @param file its path below the folder of the build: it finds the files of its release from there.
 */
export const loader = (dist: string, file: string): InlineConfig => {
  const data = { ...loaderData(dist), releaseFolder: releaseFolderFrom(file) };
  const output = { format: 'iife', entryFileNames: file, codeSplitting: false, postBanner: ';' } as const;
  return scriptConfig(dist, 'src/loader.ts', file, data, output);
};

/** What the loader fetches when the page is loaded. */
export const islands = (dist: string): InlineConfig =>
  moduleConfig(dist, 'src/hydration/islands.ts', releaseFile('islands'), {
    ...loaderData(dist),
    ...mistakeData,
    prefills,
  });

/** What a script recognizes a page's mistakes by. */
const mistakeData = {
  widgetNames: specs.map(nameOf),
  leadKinds: Object.fromEntries(
    specs.flatMap((entry) => (entry.spec.sendsLeads ? [[nameOf(entry), entry.spec.sendsLeads]] : [])),
  ),
} satisfies Partial<BuildData>;

const prefills: BuildData['prefills'] = Object.fromEntries(
  specs.flatMap((entry) => (entry.spec.prefills ? [[nameOf(entry), entry.spec.prefills]] : [])),
);

/** What `src/index.ts` knows of the widgets, in the classic file and while one develops. */
export const allWidgetsData = { ...mistakeData, overlays };

/** What all code of the npm package knows of the build. Which files belong together, an app's bundler knows. */
export const packageData = async (prerenderer: Prerenderer): Promise<Partial<BuildData>> => ({
  ...pageData,
  ...(await launcherData(prerenderer)),
  version: releaseName(),
  commonFiles: [],
  widgetFiles: {},
  launcherFiles: [],
  configFiles: [],
  launcherSelector: findLauncher().overlay.selector,
  ...allWidgetsData,
  knownElements: knownElements(specs),
  prefills,
});

/** What forwards analytics, and counts visits at the lead desk. Content blockers go by names: see `vite.config.ts`. */
export const forward = (dist: string): InlineConfig =>
  moduleConfig(dist, 'src/page/lazy/analytics.ts', releaseFile('forward'), {});

/** What members of `BioSystem` do: fetched when a page first uses one. */
export const calls = (dist: string): InlineConfig =>
  moduleConfig(dist, 'src/page/lazy/calls.ts', releaseFile('calls'), { overlays });

/** What the console says of them. */
export const mistakes = (dist: string): InlineConfig =>
  moduleConfig(dist, 'src/check-page/mistakeWords.ts', releaseFile('mistakes'), {});

/** The check of an open page. Its files share none with the widgets: what only the check uses would weigh on every page. */
export const check = (dist: string): InlineConfig =>
  moduleConfig(
    dist,
    'src/check-page/check.ts',
    releaseFile('check'),
    { version: releaseName(), knownElements: knownElements(specs) },
    releaseFile('check-[name]'),
  );

/**
 * One classic file with every widget, for a CMS that allows nothing else. It begins with a semicolon, because it may be
 * joined behind a file that ends without one.
 * @param file its path below the folder of the build.
 */
export const classicFile = (dist: string, file: string): InlineConfig => ({
  ...baseConfig,
  plugins: [
    ...widgetPlugins(),
    asciiOnly(),
    buildData({ ...allWidgetsData, version: releaseName(), releaseFolder: releaseFolderFrom(file) }),
  ],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'classicUrl' },
  build: {
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      transform: { inject: { classicUrl: [resolve('src/page/classicUrl.ts'), 'classicUrl'] } },
      output: { postBanner: ';' },
    },
    lib: {
      entry: 'src/index.ts',
      formats: ['iife'],
      name: 'BioSystemWidgets',
      fileName: () => file,
    },
  },
});

/**
 * The desk's thread that makes snapshots, with all that it needs in it: no other program of the desk needs React, and the
 * one for production is faster.
 */
export const snapshotThread = (outDir: string, code: BuildData['snapshotCode']): InlineConfig => {
  const config = nodeModules(outDir, {}, [], { snapshotCode: code });
  const rolldownOptions = {
    input: { snapshotThread: 'server/widgetCode/snapshotThread.ts' },
    output: { ...programFileNames, codeSplitting: false },
  };
  return {
    ...config,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ...config.build, emptyOutDir: false, rolldownOptions },
  };
};

/** The desk's thread that makes the pages of its site again, with all packages in it, as in the other thread. */
export const renderSiteThread = (outDir: string, code: BuildData['snapshotCode']): InlineConfig => {
  const config = snapshotThread(outDir, code);
  const rolldownOptions = {
    ...config.build?.rolldownOptions,
    input: { renderSite: 'scripts/site/renderSite.ts' },
  };
  return { ...config, build: { ...config.build, rolldownOptions } };
};

/** Code for Node; packages stay in node_modules, but for `bundled` ones, of which only what is used is taken. */
export const nodeModules = (
  outDir: string,
  input: Record<string, string>,
  bundled: readonly string[] = [],
  data: Partial<BuildData> = {},
): InlineConfig => ({
  ...baseConfig,
  plugins: [failOnWarning(), react(), staticStyles(), buildData({ version: releaseName(), ...data })],
  ssr: { noExternal: [...bundled] },
  build: {
    ssr: true,
    outDir,
    target: oldestNode(),
    rolldownOptions: { input, output: programFileNames },
  },
});
