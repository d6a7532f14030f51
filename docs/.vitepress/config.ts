/** The documentation site. `scripts/docsite/` makes its pages of the Markdown files of the project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slugOf } from '../../scripts/docs/links.ts';
import { readNavigation } from '../../scripts/docsite/navigation.ts';
import { linkedFile, placeOf } from '../../scripts/docsite/pages.ts';
import { releaseName } from '../../scripts/releases/version.ts';
import { classesForColors, theme } from './code.ts';
import { EXAMPLE_DESK } from './exampleDesk.ts';
import { markdownPlugin, withQuestionsAsHeadings } from './markdownPlugin.ts';
import { spanish } from './spanish.ts';
import { tokenCss } from './tokens.ts';

/** The sidebar of a language. @param folder of its documents, such as `docs/es`. */
const sidebar = (folder: string) =>
  readNavigation(readFileSync(`${folder}/README.md`, 'utf8')).map(({ title, pages }) => ({
    text: title,
    items: pages.map((page) => ({
      text: page.title,
      link: `/${placeOf(linkedFile(`${folder}/README.md`, page.link)?.path ?? '')}/`,
    })),
  }));

/** Words of a question that no page is about, English and Spanish. The generator copies the function as it is. */
const withoutFillers = (term: string) =>
  /^(?:an?|and|are|as|at|be|by|can|do|does|end|for|from|get|happens?|how|i|if|in|into|is|it|its|me|my|not|of|on|or|our|so|that|the|their|them|there|they|this|to|up|us|was|we|what|when|where|which|who|why|will|with|you|your|al?|c[oó]mo|con|cu[aá]ndo|de|del|d[oó]nde|el|en|es|est[aá]|hago|la|las|los?|me|mis?|no|o|para|por|puedo|qu[eé]|se|si|sus?|tus?|una?|un|y)$/i.test(
    term,
  )
    ? null
    : term.toLowerCase();

/** What is still being typed is a beginning; words before are whole, or each alert `desk…` would be about a desk. */
const isBeginning = (_term: string, index: number, terms: string[]) => index === terms.length - 1;

/** Records of the past come after what holds now, and what developers of the project read after what everybody does. */
const weightOf = (page: string) =>
  /\/(?:changelog|decisions|measurements|architecture|design)\//.test(page)
    ? 0.3
    : /\/developer\//.test(page)
      ? 0.6
      : 1;

/** The version of these documents, and where others are told of. */
const nav = (words: { whatIsNew: string; releases: string }) => [
  {
    text: releaseName(),
    items: [
      { text: words.whatIsNew, link: '/changelog/' },
      { text: words.releases, link: '/releases/' },
    ],
  },
];

/** Places of the pages that exist in Spanish too. */
const translated = readdirSync('docs/es')
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''));

export default defineConfig({
  title: 'BioSystem widgets',
  description: 'Lead-generation widgets and the lead desk that receives their leads.',
  // Wherever a host has it: below a desk's /docs/, or in a folder of its own.
  base: './',
  cleanUrls: true, // of each page there is one address: its folder
  srcExclude: ['public/**'],
  ignoreDeadLinks: 'localhostLinks',
  srcDir: process.env['DOCS_PAGES'] ?? '.',
  // Known before the page is shown: nothing moves when the field for the reader's desk comes.
  transformPageData: ({ frontmatter, filePath }, { siteConfig }) => ({
    frontmatter: {
      ...frontmatter,
      namesDesk: readFileSync(join(siteConfig.srcDir, filePath), 'utf8').includes(EXAMPLE_DESK),
    },
  }),
  // A security policy forbids styles of elements; `style.css` has them.
  transformHtml: (html) =>
    html.replaceAll(' style="position:relative;"', '').replaceAll(' style="--vp-vh:0px;"', ''),
  head: [
    ['style', {}, tokenCss],
    // Every desk has it: a search engine would find the same pages under the names of many firms.
    ['meta', { name: 'robots', content: 'noindex' }],
  ],
  transformHead: ({ pageData }) => [
    ['link', { rel: 'icon', href: `${'../'.repeat(pageData.relativePath.split('/').length - 1)}icon.svg` }],
  ],
  // Without the style element that it adds for a moment.
  appearance: { disableTransition: false },
  themeConfig: {
    siteTitle: 'BioSystem widgets',
    search: {
      provider: 'local',
      options: {
        locales: { es: { translations: spanish.search } },
        _render: (markdown, env, md) => md.renderAsync(withQuestionsAsHeadings(markdown), env),
        miniSearch: {
          searchOptions: { processTerm: withoutFillers, prefix: isBeginning, boostDocument: weightOf },
        },
      },
    },
    nav: nav({ whatIsNew: 'What is new', releases: 'Follow, pin, roll back' }),
    sidebar: sidebar('docs'),
    outline: { level: [2, 3] },
    // Most pages are in English only: the switch leads to the first page of a language.
    i18nRouting: false,
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    es: {
      label: 'Español',
      lang: 'es',
      description: 'Widgets para recibir solicitudes, y el servidor que las recibe.',
      themeConfig: { ...spanish.theme, nav: nav(spanish.nav), sidebar: sidebar('docs/es') },
    },
  },
  // Of what exists in both languages, to the same page.
  additionalConfig: Object.fromEntries(
    translated.flatMap((place) =>
      [`/${place}`, `/es/${place}`].map((folder) => [`${folder}/`, { themeConfig: { i18nRouting: true } }]),
    ),
  ),
  markdown: {
    theme,
    codeTransformers: [classesForColors],
    anchor: { slugify: slugOf },
    config: markdownPlugin,
  },
  vite: { build: { reportCompressedSize: false, chunkSizeWarningLimit: 2000 } },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bio-') } } },
});
