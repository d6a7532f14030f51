/** `npm run build`: everything that `dist/` holds. Says what it does while it does it. */
import { exec } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { company } from '../src/content/company';
import { commonAttributes } from '../src/element/attributes';
import type { Overlay } from '../src/element/spec';
import type { Sleep } from '../src/loading/waker';
import { asciiOnly } from './ascii-only';
import { compressFolder } from './compress';
import { configJsonSchema } from './config-schema';
import { fileBesideWidgets, namesOf, openingFiles, readDoors, shareCommon } from './doors';
import { firstStatesOf, PICTURES } from './first-states';
import { makeFonts } from './fonts';
import { customElementsManifest } from './manifest';
import { minifyStyles } from './minify-styles';
import { plainImports } from './plain-imports';
import { prerenderPage } from './prerender';
import { completePage, robots, sitemap } from './site-page';
import { type DocumentedSpec, readSpecs } from './specs';
import { sourceVersion } from './version';
import type { Prerenderer, Widget } from './widgets';
import { withoutPrefixes } from './without-prefixes';

const quiet = { logLevel: 'warn', configFile: false, publicDir: false } satisfies InlineConfig;

/** Every HTML file of `demo/` but its parts: each becomes a page at the same place of the site. */
const pages = () =>
  readdirSync('demo', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('parts'))
    .map((name) => join('demo', name));

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

const prerenderer = (): Promise<Prerenderer> =>
  import(join(process.cwd(), 'dist/render/widgets.js')) as Promise<Prerenderer>;

/** The overlay that stands in the page as a button. There is one. */
async function findLaunched(): Promise<{ tag: string; overlay: Overlay }> {
  const [launched] = (await readSpecs()).flatMap(({ spec: { tag, overlay } }) =>
    overlay?.launcher ? [{ tag, overlay }] : [],
  );
  if (!launched) throw new Error('No widget has a launcher any more.');
  return launched;
}

/** What shows that button and waits. */
const launcher = async (): Promise<InlineConfig> => {
  const { widgets, renderFirstState } = await prerenderer();
  const { tag, overlay } = await findLaunched();
  const { html, css } = await renderFirstState(widgets.get(tag) as Widget, {
    attribute: (name) => overlay.launcher?.[name] ?? null,
    common: { endpoint: undefined, phone: undefined, lang: 'en' },
  });
  return besideWidgets('launcher', { LAUNCHED: JSON.stringify({ html, css, hash: overlay.hash }) });
};

/** A file without React that the loader fetches beside the widgets' modules. */
const besideWidgets = (name: string, define: Record<string, string>): InlineConfig =>
  withoutReact(`src/loading/${name}.ts`, fileBesideWidgets(name), define);

const withoutReact = (input: string, file: string, define: Record<string, string>): InlineConfig => ({
  ...quiet,
  define,
  plugins: [
    plainImports(),
    {
      name: 'the-widgets-own-bridge',
      enforce: 'pre',
      resolveId: (source) => (source === './bridge' ? { id: './bridge.js', external: true } : undefined),
    },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: file },
    },
  },
});

/** Left out of JSON where there are none. */
const ifAny = (names: readonly string[]) => (names.length > 0 ? names : undefined);

/** What lets prerendered widgets sleep. */
const waker = async (): Promise<InlineConfig> => {
  const sleep = Object.fromEntries(
    (await readSpecs()).map(({ spec }) => {
      const { tag, wakes, notesServices, parameters, overlay, methods, attributes } = spec;
      return [
        tag,
        {
          wakes,
          notesServices,
          parameters,
          overlay: overlay && { selector: overlay.selector, hash: overlay.hash },
          methods: ifAny(methods),
          attributes: ifAny(Object.keys(attributes)),
        } satisfies Sleep,
      ];
    }),
  );
  return besideWidgets('waker', {
    SLEEP: JSON.stringify(sleep),
    COMMON_ATTRIBUTES: JSON.stringify(Object.keys(commonAttributes)),
  });
};

/**
 * What shows a widget's first state on pages that are not prerendered. Its address stays the same over the versions, like
 * that of the script, so that a page may ask for both at once.
 */
const firstState = async (documented: DocumentedSpec): Promise<InlineConfig> =>
  withoutReact('src/loading/firstState.ts', `first/${documented.spec.tag.slice('bio-'.length)}.js`, {
    FIRST_STATES: JSON.stringify(await firstStatesOf(documented, await prerenderer())),
    BUILT_IN_PHONE: JSON.stringify(company.phone),
    PICTURES: JSON.stringify(PICTURES),
    WAKER: JSON.stringify(`../${fileBesideWidgets('waker')}`),
  });

/** What is imported only when something opens over the page. */
const OVERLAY = 'src/element/overlay.ts';
const PANEL = 'src/widgets/estimator/Panel.tsx';

/** The script tag's file: it knows by now what each widget's files are called. */
const loader = async (): Promise<InlineConfig> => {
  const files = readDoors();
  for (const { spec } of await readSpecs())
    if (spec.overlay && !spec.overlay.launcher) files[spec.tag]?.push(...openingFiles(spec.tag, [OVERLAY]));
  const { doors, common } = shareCommon(files);
  const launched = await findLaunched();
  return {
    ...quiet,
    define: {
      DOORS: JSON.stringify(doors),
      COMMON: JSON.stringify(common),
      LAUNCHED: JSON.stringify(launched.overlay.selector),
      OPENING: JSON.stringify(namesOf(openingFiles(launched.tag, [OVERLAY, PANEL]))),
      VERSION: JSON.stringify(sourceVersion()),
    },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: { biosystem: 'src/loader.ts' }, output: { entryFileNames: '[name].js' } },
    },
  };
};

/**
 * One classic file with every widget, for a CMS that allows nothing else. A classic script learns its own address only
 * while it is evaluated, and none at all pasted into a page; what is beside it is found from two folders below, as by a module.
 */
const classicFile: InlineConfig = {
  ...quiet,
  plugins: [react(), minifyStyles(), withoutPrefixes(), asciiOnly()],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'classicAddress' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        intro:
          'const classicAddress = new URL("assets/classic/", document.currentScript?.src || document.baseURI).href;',
      },
    },
    lib: {
      entry: 'src/index.ts',
      formats: ['iife'],
      name: 'BioSystemWidgets',
      fileName: () => 'biosystem.iife.js',
    },
  },
};

/** Code for Node: packages stay in node_modules. */
const forNode = (outDir: string, input: Record<string, string>): InlineConfig => ({
  ...quiet,
  plugins: [react(), minifyStyles()],
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
  },
});

/**
 * A page's style sheet inside the page: a few kB, and the first paint need not wait for another request. It stands before
 * the page's own script, which asks for faces that it names.
 */
const inlineStyles = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replace(
    /(<script>.*?)?<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/gs,
    (link, script = '', file: string) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>${script}` : link;
    },
  );

/** The pages of `demo/`, with every widget in its first state. */
async function buildSite(): Promise<void> {
  const { renderTag } = await prerenderer();
  await build({
    ...quiet,
    root: 'demo',
    publicDir: 'public',
    plugins: [
      {
        name: 'complete-page',
        transformIndexHtml: {
          order: 'pre',
          handler: (html, { path }) => completePage(html, path.slice(1)),
        },
      },
      {
        name: 'inline-styles',
        transformIndexHtml: {
          order: 'post',
          handler: (html, { bundle }) => inlineStyles(html, bundle ?? {}),
        },
      },
      {
        name: 'prerender',
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            prerenderPage(html, {
              render: renderTag,
              readConfig: (address) =>
                JSON.parse(readFileSync(join('demo/public', address), 'utf8')) as object,
            }),
        },
      },
    ],
    build: { outDir: '../dist/site', emptyOutDir: true, rolldownOptions: { input: pages() } },
  });
  const sources = pages().map((file) => ({
    path: relative('demo', file),
    source: readFileSync(file, 'utf8'),
  }));
  await writeFile('dist/site/sitemap.xml', sitemap(sources));
  await writeFile('dist/site/robots.txt', robots());
}

console.log('Building into dist/');
await rm('dist', { recursive: true, force: true });
await step('the widgets as ES modules', () => build({ logLevel: 'warn' }));
await step('the prerenderer', () =>
  build(forNode('dist/render', { widgets: 'scripts/widgets.ts', cli: 'scripts/render.ts' })),
);
await step('the launcher, the waker and the first states', async () => {
  await build(await launcher());
  await build(await waker());
  for (const documented of await readSpecs()) await build(await firstState(documented));
});
await step('the loader', async () => build(await loader()));
await step('all widgets as one classic file', () => build(classicFile));
await step('custom-elements.json and business.schema.json', async () => {
  await writeFile(
    'dist/custom-elements.json',
    `${JSON.stringify(customElementsManifest(await readSpecs()), null, 2)}\n`,
  );
  await writeFile('dist/business.schema.json', `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
});
await step('pictures', () => cp('src/pictures', 'dist/pictures', { recursive: true }));
await step('types', () => promisify(exec)('tsc -p tsconfig.types.json'));
await step('the faces', makeFonts);
await step('the site', buildSite);
await step('the lead desk', () =>
  build(forNode('dist/desk', { main: 'server/main.ts', cli: 'server/cli.ts' })),
);
await step('compressed copies for the web server', async () => {
  await mkdir('dist/site/assets', { recursive: true });
  for (const name of [
    'biosystem.js',
    'biosystem.iife.js',
    'custom-elements.json',
    'business.schema.json',
    'assets',
    'first',
    'pictures',
  ])
    await cp(join('dist', name), join('dist/site', name), { recursive: true });
  await compressFolder('dist/site');
});
