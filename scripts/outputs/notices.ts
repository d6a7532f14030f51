/** The licenses of other people's code in our files: most of them ask to be shipped along with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite';

/** The name of the file that stands beside our scripts, wherever they are shipped. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Shipped as files, which no build bundles. */
const FONTS = ['bricolage-grotesque', 'instrument-sans'].map(
  (face) => `node_modules/@fontsource-variable/${face}`,
);

/** The folders of all packages of which the builds of this process took code. */
const bundled = new Set(FONTS);

/** Vite's build, which remembers of which packages it takes code. */
export const build = (config: InlineConfig): ReturnType<typeof viteBuild> =>
  viteBuild({ ...config, plugins: [...(config.plugins ?? []), recordPackages(bundled)] });

/** Notes the folder of each package that a build takes code from. */
export const recordPackages = (folders: Set<string>): Plugin => ({
  name: 'record-packages',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        for (const id of file.moduleIds) {
          const folder = packageFolder(id);
          if (folder !== undefined) folders.add(folder);
        }
  },
});

/** @param id of a module. @returns the folder of its package; undefined for our own code. */
export function packageFolder(id: string): string | undefined {
  const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id) ?? [];
  return folder;
}

/** What the notices say of all that was bundled until now. */
export const notices = (): string => noticesOf([...bundled]);

/**
 * The text of the file.
 * @param folders of the packages.
 * @throws where a package does not say its license: nobody may ship it.
 */
export function noticesOf(folders: readonly string[]): string {
  const texts = new Map<string, string>();
  for (const folder of folders) {
    const { name, version, license, author } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { name: string; version: string; license?: string; author?: string | { name: string } };
    if (license === undefined) throw new Error(`${name} names no license in its package.json.`);
    const owner = typeof author === 'string' ? author : author?.name;
    const text =
      licenseText(folder) ?? [`License: ${license}`, owner && `Author: ${owner}`].filter(Boolean).join('\n');
    texts.set(`${name} ${version} (${license})`, text);
  }
  const sections = [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, text]) => `${title}\n\n${text}\n`);
  return [INTRODUCTION, ...sections].join(`\n${'-'.repeat(78)}\n\n`);
}

const INTRODUCTION = `The files of this release contain code and fonts of the packages below. Their licenses are theirs; which one our
own code has, the LICENSE file or the readme beside it says.
`;

/** The license that a package brings as a file. */
function licenseText(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(file));
  return name === undefined
    ? undefined
    : readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
}
