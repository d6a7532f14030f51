import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { pictureVersion } from '../../src/page/pictureVersion';
import { errorMessage, logFailure, oncePerHour } from '../operations/log';
import { acceptedCodings } from './acceptedCodings';
import { keptPath, lacksRelease } from './keptReleases';
import { problemBody, problemType, whereLeadsGo } from './problem';
import { routeOf, type SiteFiles, type watchSiteFiles } from './siteFiles';

/** Files of a release, files with a hash in their name, and pictures with one in their query never change. */
const immutable = /^\/(v|assets|(?:studio|inbox|docs)\/assets|pictures)\//;

/**
 * What follows the newest release of a major version: a new one arrives within minutes, or at the next visit. So do pictures by
 * their bare names, and by the hash of another release, which another desk may have put into a page.
 */
const following = new RegExp(String.raw`^/v/\d+/|^/pictures/(?!.*\?v=${pictureVersion}$)`);

/** @param path with the query. */
function cachingOf(path: string): string {
  if (following.test(path)) return 'public, max-age=300, stale-while-revalidate=86400';
  return immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The variants that a build makes beside a file, best first, with the content coding by which a client asks for them. */
const variants = [
  { extension: '.br', coding: 'br' },
  { extension: '.gz', coding: 'gzip' },
];

/** Texts that browsers show, and take for Latin-1 unless they are told. Other formats say it themselves. */
const withoutCharset = /^text\/(?:html|markdown|plain)$/;

/** What every page may read. */
const openHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Allows the request, so that the page can read why it is refused. */
const preflightHeaders = {
  ...openHeaders,
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

/** How often a request starts over because its file was replaced meanwhile: each time takes another build. */
const maxAttempts = 5;

/**
 * Serves the built site: pages with their security policy, all other files open to other origins, compressed where the
 * build made compressed variants. When a build replaces the folder, the next request is answered from the new files; a
 * response that has begun is completed from the old ones. `sirv` serves files everywhere else here, but lists its folder
 * once: of a file that was replaced since, it sends the new bytes with the old length, and one that is gone ends the process.
 * @param keptFiles those of earlier releases, for what the site lacks.
 */
export function createSite(
  currentFiles: ReturnType<typeof watchSiteFiles>,
  keptFiles?: ReturnType<typeof watchSiteFiles>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const log = oncePerHour();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const siteFiles = await currentFiles(attempt > 0);
      const path = pathOf(request);
      const kept = () => findKept(path, request, attempt > 0);
      const found =
        (lacksRelease(siteFiles, path) && (await kept())) ||
        (findFile(siteFiles, path, request) ?? (await kept()));
      if (!found) return respondNotFound(siteFiles, request, response, log);
      const { files, name, stats } = found;
      const other = folderOf(name, request) ?? pageAddress(files, name, request);
      if (other !== undefined) {
        response.writeHead(308, { location: other }).end();
        return;
      }
      const file = await files.open(name);
      if (!file) continue;
      try {
        response.setHeaders(
          new Headers({
            ...headersOf(files, name, stats),
            'cache-control': cachingOf(path + queryOf(request)),
          }),
        );
        const range = negotiate(request, response, stats.size);
        if (range) await file.send(range, response);
        else response.end();
      } finally {
        await file.close();
      }
      return;
    }
    response.setHeader('retry-after', '1');
    respondProblem(response, 503, 'The files of this site are being replaced. Please try again.');
  }

  async function findKept(
    path: string,
    request: IncomingMessage,
    afresh: boolean,
  ): Promise<FoundFile | undefined> {
    if (!keptFiles || !path.startsWith('/v/')) return undefined;
    const files = await keptFiles(afresh);
    return findFile(files, keptPath(files, path), request);
  }

  return (request, response) => {
    if (isPreflight(request)) {
      response.writeHead(204, preflightHeaders).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      respondProblem(response, 405, `There are only files at this address. ${whereLeadsGo}`);
      return;
    }
    respond(request, response).catch((error: unknown) => {
      const isClientGone =
        error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!isClientGone) logFailure(`A file of the site could not be sent: ${errorMessage(error)}`);
      response.destroy();
    });
  };
}

/** Visitors get the site's page; scripts, also those of other origins, learn what is wrong with the address. */
function respondNotFound(
  { pages }: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
  log: ReturnType<typeof oncePerHour>,
): void {
  // A folder's own comes first: pages in another language have one.
  const [, folder] = pathOf(request).split('/');
  const page = pages.get(`/${folder}/404`) ?? pages.get('/404');
  const path = loggablePath(request.url);
  log(path, () => `Not found: ${path}`);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('vary', 'Accept');
  if (!page || !request.headers.accept?.includes('text/html')) {
    respondProblem(response, 404, 'There is no file at this address.');
    return;
  }
  response.statusCode = 404;
  response.setHeader('content-type', 'text/html;charset=utf-8');
  response.setHeader('content-security-policy', page.policy);
  response.end(request.method === 'HEAD' ? undefined : page.html);
}

/** Answers with what a page of any origin may read: to such a page a mistyped address would else look like a network error. */
function respondProblem(response: ServerResponse, status: number, detail: string): void {
  response.setHeaders(new Headers(openHeaders));
  response.writeHead(status, { 'content-type': problemType }).end(problemBody(status, detail));
}

/** Whether a browser asks if a page of another origin may send something here, such as a lead to a mistyped endpoint. */
const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** A request's path for the log, without the query, which may be personal, and without control characters. */
const loggablePath = (url = '') => JSON.stringify(url.split('?')[0]?.slice(0, 200));

interface FoundFile {
  files: SiteFiles;
  name: string;
  stats: Stats;
}

/** The file for a path: as it is called, as a page, or as a folder's page, compressed where accepted. */
function findFile(files: SiteFiles, path: string, request: IncomingMessage): FoundFile | undefined {
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const extensions = variants.filter(({ coding }) => accepted.has(coding)).map(({ extension }) => extension);
  const base = path.replace(/\/$/, '');
  for (const plainName of [path, `${base}.html`, `${base}/index.html`])
    for (const extension of [...extensions, '']) {
      const name = plainName + extension;
      const stats = files.stats.get(name);
      if (stats) return { files, name, stats };
    }
  return undefined;
}

/** The address of a folder that is asked for without its slash: what its page names would be looked for beside it. */
function folderOf(name: string, request: IncomingMessage): string | undefined {
  if (!name.startsWith(`${pathOf(request)}/index.html`)) return undefined;
  return `${request.url?.split('?')[0]}/${queryOf(request)}`;
}

/**
 * A page of the site has one address: neither `/index.html` nor `.html`, nor a slash at its end. Search engines would take
 * each for a page of its own.
 */
function pageAddress({ pages }: SiteFiles, name: string, request: IncomingMessage): string | undefined {
  const file = name.replace(/\.(?:br|gz)$/, '');
  if (!file.endsWith('.html') || !pages.get(routeOf(file))?.isIndexed) return undefined;
  const address = file.endsWith('/index.html') ? `${routeOf(file)}/` : routeOf(file);
  return pathOf(request) === address ? undefined : `${encodeURI(address)}${queryOf(request)}`;
}

/** With the question mark; empty without one. */
const queryOf = ({ url = '' }: IncomingMessage): string => /\?.*/.exec(url)?.[0] ?? '';

function pathOf({ url = '' }: IncomingMessage): string {
  const path = url.split('?')[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function headersOf({ pages }: SiteFiles, name: string, { size, mtime }: Stats): Record<string, string> {
  const variant = variants.find(({ extension }) => name.endsWith(extension));
  const plainName = variant ? name.slice(0, -variant.extension.length) : name;
  const type = lookup(plainName) ?? 'application/octet-stream';
  const page = pages.get(routeOf(plainName));
  return {
    'content-type': withoutCharset.test(type) ? `${type};charset=utf-8` : type,
    'last-modified': mtime.toUTCString(),
    etag: `W/"${size}-${mtime.getTime()}"`,
    vary: 'Accept-Encoding',
    ...(variant && { 'content-encoding': variant.coding }),
    ...(page ? { 'content-security-policy': page.policy } : openHeaders),
  };
}

/** Sets the status and the length. @returns which bytes to send; undefined for none */
function negotiate(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  size: number,
): { start: number; end: number } | undefined {
  if (headers['if-none-match'] === response.getHeader('etag')) {
    response.statusCode = 304;
    return undefined;
  }
  const range = parseRange(headers);
  if (range && range.start >= size) {
    response.writeHead(416, { 'content-range': `bytes */${size}` });
    return undefined;
  }
  const { start, end } = { start: range?.start ?? 0, end: Math.min(range?.end ?? size, size - 1) };
  response.setHeader('content-length', end - start + 1);
  if (range)
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${size}`, 'accept-ranges': 'bytes' });
  if (method === 'HEAD' || size === 0) return undefined;
  return { start, end };
}

/** The range that is asked for, in the one form `bytes=<from>-<to?>`. Any other may be ignored (RFC 9110, 14.2), and is. */
function parseRange(headers: IncomingMessage['headers']): { start: number; end?: number } | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? '') ?? [];
  if (start === undefined || headers['if-range'] !== undefined) return undefined;
  if (end === undefined) return { start: Number(start) };
  return Number(end) >= Number(start) ? { start: Number(start), end: Number(end) } : undefined;
}
