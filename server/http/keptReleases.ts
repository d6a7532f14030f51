/**
 * The releases that pages name. Such a page works as long as its release is served, so the desk keeps copies where its data is:
 * a deployment may begin with an empty folder, and bring the newest release alone. A release with a number is kept for ever, as
 * pages of other sites may name it; a preview for as long as a page of this site may still be open.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../storage/hashes';
import type { SiteFiles } from './siteFiles';

/** What `integrity.json` in a release's folder says, as far as the desk reads it. */
interface Integrity {
  /** The hash of each script, by its path from the folder. */
  files: Record<string, string>;
}

/** Whether the name of a release is a version for good: previews, such as `1.2.4-dev.aBcDeF`, have no number of their own. */
export const isNumbered = (release: string): boolean => /^\d+\.\d+\.\d+$/.test(release);

/** Whether it is the name of sources that are no release. */
const isPreview = (release: string): boolean => /^\d+\.\d+\.\d+-dev\.[a-z]+$/i.test(release);

const INTEGRITY = 'integrity.json';

/** Copies that were not completed begin so: the site serves no name with a dot in front. */
const UNFINISHED = '.copy-';
/** Milliseconds after which an unfinished copy is no longer being made. */
const ABANDONED = 60 * 60 * 1000;
/** Days for which a preview is kept after it was last the site's own, and how many of the last ones are kept in any case. */
const [PREVIEW_DAYS, LAST_PREVIEWS] = [30, 5];
/** Bytes that have to be free before a release is copied: the disk is there for leads first. */
const ROOM = 256 * 1024 * 1024;

/**
 * Copies the site's numbered releases and its own preview that are not kept yet, or not whole. Several desks may do so at a time, in one folder.
 * @param folder where copies are kept, laid out like the site.
 * @returns what was copied.
 * @param room bytes that have to be free there.
 * @throws where there is no room, the folder cannot be written to, or the site's own files are not those of its release.
 */
export async function keepReleases(siteFolder: string, folder: string, room = ROOM): Promise<string[]> {
  const entries = existsSync(join(siteFolder, 'v')) ? await readdir(join(siteFolder, 'v')) : [];
  const [preview] = await newestFirst(join(siteFolder, 'v'), entries.filter(isPreview));
  const copied: string[] = [];
  for (const release of [...entries.filter(isNumbered), ...(preview ? [preview.release] : [])]) {
    if (await isWhole(join(folder, 'v', release))) {
      const now = new Date();
      if (isPreview(release)) await utimes(join(folder, 'v', release, INTEGRITY), now, now);
      continue;
    }
    await mkdir(join(folder, 'v'), { recursive: true, mode: 0o700 });
    await removeAbandoned(folder);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < room)
      throw new Error(`less than ${Math.ceil(room / 1024 / 1024)} MB are free there, which leads need more`);
    await copyRelease(siteFolder, folder, release);
    copied.push(release);
  }
  if (copied.some(isPreview)) await removeOldPreviews(join(folder, 'v'));
  return copied;
}

/** Releases of a folder by the time of their list of files. */
async function newestFirst(folder: string, releases: readonly string[]) {
  const timed = await Promise.all(
    releases.map(async (release) => {
      const stats = await stat(join(folder, release, INTEGRITY)).catch(() => undefined);
      return stats ? [{ release, time: stats.mtimeMs }] : [];
    }),
  );
  return timed.flat().toSorted((one, other) => other.time - one.time);
}

async function removeOldPreviews(folder: string): Promise<void> {
  const previews = await newestFirst(folder, (await readdir(folder)).filter(isPreview));
  const oldest = Date.now() - PREVIEW_DAYS * 24 * 60 * 60 * 1000;
  for (const { release, time } of previews.slice(LAST_PREVIEWS))
    if (time < oldest) await rm(join(folder, release), { recursive: true, force: true });
}

async function copyRelease(siteFolder: string, folder: string, release: string): Promise<void> {
  const copy = await mkdtemp(join(folder, UNFINISHED));
  try {
    await cp(join(siteFolder, 'v', release), join(copy, 'v', release), { recursive: true });
    const shared = await filesBeside(join(siteFolder, 'v'), release);
    for (const file of shared) await cp(join(siteFolder, 'v', file), join(copy, 'v', file));
    if (!(await isWhole(join(copy, 'v', release))))
      throw new Error(`files in ${join(siteFolder, 'v')} are missing, or not those of the release`);
    // The folder comes last: where it is, all that it needs is there.
    for (const file of shared) await rename(join(copy, 'v', file), join(folder, 'v', file));
    await put(join(copy, 'v', release), join(folder, 'v', release));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Moves a whole release to its place, in one step: another desk may be there first, or an older copy be damaged. */
async function put(copy: string, target: string): Promise<void> {
  try {
    await rename(copy, target);
  } catch {
    if (await isWhole(target)) return;
    await rename(target, `${copy}-damaged`);
    await rename(copy, target);
  }
}

/** The files that a release shares with others, such as React, with their compressed variants. */
async function filesBeside(folder: string, release: string): Promise<string[]> {
  const { files } = await readIntegrity(join(folder, release));
  const shared = Object.keys(files).flatMap((path) => /^\.\.\/([^/]+)$/.exec(path)?.[1] ?? []);
  return (await readdir(folder)).filter((name) => shared.includes(name.replace(/\.(?:br|gz)$/, '')));
}

const readIntegrity = async (releaseFolder: string): Promise<Integrity> =>
  JSON.parse(await readFile(join(releaseFolder, INTEGRITY), 'utf8')) as Integrity;

/** Whether a release's scripts are all there, as they were published. */
async function isWhole(releaseFolder: string): Promise<boolean> {
  try {
    const { files } = await readIntegrity(releaseFolder);
    for (const [path, hash] of Object.entries(files)) {
      if (integrityOf(await readFile(join(releaseFolder, path))) !== hash) return false;
    }
    return true;
  } catch {
    return false; // not there, or damaged
  }
}

/** A desk that was killed leaves its copy behind. */
async function removeAbandoned(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  for (const path of copies.map((name) => join(folder, name))) {
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtimeMs < Date.now() - ABANDONED) await rm(path, { recursive: true, force: true });
  }
}

/** The path of what follows the newest release of a major version. */
const FOLLOWING = /^\/v\/(\d+)\/(.+)$/;

/** Whether a path follows a major version of which there is no release, only a preview or nothing. */
export function lacksRelease(files: SiteFiles, path: string): boolean {
  const [, major] = FOLLOWING.exec(path) ?? [];
  return major !== undefined && releasesOf(files, major).length === 0;
}

/**
 * Where a file that the site lacks may be kept.
 * @param path as it is asked for. `/v/1/` is the newest kept release 1.x.
 */
export function keptPath(files: SiteFiles, path: string): string {
  const [, major, file] = FOLLOWING.exec(path) ?? [];
  if (major === undefined) return path;
  const [newest] = releasesOf(files, major).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newest === undefined ? path : `/v/${newest}/${file}`;
}

const releasesOf = ({ stats }: SiteFiles, major: string): string[] =>
  [...stats.keys()]
    .flatMap((name) => /^\/v\/([^/]+)\/integrity\.json$/.exec(name)?.[1] ?? [])
    .filter((release) => isNumbered(release) && release.startsWith(`${major}.`));
