/** `npm run build`: everything that `dist/` holds. Says what it does while it does it. */
import { exec } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { commonAttributes } from '../src/element/attributes';
import type { Sleep } from '../src/loading/waker';
import { asciiOnly } from './ascii-only';
import { compressFolder } from './compress';
import { configJsonSchema } from './config-schema';
import { fileBesideWidgets, readDoors, shareCommon } from './doors';
import { customElementsManifest } from './manifest';
import { minifyStyles } from './minify-styles';
import { prerenderPage } from './prerender';
import { completePage, robots, sitemap } from './site-page';
import { readSpecs } from './specs';
import { sourceVersion } from './version';
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

type Prerenderer = typeof import('./widgets');

const prerenderer = (): Promise<Prerenderer> =>
  import(join(process.cwd(), 'dist/render/widgets.js')) as Promise<Prerenderer>;

/** What shows a widget's first state and waits: the overlays that stand in the page as a button. */
const launcher = async (): Promise<InlineConfig> => {
  const { widgets, renderFirstState } = await prerenderer();
  const firstStates: Record<string, object> = {};
  for (const widget of widgets.values()) {
    const { overlay } = widget.spec;
    if (!overlay?.launcher) continue;
    const first = await renderFirstState(widget, {
      attribute: (name) => overlay.launcher?.[name] ?? null,
      common: { endpoint: undefined, phone: undefined, lang: 'en' },
    });
    firstStates[overlay.selector] = { html: first.html, css: first.css, hash: overlay.hash };
  }
  return besideWidgets('launcher', { FIRST_STATES: JSON.stringify(firstStates) });
};

/** A file without React that the loader fetches beside the widgets' modules. */
const besideWidgets = (name: string, define: Record<string, string>): InlineConfig => ({
  ...quiet,
  define,
  plugins: [
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
      input: { [name]: `src/loading/${name}.ts` },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: fileBesideWidgets(name) },
    },
  },
});

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
          methods,
          attributes: Object.keys(attributes),
        } satisfies Sleep,
      ];
    }),
  );
  return besideWidgets('waker', {
    SLEEP: JSON.stringify(sleep),
    COMMON_ATTRIBUTES: JSON.stringify(Object.keys(commonAttributes)),
  });
};

/** The script tag's file: it knows by now what each widget's files are called. */
const loader = async (): Promise<InlineConfig> => {
  const { doors, common } = shareCommon(readDoors());
  return {
    ...quiet,
    define: {
      DOORS: JSON.stringify(doors),
      COMMON: JSON.stringify(common),
      LAUNCHED: JSON.stringify(
        (await readSpecs())
          .flatMap(({ spec: { overlay } }) => (overlay?.launcher ? [overlay.selector] : []))
          .join(),
      ),
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

/** A page's style sheet inside the page: a few kB, and the first paint need not wait for another request. */
const inlineStyles = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const sheet = bundle[file];
    return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
  });

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
await step('the launcher and the waker', async () => {
  await build(await launcher());
  await build(await waker());
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
    'pictures',
  ])
    await cp(join('dist', name), join('dist/site', name), { recursive: true });
  await compressFolder('dist/site');
});
