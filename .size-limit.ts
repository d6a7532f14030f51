import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { filesOf, readManifest, readWidgetFiles, releaseFile } from './scripts/outputs/widgetFiles';

const manifest = readManifest('dist');
const widgetFiles = readWidgetFiles(manifest);

/** Files of the build. @throws where one is missing: it would weigh nothing. */
const files = (...names: string[]) =>
  [...new Set(names)].map((name) => {
    const path = `dist/${name}`;
    if (!existsSync(path)) throw new Error(`There is no ${path}: run "npm run build".`);
    return path;
  });

/** What a visitor downloads for a page with these widgets, brotli-compressed, when all of them are hydrated. */
const page = (...tags: string[]) => files('biosystem.js', ...tags.flatMap((tag) => widgetFiles[tag] ?? []));

/** The widgets of the home page, as it is built; the estimator's floating button is listed apart. */
const home = Array.from(
  readFileSync('dist/site/index.html', 'utf8').matchAll(/<(bio-[\w-]+)/g),
  ([, tag = '']) => tag,
).filter((tag) => tag !== 'bio-estimator');

const studio = readManifest('dist/studio');
const inbox = readManifest('dist/inbox');

/** What a view of the studio downloads when it is the first one. The page and its files are there: the widgets are beside them. */
const studioView = (view: string) =>
  files(
    ...filesOf(studio, 'index.html')
      .concat(filesOf(studio, view))
      .map((file) => `studio/${file}`),
  );

/** The views of the studio, by their modules: each bears the name of its folder. */
const studioViews = Object.keys(studio).filter((key) => {
  const [, folder = '', name = ''] = /^([a-z-]+)\/(\w+)\.tsx$/.exec(key) ?? [];
  return (
    studio[key]?.isDynamicEntry &&
    folder !== '' &&
    folder !== 'prices' && // a part of the editor
    folder.replace('-', '') === name.toLowerCase()
  );
});

/** What a module of the studio adds to a view that is open. */
const studioPart = (module: string, view: string) => {
  const there = new Set(studioView(view));
  return files(...filesOf(studio, module).map((file) => `studio/${file}`)).filter((file) => !there.has(file));
};

/** The npm package without its pictures. */
const packageFiles = readdirSync('dist/package', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/pictures'))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

/** Budgets stand 5 % above what the code weighs: they catch a library that slips in, not a sentence. */
const LARGE: Record<string, string> = {
  'bio-contact-form': '96 kB',
  'bio-audit-wizard': '108 kB',
  'bio-estimator': '117.4 kB',
  'bio-quote-builder': '109.5 kB',
  'bio-service-detail': '93 kB',
};
const ANY_OTHER = '88.1 kB';

/** The snapshot of a widget that is not prerendered. */
const SNAPSHOTS: Record<string, string> = { 'bio-service-detail': '17.5 kB', 'bio-estimator': '16 kB' };
const ANY_OTHER_SNAPSHOT = '13.4 kB';

export default [
  { name: 'the loader, with the code of the islands', path: files('biosystem.js'), limit: '6.6 kB' },
  ...Object.keys(widgetFiles).map((tag) => ({
    name: `a page with only <${tag}>, hydrated`,
    path: page(tag),
    limit: LARGE[tag] ?? ANY_OTHER,
  })),
  ...Object.keys(widgetFiles).map((tag) => ({
    name: `a page with only <${tag}>, not prerendered, not hydrated`,
    path: files('biosystem.js', releaseFile(`snapshots/${tag.slice('bio-'.length)}`)),
    limit: SNAPSHOTS[tag] ?? ANY_OTHER_SNAPSHOT,
  })),
  {
    name: 'the home page, prerendered, until it is loaded',
    path: files('biosystem.js', ...filesOf(manifest, 'src/element/submission/attribution.ts')),
    limit: '8 kB',
  },
  {
    name: 'what the loader fetches when a page with widgets is loaded',
    path: files(releaseFile('islands')),
    limit: '9.6 kB',
  },
  {
    name: 'the words for a mistake that is told when a page is loaded',
    path: files(releaseFile('mistakes')),
    limit: '0.8 kB',
  },
  {
    name: 'the check of an open page',
    path: files(releaseFile('check'), releaseFile('check-closestMatch')),
    limit: '20.3 kB', // 0.5 kB of it finds what a page does wrong with the script of one widget
  },
  { name: 'the home page, hydrated', path: page(...home), limit: '161.6 kB' },
  {
    name: 'the floating button of an estimator that is not hydrated',
    path: files('biosystem.js', releaseFile('launcher')),
    limit: '9.6 kB',
  },
  {
    name: 'what all forms share, with the code for sending',
    path: files(releaseFile('submitLead')),
    limit: '12.7 kB',
  },
  {
    name: 'the inbox',
    path: files(...filesOf(inbox, 'index.html').map((file) => `inbox/${file}`)),
    limit: '87 kB',
  },
  ...studioViews.map((view) => ({
    name: `the studio, opened at ${view}`,
    path: studioView(view),
    limit: '95 kB',
  })),
  {
    name: 'the studio: what checks a config, with the built-in facts',
    path: studioPart('../src/content/resolved.ts', 'editor/Editor.tsx'),
    limit: '31.8 kB',
  },
  {
    name: 'the studio: the prices beside the editor',
    path: studioPart('prices/Prices.tsx', 'editor/Editor.tsx'),
    limit: '11.5 kB',
  },
  {
    name: 'the studio: its data, the manifest and the schema of a config',
    path: files('custom-elements.json', 'business.schema.json'),
    limit: '27.5 kB',
  },
  {
    name: 'the npm package, unpacked, without pictures',
    path: packageFiles,
    limit: '1.08 MB',
    brotli: false,
  },
  { name: 'the classic file', path: files('biosystem.iife.js'), limit: '205 kB' },
];
