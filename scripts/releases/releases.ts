/**
 * Earlier releases in the built site. A page that was opened before a release, or whose HTML or script comes from a cache,
 * goes on asking for the files of its own release.
 */
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isNumbered } from '../../server/http/keptReleases';
import { majorOf } from './version';

/** What a build brought to the site. */
export interface Release {
  version: string;
  /** When it became the newest one, in ISO 8601. */
  date: string;
  /**
   * Its files, relative to the site's folder, sorted: all but pages, which exist in the newest release alone, and the
   * documentation, whose open pages find its newest files by themselves.
   */
  files: readonly string[];
}

/**
 * An earlier release is kept for so long after it was replaced, and longer while it is among the last ones. Of one with a
 * number, what its script needs is kept for ever.
 */
const DAYS = 30;
const LAST_RELEASES = 5;
/** Only somebody who builds all day reaches it: about 3 MB each. */
const MOST_RELEASES = 100;

/**
 * Adds a release to those before it. Builds that brought the same files are one release.
 * @param earlier newest first, as the result is.
 */
export function addRelease(earlier: readonly Release[], release: Release): Release[] {
  const [newest] = earlier;
  const date = newest && isSame(newest, release) ? newest.date : release.date;
  const releases = [{ ...release, date }, ...earlier.filter((other) => !isSame(other, release))];
  const oldest = Date.parse(release.date) - DAYS * 24 * 60 * 60 * 1000;
  return releases.flatMap((kept, age) => {
    const replacedAt = Date.parse(releases[age - 1]?.date ?? release.date);
    if (age <= LAST_RELEASES || (age <= MOST_RELEASES && replacedAt >= oldest)) return [kept];
    const isLast = releases.findIndex(({ version }) => version === kept.version) === age;
    return isNumbered(kept.version) && isLast
      ? [{ ...kept, files: kept.files.filter((file) => /^(?:v|pictures)\//.test(file)) }]
      : [];
  });
}

const isSame = (a: Release, b: Release): boolean => a.files.join() === b.files.join();

/**
 * Records the release that a build has made, and puts the files of kept releases beside its own. Of two files with the same
 * name its own stays, without compressed copies of the other.
 * @param dist the folder of the build.
 * @param previous the folder of the build before, if there is one.
 */
export async function keepReleases(
  dist: string,
  previous: string,
  { version, date }: Pick<Release, 'version' | 'date'>,
): Promise<void> {
  const files = await filesOf(join(dist, 'site'));
  const earlier = existsSync(recordOf(previous))
    ? (JSON.parse(await readFile(recordOf(previous), 'utf8')) as Release[])
    : [];
  const releases = addRelease(earlier, {
    version,
    date,
    files: files.filter((file) => !/\.html(\.\w+)?$|^v\/\d+\/|^docs\//.test(file)),
  });
  const available = new Set(await filesOf(join(previous, 'site')));
  const own = new Set(files);
  const kept = [...new Set(releases.flatMap((release) => release.files))].filter(
    (file) => available.has(file) && !own.has(file.replace(/\.(?:br|gz)$/, '')),
  );
  for (const folder of new Set(kept.map(dirname)))
    await mkdir(join(dist, 'site', folder), { recursive: true });
  await Promise.all(kept.map((file) => linkOrCopy(join(previous, 'site', file), join(dist, 'site', file))));
  for (const { version: newest } of newestOfMajors(releases)) await followRelease(join(dist, 'site'), newest);
  await writeFile(recordOf(dist), `${JSON.stringify(releases)}\n`);
}

/** The release that was made last of each major version. Previews count where there is no other. */
function newestOfMajors(releases: readonly Release[]): Release[] {
  const majors = [...new Set(releases.map(({ version }) => majorOf(version)))];
  return majors.flatMap((major) => {
    const ofMajor = releases.filter(({ version }) => majorOf(version) === major);
    return ofMajor.find(({ version }) => isNumbered(version)) ?? ofMajor[0] ?? [];
  });
}

/** What a page names that follows a major version, and what lies beside it. Its other files are those of the release. */
const FOLLOWING = /^(?:biosystem\.|snapshots(?:$|\/))/;

/** Makes `v/<major>/` the newest release. @param folder which holds `v/`. */
export async function followRelease(folder: string, version: string): Promise<void> {
  const major = majorOf(version);
  const from = join(folder, 'v', version);
  if (major === undefined || !existsSync(from)) return;
  const to = join(folder, 'v', major);
  await rm(to, { recursive: true, force: true });
  await cp(from, to, {
    recursive: true,
    filter: (path) => path === from || FOLLOWING.test(relative(from, path)),
  });
}

/** A link takes no space and next to no time, with a hundred releases too, but not every file system has them. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => cp(from, to, { preserveTimestamps: true }));

const recordOf = (dist: string): string => join(dist, 'releases.json');

/** The files in a folder, sorted; none where there is no such folder. */
async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
