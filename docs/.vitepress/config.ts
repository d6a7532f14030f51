/** The documentation site. `scripts/docsite/` makes its pages of the Markdown files of the project. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { slugOf } from '../../scripts/docs/links.ts';
import { readNavigation } from '../../scripts/docsite/navigation.ts';
import { linkedFile, placeOf } from '../../scripts/docsite/pages.ts';
import { classesForColors, theme } from './code.ts';
import { markdownPlugin } from './markdownPlugin.ts';
import { tokenCss } from './tokens.ts';

const navigation = readNavigation(readFileSync('docs/README.md', 'utf8')).map(({ title, pages }) => ({
  text: title,
  items: pages.map((page) => ({
    text: page.title,
    link: `/${placeOf(linkedFile('docs/README.md', page.link)?.path ?? '')}/`,
  })),
}));

export default defineConfig({
  title: 'BioSystem widgets',
  description: 'Lead-generation widgets and the lead desk that receives their leads.',
  base: '/docs/',
  srcExclude: ['public/**'],
  ignoreDeadLinks: 'localhostLinks',
  srcDir: process.env['DOCS_PAGES'] ?? '.',
  // A security policy forbids styles of elements; `style.css` has them.
  transformHtml: (html) =>
    html.replaceAll(' style="position:relative;"', '').replaceAll(' style="--vp-vh:0px;"', ''),
  head: [
    ['style', {}, tokenCss],
    ['link', { rel: 'icon', href: '/icon.svg' }],
  ],
  // Without the style element that it adds for a moment.
  appearance: { disableTransition: false },
  themeConfig: {
    siteTitle: 'BioSystem widgets',
    search: { provider: 'local' },
    sidebar: navigation,
    outline: { level: [2, 3] },
  },
  markdown: {
    theme,
    codeTransformers: [classesForColors],
    anchor: { slugify: slugOf },
    config: markdownPlugin,
  },
  vite: { build: { reportCompressedSize: false, chunkSizeWarningLimit: 2000 } },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bio-') } } },
});
