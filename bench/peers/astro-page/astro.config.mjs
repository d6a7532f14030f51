import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

export default defineConfig({
  base: '/peers/astro-page',
  srcDir: '.',
  outDir: '../built/astro-page',
  cacheDir: '../node_modules/.astro',
  build: { inlineStylesheets: 'always' }, // one page: its style sheet is never fetched again
  integrations: [preact()],
});
