/** Who may import whom, types included. `npm run lint` checks it. */
import { readdirSync } from 'node:fs';

/**
 * What each folder may import of ours, beside itself and `src/domain`; `types of x` allows only `import type`.
 * Every folder has a row: a new folder without one is an error.
 * @type {Record<string, string[]>}
 */
export const rows = {
  'src/domain': [],
  'src/page': [
    'types of src/leads',
    'src/leads/attribution', // visits are counted by the attribution of leads
    'src/leads/visitSource',
    'src/leads/toJson',
    'types of src/check-page',
    'src/content/closestMatch',
  ],
  'src/pricing': [],
  'src/leads': [],
  'src/style': ['src/page/isBrowser'],
  'src/content': ['src/page', 'src/style', 'src/languages', 'demo/public'],
  'src/languages': ['src/content', 'src/page/language', 'demo/public'],
  'src/ui': ['src/style', 'src/page'],
  'src/element': [
    'src/page',
    'src/style',
    'src/ui',
    'src/content',
    'src/languages',
    'src/leads',
    'types of src/forms/fields',
  ],
  'src/check-config': ['src/page', 'src/content', 'src/specs', 'src/element', 'src/pricing/formula'],
  'src/check-page': ['src/page', 'src/content', 'src/check-config', 'src/leads', 'src/style/tokens'],
  'src/hydration': ['src/page', 'src/style', 'src/leads', 'types of src/check-page'],
  'src/prerender': [
    'src/page',
    'src/style',
    'src/content',
    'src/languages',
    'src/element',
    'src/hydration',
    'src/forms/fields/Field',
  ],
  'src/forms': ['src/page', 'src/leads', 'src/style', 'src/ui', 'src/element'],
  'src/widgets': [
    'src/page',
    'src/pricing',
    'src/leads',
    'src/style',
    'src/content',
    'src/ui',
    'src/element',
    'src/forms',
    'src/page/focus',
  ],
  'src/package': [
    'src/check-page',
    'src/check-config',
    'src/page',
    'src/element',
    'src/content',
    'src/hydration',
    'src/widgets',
    'src/ui/section/picture',
  ],
  'src/embed': ['src/page'],
  'src/testing': ['src'],
  'src/pictures': [],
  server: [
    'src/leads',
    'src/languages',
    'src/style', // of mails
    'src/package/node/configFile',
    'src/package/node/inlineHashes',
    'src/page/pictureVersion',
    'src/content/jsonFile',
    'src/content/schema/(availability|hours|theme)',
    'src/testing/(propertyRuns|sample)',
  ],
  'server/widgetCode': ['server', 'src'],
  scripts: ['src', 'server', 'webapp', 'studio', 'inbox', 'wordpress'],
  // A test lead is sent as the widgets send leads.
  wordpress: ['src/content', 'src/check-config', 'src/leads', 'src/specs', 'src/prerender/widgets'],
  demo: ['src/page'],
  webapp: ['src/style', 'src/ui', 'src/forms'],
  studio: [
    'webapp',
    'src/page',
    'src/forms',
    'src/page/focus',
    'src/check-config',
    'src/style',
    'src/ui',
    'src/check-page',
    'src/content',
    'src/languages/en/bookable',
    'src/widgets/estimator',
    // In a worker of its own.
    'src/prerender/snapshotFile',
    'src/prerender/widgets',
    'src/package/prerenderPage',
    'types of src/element',
  ],
  inbox: [
    'src/languages',
    'src/forms',
    'src/page/focus',
    'src/style',
    'src/ui',
    'webapp',
    'types of server/inbox',
    'types of server/storage/tables',
    'types of server/visits',
  ],
  tests: ['scripts', 'server/testing', 'src/content', 'src/languages', 'src/pricing', 'src/testing'],
  bench: ['src', 'server', 'scripts'],
  docs: [
    'scripts',
    'studio/preview',
    'studio/snippet/snippets',
    'src/check-page/knownElement',
    'src/style/tokens',
  ],
};

/** Folders that hold no code of ours, or none that is imported. */
const WITHOUT_CODE = [
  'src',
  'archives',
  'node_modules',
  'dist',
  'data',
  'deploy',
  'examples',
  'releases',
  'test-results',
];

for (const folder of foldersIn('.').concat(foldersIn('src').map((name) => `src/${name}`)))
  if (!WITHOUT_CODE.includes(folder) && !(folder in rows))
    throw new Error(`The folder ${folder} has no import rule: give it a row in .dependency-cruiser.mjs.`);

function foldersIn(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

const OURS = '^(src|server|scripts|demo|webapp|studio|inbox|tests|bench|wordpress|docs)/';
const TESTS = String.raw`\.test\.tsx?$`;
const TEST_SUPPORT = '^src/testing/';
const DOMAIN = '^src/domain/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @returns the rules of one row: what it does not allow is forbidden. */
function rulesOf(folder, allowed) {
  /** Of a folder, or of one module. */
  const path = (name) => `^${name.replace('types of ', '')}[/.]`;
  const types = allowed.filter((name) => name.startsWith('types of ')).map(path);
  const comment = `${folder} may import: ${allowed.join(', ') || 'nothing of ours'}.`;
  // Tests of the studio hold it against what the scripts make of the widgets.
  const roomsApart = Object.keys(rows).filter((name) => name.startsWith(`${folder}/`));
  const from = {
    path: `^${folder}/`,
    pathNot: folder === 'studio' ? [TESTS] : roomsApart.map((name) => `^${name}/`),
  };
  const forbidden = rule(`${folder}-imports`, comment, from, {
    path: OURS,
    pathNot: [
      `^${folder}/`,
      DOMAIN,
      ...allowed.map(path),
      ...(folder.startsWith('src/') ? [TEST_SUPPORT] : []),
    ],
  });
  const onlyTypes = rule(`${folder}-imports-types`, comment, from, {
    path: types,
    pathNot: allowed.filter((name) => !name.startsWith('types of ')).map(path),
    dependencyTypesNot: ['type-only'],
  });
  return types.length > 0 ? [forbidden, onlyTypes] : [forbidden];
}

export default {
  forbidden: [
    ...Object.entries(rows).flatMap(([folder, allowed]) => rulesOf(folder, allowed)),
    rule(
      'no-circles',
      'Modules that import each other, if only types, are one module: move what both need.',
      {},
      { circular: true },
    ),
    rule(
      'resolvable',
      'There is no such file or package.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'src-is-the-product',
      'The product imports nothing of the server, the scripts or the tests, but the facts of the built-in firm.',
      { path: '^src/' },
      { path: OURS, pathNot: '^(?:src/|demo/public/business)' },
    ),
    rule(
      'widgets-apart',
      'A widget never imports another: it asks by an event or a link.',
      { path: '^src/widgets/([^/]+)/' },
      { path: '^src/widgets/', pathNot: '^src/widgets/$1/' },
    ),
    rule(
      'r2wc-in-element',
      'Only src/element knows r2wc.',
      { pathNot: '^src/element/' },
      { path: 'node_modules/@r2wc/' },
    ),
    rule(
      'emotion-in-style',
      'Only src/style knows Emotion: import css, cx and keyframes from there.',
      { path: '^src/', pathNot: '^src/style/' },
      { path: 'node_modules/@emotion/' },
    ),
    rule(
      'test-support-in-tests',
      'Only tests import test support.',
      { path: '^src/', pathNot: [TESTS, TEST_SUPPORT] },
      { path: TEST_SUPPORT },
    ),
    rule(
      'server-test-support-in-tests',
      'Only tests import test support.',
      { path: '^server/', pathNot: [TESTS, '^server/testing/'] },
      { path: '^server/testing/' },
    ),
    rule(
      'specs-use-public-names',
      'Specs use the built product. Only tests of faults, of deployment and of WordPress use the test support of the server.',
      { path: '^tests/', pathNot: '^tests/(deployment|faults|wordpress/support)/' },
      { path: '^server/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(bench/peers/.*\\.tsx$|bench/peers/surveyjs/|bench/peers/astro-page/|dist/|src/package/types/|tests/types/|tests/examples/(bundlers|environments)/)',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
