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

const nameOf = (tag: string): string => tag.slice('bio-'.length);

/** The script of a page with one widget: what a visitor downloads before a touch. */
const ownScript = (tag: string) => files(`${nameOf(tag)}.js`);

/** The same where the page names the script for all widgets. */
const scriptForAll = (tag: string) => files('biosystem.js', releaseFile(`snapshots/${nameOf(tag)}`));

/** What the widgets of a page add when they are used. */
const used = (...tags: string[]) =>
  files(releaseFile('islands'), ...tags.flatMap((tag) => widgetFiles[tag] ?? []));

/** What a visitor downloads for a page with one widget from loading to sending. */
const walk = (tag: string) => [
  ...new Set([
    ...ownScript(tag),
    ...used(tag),
    ...(LATER[tag] ?? []).flatMap((name) => files(releaseFile(name))),
  ]),
];

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

/** What views of the inbox add that are fetched when they are opened. */
const inboxPart = (...modules: string[]) => {
  const there = new Set(filesOf(inbox, 'index.html'));
  const added = modules.flatMap((module) => filesOf(inbox, module)).filter((file) => !there.has(file));
  return files(...added.map((file) => `inbox/${file}`));
};

/** The npm package without its pictures. */
const packageFiles = readdirSync('dist/package', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/pictures'))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

/** What else a walk loads, besides what the widget imports. */
const LATER: Record<string, readonly string[]> = {
  'bio-contact-form': ['origin'],
  'bio-audit-wizard': ['origin', 'PhotoPicker'],
  'bio-estimator': ['origin', 'PhotoPicker'],
  'bio-quote-builder': ['origin'],
};

/**
 * Budgets are those of journeys, by what a visitor downloads in each. They stand 5 % above what the code weighs: they catch a
 * library that slips in, not a sentence. Whoever raises one names the feature and its kilobytes beside it.
 */
// 2 to 3 kB of each: rewritten markup is rendered anew with what was typed, and events are kept from the page's scripts.
const WALKS: Record<string, string> = {
  'bio-contact-form': '115.1 kB',
  'bio-audit-wizard': '131.6 kB', // 0.1 kB: the step at which a form was left; 0.1 kB: room for the name of a release; 0.8 kB: files as answers of a firm's own questions, a time that is a wish, waiting for code
  'bio-estimator': '148.4 kB', // the same; 4.2 kB: what is included and not, sharing, the bar with a call, a firm's own questions, a wish, waiting for code
  'bio-quote-builder': '131.7 kB', // 0.1 kB: the step at which a form was left; 0.9 kB: the place of a chosen time, prices per unit, files as answers, a time that is a wish
  'bio-service-detail': '115.6 kB',
  'bio-slots': '122.1 kB', // the picker, names of time zones that people know, what asks the desk, WordPress or the desk of a WordPress, and the code that the forms share, old picture formats only narrow
};
const ANY_OTHER_WALK = '107 kB';

/** 1.5 kB of each: what the loader keeps from the page's scripts, and the number in what is written as a phone number. */
const BEFORE_A_TOUCH: Record<string, string> = {
  'bio-estimator': '15.4 kB',
  'bio-sample-report': '15.4 kB', // a whole report
  'bio-service-detail': '17.9 kB',
};
const ANY_OTHER_BEFORE_A_TOUCH = '14.2 kB';

const tags = Object.keys(widgetFiles);

export default [
  {
    name: 'the loader',
    path: files('biosystem.js'),
    // 1.1 kB of it keeps keys, presses and scrolling in widgets from the page's scripts, and links of widgets on the page.
    limit: '5.9 kB',
  },
  ...tags.map((tag) => ({
    name: `before a touch: <${tag}> by its own script`,
    path: ownScript(tag),
    limit: BEFORE_A_TOUCH[tag] ?? ANY_OTHER_BEFORE_A_TOUCH,
  })),
  ...tags.map((tag) => ({
    name: `before a touch: <${tag}> by the script for all widgets`,
    path: scriptForAll(tag),
    limit: BEFORE_A_TOUCH[tag] ?? ANY_OTHER_BEFORE_A_TOUCH,
  })),
  ...tags.map((tag) => ({
    name: `a whole walk: <${tag}>`,
    path: walk(tag),
    limit: WALKS[tag] ?? ANY_OTHER_WALK,
  })),
  {
    name: 'before a touch: the home page, prerendered',
    path: files('biosystem.js', ...filesOf(manifest, 'src/element/submission/attribution.ts')),
    limit: '7.5 kB', // 1 kB more for what the loader keeps from the page's scripts
  },
  {
    name: 'what answers the visitor until React does',
    path: files(releaseFile('islands')),
    limit: '10.5 kB', // it finds links within the page whatever its base is, and reports a page whose objects are all promises
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
  {
    name: 'choosing a time in a form, where the firm offers any',
    path: files(releaseFile('times'), releaseFile('Picker')),
    limit: '10 kB',
  },
  {
    name: 'the home page, all of it used',
    path: [...files('biosystem.js'), ...used(...home)],
    limit: '177.9 kB', // 0.2 kB: room for the name of a release; 0.1 kB: the step at which a form was left; 0.1 kB: old picture formats only narrow; 3.8 kB: fields of forms that a firm renames or leaves out, a chosen time, files as answers, opening hours
  },
  {
    name: 'the floating button of an estimator that is not hydrated',
    path: files('biosystem.js', releaseFile('launcher')),
    limit: '9.7 kB', // 1.4 kB more: the loader, and phone numbers as people write them
  },
  {
    name: 'sending: what all forms share, with the code for sending',
    path: files(releaseFile('submitLead')),
    // 0.5 kB more each: remarks on slips in contact data, the rules of a firm's own questions, a chosen time, fields that a firm
    // changes, the files that answer its questions.
    limit: '16 kB',
  },
  {
    name: 'the inbox',
    path: files(...filesOf(inbox, 'index.html').map((file) => `inbox/${file}`)),
    // 0.8 kB: a day and a week of appointments, moved by hand; who comes, who was not there, and what cannot be read.
    // 8.6 kB: its words in German; who is to be called next, with outcomes and putting off, lists with counts, keys, and the
    // stream of changes. 4 kB: notifications, tokens of programs, addresses of calendars.
    // 6.5 kB: webhooks with their calls, short answers, what works with the worth of jobs that were won.
    // 3.4 kB: people, the log of what they do, the filter of one's own leads, and files that views share which come later.
    limit: '109 kB', // 0.1 kB: cards of a week that fit into their day; 0.4 kB: what works by step. 2.4 kB less: programs and short answers come later
  },
  {
    name: 'the inbox: programs and short answers',
    path: inboxPart('programs/Programs.tsx', 'replies/Replies.tsx'),
    limit: '4 kB',
  },
  {
    name: 'the inbox: people, one’s own account with a QR code, and the page of an invitation',
    path: inboxPart('people/People.tsx', 'own/OwnAccount.tsx', 'invite/Invite.tsx'),
    limit: '13.3 kB', // 0.3 kB: several firms of a person
  },
  ...studioViews.map((view) => ({
    name: `the studio, opened at ${view}`,
    path: studioView(view),
    limit: '95 kB',
  })),
  {
    name: 'the studio: what checks a config, with the built-in facts',
    path: studioPart('../src/content/resolved.ts', 'editor/Editor.tsx'),
    limit: '43.2 kB', // 6.2 kB more: a firm's site, trust, sample report, own questions, prices by trade, all messages in German
  },
  {
    name: 'the studio: the prices beside the editor',
    path: studioPart('prices/Prices.tsx', 'editor/Editor.tsx'),
    limit: '14.8 kB', // 2.7 kB: ranges of so many percent, dates, order of charges, monthly payments, names of numbers, formulas, later visits
  },
  {
    name: 'the studio: its data, the manifest and the schema of a config',
    path: files('custom-elements.json', 'business.schema.json'),
    limit: '47.3 kB', // the same, described; 10.3 kB: prices by trade, fields of forms, times to choose, an example of each key
  },
  {
    name: 'the npm package, unpacked, without pictures',
    path: packageFiles,
    // Two elements, trust and the sample of a report; a firm's own questions; the result of an estimate, the quote as a document.
    // 0.02 MB: the licenses of what it contains, links that bring a form back.
    limit: '1.355 MB', // 0.15 MB: examples in the schema, prices by trade with formulas, fields of forms, times to choose
    brotli: false,
  },
  // WordPress' plugin directory takes 10 MB.
  { name: 'the WordPress plugin', path: files('biosystem-widgets.zip'), limit: '9.9 MB', brotli: false },
  // 15 kB more: the same; 13 kB: prices by trade with formulas, fields of forms, times to choose; 1 kB: wishes, opening hours; 0.6 kB: links that bring a form back, waiting for code; 0.1 kB: the step at which a form was left; 0.1 kB: names of time zones that people know.
  { name: 'the classic file', path: files('biosystem.iife.js'), limit: '249.9 kB' },
];
