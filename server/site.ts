import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { contentSecurityPolicy } from './policy';

/** Hashed names, so what they hold never changes. */
const immutable = /^\/assets\//;

/**
 * Serves the built site: pages with their security policy, everything else open to other origins, compressed
 * variants (`.br`, `.gz`) where the build made them. The folder is read once, at the start.
 */
export function createSite(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = readPages(folder);
  const notFoundPage = pages.get('/404');
  const serveFile = existsSync(folder)
    ? sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        extensions: ['html'],
        setHeaders(response, pathname) {
          const page = pages.get(route(pathname));
          if (page) response.setHeader('content-security-policy', page.policy);
          else {
            response.setHeader('access-control-allow-origin', '*');
            response.setHeader('cross-origin-resource-policy', 'cross-origin');
          }
          const kept = immutable.test(pathname);
          response.setHeader('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      })
    : undefined;

  function notFound(request: IncomingMessage, response: ServerResponse) {
    console.warn(`Not found: ${shown(request.url)}`);
    response.statusCode = 404;
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', `text/${notFoundPage ? 'html' : 'plain'};charset=utf-8`);
    if (notFoundPage) response.setHeader('content-security-policy', notFoundPage.policy);
    response.end(request.method === 'HEAD' ? undefined : (notFoundPage?.html ?? 'Not found\n'));
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Method not allowed\n');
      return;
    }
    if (!isPlainRange(request)) delete request.headers.range;
    closeWithResponse(response);
    if (serveFile) serveFile(request, response, () => notFound(request, response));
    else notFound(request, response);
  };
}

/** A path as a line of the log may hold it: what follows it may be personal, and control characters would forge lines. */
const shown = (url = '') => JSON.stringify(url.split('?')[0]?.slice(0, 200));

interface Page {
  html: string;
  policy: string;
}

/** Every HTML page by its route: `/services/biorinse` for `services/biorinse.html` or `…/biorinse/index.html`. */
function readPages(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    pages.set(route(`/${name.split(sep).join('/')}`), { html, policy: contentSecurityPolicy(html) });
  }
  return pages;
}

const route = (pathname: string) =>
  pathname
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');

/** Whether sirv understands this range; any other may be ignored (RFC 9110, 14.2), and is. */
function isPlainRange(request: IncomingMessage): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined || request.headers['if-range'] !== undefined) return false;
  return end === undefined || (Number(end) > 0 && Number(end) >= Number(start));
}

/** sirv pipes files without looking back: ends the file with the response, and the response with a failing file. */
function closeWithResponse(response: ServerResponse) {
  response.on('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}
