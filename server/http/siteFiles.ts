import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentSecurityPolicy } from './contentSecurityPolicy';

interface Page {
  html: string;
  policy: string;
  /** A page for search engines: it names its own address. */
  isIndexed: boolean;
}

/** The files of the site's folder at one time. */
export interface SiteFiles {
  /** By the path within the site, such as `/services/biorinse.html.br`. */
  stats: ReadonlyMap<string, Stats>;
  /** Every HTML page by its route: `/services/biorinse` for `services/biorinse.html` or `…/biorinse/index.html`. */
  pages: ReadonlyMap<string, Page>;
  /** Pages that do not stand in the folder, nor may one behind it be served for them, such as `/services/biorinse.html`. */
  gone: readonly string[];
  /** Opens a file; undefined where it was replaced or removed since it was listed. */
  open(name: string): Promise<OpenFile | undefined>;
}

/** One version of a file, also where it is replaced meanwhile. */
export interface OpenFile {
  /** Ends the response with the bytes from `start` to `end`, which is included. */
  send(range: { start: number; end: number }, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const noFiles: SiteFiles = {
  stats: new Map(),
  pages: new Map(),
  gone: [],
  open: () => Promise.resolve(undefined),
};

/** In a folder of pages that the desk has made: those of the build that are no more, as JSON. */
const GONE = '.gone';

/** Milliseconds for which a folder is waited for that was there before: a build renames two folders. */
const timeout = 2_000;
const pollInterval = 10;

/** Bytes up to which a file is kept in memory once it was asked for, and of all such files. */
const smallFile = 256 * 1024;
const memory = 16 * 1024 * 1024;

/**
 * Lists a folder, and lists it again when a build has replaced it.
 * @param prefix the path at which the folder stands in the site, such as `/inbox`. @default ''
 * @returns the current files; with `afresh`, listed again in any case
 */
export function watchSiteFiles(folder: string, prefix = ''): (afresh?: boolean) => Promise<SiteFiles> {
  let files = noFiles;
  let listedVersion: string | undefined;
  function list(): boolean {
    const version = versionOf(folder);
    if (version === undefined) return false;
    try {
      files = listFiles(folder, prefix);
    } catch {
      // A file vanished meanwhile.
      return false;
    }
    listedVersion = version;
    // The folder may have been replaced while it was read.
    return versionOf(folder) === version;
  }
  async function listAgain(): Promise<void> {
    const end = performance.now() + timeout;
    while (!list()) {
      if (listedVersion !== undefined && performance.now() < end) await sleep(pollInterval);
      else {
        files = noFiles;
        listedVersion = undefined;
        return;
      }
    }
  }
  list();
  let listing: Promise<void> | undefined;
  return async (afresh = false) => {
    if (afresh || versionOf(folder) !== listedVersion) {
      listing ??= listAgain().finally(() => {
        listing = undefined;
      });
      await listing;
    }
    return files;
  };
}

/** Identifies one version of a folder: another folder at its place, or another list of files in it, has another one. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && identityOf(stats);
}

const identityOf = ({ dev, ino, mtimeMs, size }: Stats) => [dev, ino, mtimeMs, size].join();

function listFiles(folder: string, prefix: string): SiteFiles {
  const stats = new Map<string, Stats>();
  const pages = new Map<string, Page>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const fileStats = statSync(join(folder, path));
    const name = `${prefix}/${path.split(sep).join('/')}`;
    if (!fileStats.isFile() || name.includes('/.')) continue;
    stats.set(name, fileStats);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, path), 'utf8');
    const route = routeOf(name);
    pages.set(route, {
      html,
      policy: contentSecurityPolicy(html, route),
      isIndexed: html.includes('<link rel="canonical"'),
    });
  }
  const kept = new Map<string, Buffer>();
  let free = memory;
  return {
    stats,
    pages,
    gone: goneIn(folder).map((path) => `${prefix}/${path}`),
    async open(name) {
      const listed = stats.get(name);
      if (!listed) return undefined;
      const path = join(folder, name.slice(prefix.length));
      const bytes = kept.get(name);
      if (bytes) {
        const current = statSync(path, { throwIfNoEntry: false });
        return current && identityOf(current) === identityOf(listed) ? inMemory(bytes) : undefined;
      }
      const handle = await open(path).catch(() => undefined);
      if (!handle) return undefined;
      if (identityOf(await handle.stat()) !== identityOf(listed)) {
        await handle.close();
        return undefined;
      }
      if (listed.size > Math.min(smallFile, free)) return onDisk(handle);
      let content: Buffer;
      try {
        content = await handle.readFile();
      } finally {
        await handle.close();
      }
      if (!kept.has(name)) free -= content.length;
      kept.set(name, content);
      return inMemory(content);
    },
  };
}

function goneIn(folder: string): string[] {
  const file = join(folder, GONE);
  return statSync(file, { throwIfNoEntry: false })
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}

const inMemory = (bytes: Buffer): OpenFile => ({
  async send({ start, end }, response) {
    response.end(bytes.subarray(start, end + 1));
  },
  close: () => Promise.resolve(),
});

const onDisk = (handle: FileHandle): OpenFile => ({
  send: (range, response) => pipeline(handle.createReadStream({ ...range, autoClose: false }), response),
  close: () => handle.close(),
});

export const routeOf = (pathname: string) =>
  pathname
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
