/** A lead desk with a site of its own, which releases new versions of it while it runs. */
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepReleases } from '../../scripts/releases/releases';
import { startDesk } from './startDesk';
import { FOREIGN_SITE } from './urls';

export interface ReleasedSite {
  url: string;
  /** The release that it starts with. */
  old: string;
  /** The release that comes after it. */
  next: string;
  /**
   * Releases the next version, as a build does. All its files have other names, so nothing of the old one is left but what
   * was kept.
   * @param keep false as on a host that deletes what the new release does not have.
   */
  release: (options?: { keep: boolean }) => Promise<void>;
  stop: () => Promise<void>;
}

const TEXT = /\.(?:js|html)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Starts it with the built site.
 * @param change of a text file, in the next version.
 */
export async function startReleasedSite(
  change: (text: string) => string = (text) => text,
): Promise<ReleasedSite> {
  const folder = join('test-results', `releases-${randomUUID()}`);
  const [dist, built, previous] = ['dist', 'built', 'previous'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const [, release = ''] = /\bv\/([\w.-]+)\//.exec(await readFile('dist/site/biosystem.js', 'utf8')) ?? [];
  // Names of previews: a numbered release, which the desk would keep a copy of, is for `pinnedRelease.spec.ts`.
  const [old, next] = [`old-${release}`, `next-${release}`];
  await mkdir(folder, { recursive: true });
  await cp('dist/site', join(dist, 'site'), {
    recursive: true,
    filter: (path) =>
      !COMPRESSED.test(path) &&
      (!/\/v\/[^/]+$/.test(path) || path.endsWith('.js') || path.endsWith(`/v/${release}`)),
  });
  await renameRelease(join(dist, 'site'), release, old);
  await keepReleases(dist, previous, { version: old, date: new Date().toISOString() });
  const desk = await startDesk({ SITE_DIR: join(dist, 'site'), ALLOWED_ORIGINS: FOREIGN_SITE });

  async function build(): Promise<void> {
    const site = join(built, 'site');
    await cp(join(dist, 'site'), site, { recursive: true });
    await renameRelease(site, old, next);
    const react = (await readdir(join(site, 'v'))).find((name) => /^react-.*\.js$/.test(name)) ?? '';
    const nextReact = react.replace('react-', 'react-next-');
    await rename(join(site, 'v', react), join(site, 'v', nextReact));
    await changeTexts(site, (text) => change(text.replaceAll(react.slice(0, -3), nextReact.slice(0, -3))));
  }

  return {
    url: desk.url,
    old,
    next,
    async release({ keep } = { keep: true }) {
      await build();
      if (keep) await keepReleases(built, dist, { version: next, date: new Date().toISOString() });
      await rename(dist, previous);
      await rename(built, dist);
    },
    async stop() {
      await desk.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Gives a release another name, in all texts of a site that has no compressed files. */
async function renameRelease(site: string, name: string, newName: string): Promise<void> {
  await rename(join(site, 'v', name), join(site, 'v', newName));
  await changeTexts(site, (text) => text.replaceAll(name, newName));
}

async function changeTexts(folder: string, change: (text: string) => string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}
