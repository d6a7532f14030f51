/**
 * `npm run dev`: the site and the lead desk from their sources, without a build. The browser shows an edit of a view with
 * its state kept, and reloads for anything else. A change of the server restarts the desk.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { join, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { headScripts } from './headScript';
import { allWidgetsData } from './outputs/buildOutputs';
import { buildData } from './plugins/buildData';
import { tokenDefaultsInPages } from './plugins/tokenDefaults';
import { makeFonts } from './site/fonts';
import { isFile, languageOf, pagePaths, readPage } from './site/siteLanguages';
import { withHeadScript } from './site/withHeadScript';

const ROOT = process.cwd();
const inRoot = (path: string) => join(ROOT, path);
/** What the lead desk is made of. */
const deskFolders = ['server', 'src/leads', 'src/domain'].map(inRoot);

/** Modules of the browser outside `demo/`, which is Vite's root. */
const moduleUrl = (path: string) => `/@fs${inRoot(path)}`;

/** In place of the built script: a page names the same file, as module or as classic script. */
const ENTRY = `import(${JSON.stringify(moduleUrl('src/page/pictureFolder.ts'))}).then((pictures) => {
  pictures.setPictureFolder('/pictures/');
  return import(${JSON.stringify(moduleUrl('src/index.ts'))});
});`;

/** Serves what the build puts beside the pages, and the pages with their shell. */
function site(): Plugin {
  return {
    name: 'site',
    configureServer(server) {
      const pictures = sirv(inRoot('src/pictures'), { dev: true });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (path === '/biosystem.js' || path === '/biosystem.iife.js')
          response.setHeader('content-type', 'text/javascript').end(ENTRY);
        else if (path.startsWith('/pictures/')) {
          request.url = path.slice('/pictures'.length);
          pictures(request, response, next);
        } else if (path in madeData) {
          madeData[path]?.(server).then(
            (data) => response.setHeader('content-type', 'application/json').end(JSON.stringify(data)),
            next,
          );
        } else if (isDrawn(path)) {
          drawn(server, path).then(
            (content) => response.setHeader('content-type', lookup(path) ?? 'image/x-icon').end(content),
            next,
          );
        } else if (path === '/studio') {
          response.writeHead(301, { location: '/studio/' }).end();
        } else if (/^\/studio\/(?:(?:preview|page)\.html)?$/.test(path)) {
          const file = inRoot(path.endsWith('/') ? 'studio/index.html' : path.slice(1));
          const html = readFileSync(file, 'utf8').replaceAll('"./', `"${moduleUrl('studio')}/`);
          server
            .transformIndexHtml(path, html)
            .then((page) => response.setHeader('content-type', 'text/html').end(page), next);
        } else {
          const page = madePage(path);
          if (!page) next();
          else
            server
              .transformIndexHtml(`/${page.file}`, readPage(page.file))
              .then(
                (html) => response.writeHead(page.status, { 'content-type': 'text/html' }).end(html),
                next,
              );
        }
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path, server }) {
        if (!server || path.startsWith('/studio/')) return html;
        const sitePage = await server.ssrLoadModule(inRoot('scripts/site/sitePage.ts'));
        const { completePage } = sitePage as typeof import('./site/sitePage');
        const { readSiteBusinessIn } = (await server.ssrLoadModule(
          inRoot('scripts/site/siteBusiness.ts'),
        )) as typeof import('./site/siteBusiness');
        const page = path.slice(1);
        const facts = await readSiteBusinessIn(languageOf(page).tag);
        // Vite brings the file of this path; that of another main language, or what it needs, only `readPage` knows.
        const source = pagePaths().includes(page) ? readPage(page) : html;
        return withHeadScript(withoutBuiltFiles(completePage(source, page, facts)), await headScripts());
      },
    },
    // Vite reloads a page only at its own file's URL. Ours have shorter URLs, and share parts and facts.
    handleHotUpdate({ file, server }) {
      if (!/\.html$|\/(?:words|business(?:\.[\w-]+)?)\.json$/.test(file)) return undefined;
      server.ws.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}

/** The page for a path that is no file: most of those in another language than English, and of those of services. */
function madePage(path: string): { file: string; status: number } | undefined {
  const { tag, base } = languageOf(`${path.slice(1)}/`);
  if (path.includes('.')) return undefined;
  const name = path.slice(1).replace(/\/$/, '');
  const file = pagePaths().find((page) => [`${name}.html`, `${name}/index.html`].includes(page));
  if (!base) return file && !isFile(file) ? { file, status: 200 } : undefined;
  return file ? { file, status: 200 } : { file: `${tag}/404.html`, status: 404 };
}

/** What the build writes for editors and tools, and the studio reads, by its path. */
const madeData: Record<string, (server: ViteDevServer) => Promise<unknown>> = {
  '/custom-elements.json': async (server) => {
    const load = (path: string) => server.ssrLoadModule(inRoot(path));
    const { customElementsManifest } = (await load(
      'scripts/package/manifest.ts',
    )) as typeof import('./package/manifest');
    const current = (await load('src/specs.ts')) as typeof import('../src/specs');
    return customElementsManifest(current.specs);
  },
  '/business.schema.json': async (server) => {
    const schema = await server.ssrLoadModule(inRoot('scripts/package/configSchema.ts'));
    return (schema as typeof import('./package/configSchema')).configJsonSchema();
  },
};

/** What the build draws and writes of the facts beside the pages: icons, manifests, the picture of shared links. */
const isDrawn = (path: string): boolean =>
  /^\/(?:icon(?:-\d+)?\.(?:svg|png)|favicon\.ico|apple-touch-icon\.png|(?:[\w-]+\/)?(?:site\.webmanifest|share\.jpg))$/.test(
    path,
  );

async function drawn(server: ViteDevServer, path: string): Promise<string | Buffer> {
  const load = <Module>(name: string) =>
    server.ssrLoadModule(inRoot(`scripts/site/${name}.ts`)) as Promise<Module>;
  const language = languageOf(path.slice(1));
  const { readSiteBusinessIn } = await load<typeof import('./site/siteBusiness')>('siteBusiness');
  const facts = await readSiteBusinessIn(language.tag);
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (file === 'site.webmanifest')
    return (await load<typeof import('./site/manifest')>('manifest')).manifest(facts, language);
  if (file === 'share.jpg')
    return (await load<typeof import('./site/shareImage')>('shareImage')).shareImage(facts);
  const { icons } = await load<typeof import('./site/icons')>('icons');
  const draw = icons[file];
  if (!draw) throw new Error(`There is no icon ${file}.`);
  return draw(facts);
}

/** Only a build has preloaded files. */
const withoutBuiltFiles = (html: string): string => html.replace(/ *<link rel="modulepreload"[^>]*>\n/g, '');

interface Desk {
  start(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs the desk in this process, so that it ends with it, and again after each change of its modules. */
async function runDesk(server: ViteDevServer, port: number): Promise<{ stop: () => Promise<void> }> {
  let desk: Desk | undefined;
  const restart = async () => {
    await desk?.stop();
    desk = undefined;
    const load = (path: string) => server.ssrLoadModule(inRoot(path));
    const { readSettings } = (await load(
      'server/operations/settings.ts',
    )) as typeof import('../server/operations/settings');
    const { createDesk } = (await load('server/app.ts')) as typeof import('../server/app');
    const next = createDesk(readSettings({ ...process.env, PORT: String(port), HOST: '127.0.0.1' }));
    await next.start();
    desk = next;
    const { logFirms } = (await load(
      'server/firms/logFirms.ts',
    )) as typeof import('../server/firms/logFirms');
    await logFirms(next.firms);
  };
  /** One after another, and a mistake in a file waits for the next change. */
  let last: Promise<void> = restart();
  await last;
  server.watcher.add(deskFolders);
  server.watcher.on('change', (file) => {
    if (!deskFolders.some((folder) => file.startsWith(folder + sep))) return;
    last = last.then(restart).then(
      () => console.log('The lead desk was restarted.'),
      (error: unknown) => console.error('The lead desk could not be restarted:', error),
    );
  });
  return {
    stop: async () => {
      await last;
      await desk?.stop();
    },
  };
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const deskPort = await freePort();
const desk = `http://127.0.0.1:${deskPort}`;
if (!existsSync('demo/fonts')) await makeFonts();
const server = await createServer({
  configFile: false,
  root: inRoot('demo'),
  publicDir: 'public',
  cacheDir: inRoot('.vite/dev'),
  appType: 'mpa',
  plugins: [
    tokenDefaultsInPages(),
    react(),
    site(),
    buildData({ ...allWidgetsData, version: 'dev', releaseFolder: '' }),
  ],
  // A package that is found afterwards would reload the page.
  optimizeDeps: { entries: [inRoot('src/index.ts'), inRoot('studio/main.tsx')] },
  server: {
    port: Number(process.env['PORT'] || 8080),
    strictPort: Boolean(process.env['PORT']),
    fs: { allow: [ROOT] },
    proxy: Object.fromEntries(['/api', '/configs', '/healthz', '/metrics'].map((path) => [path, desk])),
  },
});
const runningDesk = await runDesk(server, deskPort);
await server.listen();
console.log(`Site and lead desk: ${server.resolvedUrls?.local[0] ?? ''}`);

const stop = async () => {
  await Promise.all([server.close(), runningDesk.stop()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
// Killed, a parent sends no signal; its children get another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(), 1_000).unref();
