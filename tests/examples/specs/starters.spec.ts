/**
 * A framework's own starter becomes the example by the steps of its README: only with `--long`. The starters of React Router, Nuxt,
 * Astro and Storybook load their templates from GitHub, and are left out.
 */
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isLong } from '../../support/sample';
import { type Served, type Starter, serveBy, serveFiles } from '../support/app';
import { requestVisit } from '../support/visit';
import { serving, withApp } from '../support/withApp';

const vite = (template: string) => [
  'create-vite@9.3.0',
  'my-app',
  '--template',
  template,
  '--no-interactive',
];

/** The line `types` of a tsconfig, with those of a framework. */
const types = (before: string, framework: string) =>
  [before, before.replace(']', `, "biosystem-widgets/${framework}"]`)] as const;

const STARTERS: readonly (Starter & { serve: (folder: string, port: number) => Promise<Served> })[] = [
  {
    example: 'examples/next',
    create: ['create-next-app@16.4.3', 'my-app', '--yes', '--skip-install', '--disable-git'],
    edited: {
      'next.config.ts': [
        'cacheComponents: true,',
        "cacheComponents: true, serverExternalPackages: ['biosystem-widgets'],",
      ],
    },
    // Its own layout asks Google for fonts while it is built.
    copied: ['app/Widgets.tsx', 'app/page.tsx', 'app/layout.tsx'],
    serve: (folder, port) => serveBy('npx', ['next', 'start', '-p', `${port}`], folder, port),
  },
  {
    example: 'examples/vite-react',
    create: vite('react-ts'),
    edited: { 'tsconfig.app.json': types('"types": ["vite/client"]', 'react') },
    copied: ['src/App.tsx'],
    serve: (folder, port) => serveFiles(join(folder, 'dist'), port),
  },
  {
    example: 'examples/vite-vue',
    create: vite('vue-ts'),
    edited: {
      'tsconfig.app.json': types('"types": ["vite/client"]', 'vue'),
      'vite.config.ts': [
        'vue()',
        "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bio-') } } })",
      ],
    },
    copied: ['src/App.vue'],
    serve: (folder, port) => serveFiles(join(folder, 'dist'), port),
  },
  {
    example: 'examples/vite-svelte',
    create: vite('svelte-ts'),
    edited: { 'tsconfig.app.json': types('"types": ["svelte", "vite/client"]', 'svelte') },
    copied: ['src/App.svelte'],
    serve: (folder, port) => serveFiles(join(folder, 'dist'), port),
  },
  {
    example: 'examples/vite-lit',
    create: vite('lit-ts'),
    copied: ['src/my-element.ts'],
    serve: (folder, port) => serveFiles(join(folder, 'dist'), port),
  },
  {
    example: 'examples/angular',
    create: ['@angular/cli@20.3.35', 'new', 'my-app', '--defaults', '--skip-git', '--skip-install'],
    copied: ['src/app/app.ts'],
    serve: (folder, port) => serveFiles(join(folder, 'dist/my-app/browser'), port),
  },
];

for (const { serve, ...starter } of STARTERS)
  test(starter.example, async ({ page }) => {
    test.skip(!isLong, 'only with --long');
    await withApp(starter, async (app, url, port) => {
      await app.build();
      await serving(serve(app.folder, port), async () => {
        await requestVisit(page, url);
        await expect(page.getByRole('status').getByText('Sent: estimate')).toBeVisible();
      });
    });
  });
