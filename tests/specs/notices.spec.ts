/** The licenses of other people's code stand beside every file of ours that contains it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import root from '../../package.json' with { type: 'json' };
import { SITE } from '../support/urls';

const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const fromZip = (zip: string, folder: string): string =>
  new TextDecoder().decode(unzipSync(readFileSync(zip))[`${folder}/${NOTICES}`]);

const places: Record<string, () => string | Promise<string>> = {
  'the classic script': () => readFileSync(join('dist', NOTICES), 'utf8'),
  'the scripts of a desk': async () => (await fetch(`${SITE}/${NOTICES}`)).text(),
  'the zip for static hosts': () => fromZip('dist/biosystem-static.zip', 'biosystem'),
  'the WordPress plugin': () => fromZip('dist/biosystem-widgets.zip', 'biosystem-widgets'),
  'the npm package': () =>
    execFileSync(
      'tar',
      ['--extract', '--to-stdout', '--file', 'dist/biosystem-widgets.tgz', `package/${NOTICES}`],
      {
        encoding: 'utf8',
      },
    ),
};

/** The packages that the widgets' own sources import: found without the build, which finds them by what it bundles. */
function importedPackages(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(?:testing|package|prerender)\//.test(path),
  );
  const imported = sources.flatMap((path) =>
    [
      ...readFileSync(join('src', path), 'utf8').matchAll(
        /^(?:import|export) (?!type\b)[^;]*?from '([^.'][^']*)'/gm,
      ),
    ].map(([, from = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''),
  );
  return [...new Set(imported)].filter(
    (name) =>
      Object.hasOwn(root.dependencies, name) &&
      !builtinModules.includes(name) &&
      !name.startsWith('@emotion/'),
  );
}

for (const [place, read] of Object.entries(places))
  test(`${place} names each package in it, with its license`, async () => {
    const notices = await read();
    const named = [...notices.matchAll(/^(@?[a-z][\w@/.-]+) \d[\w.-]* \(.+\)$/gm)].map(([, name]) => name);
    const imported = importedPackages();
    expect(imported).toEqual(expect.arrayContaining(['react', 'react-dom', 'zustand', 'valibot']));
    // Styles are made by the build: pages get no code of Emotion.
    expect(named).toEqual(expect.arrayContaining(imported));
    expect(notices).toContain('Permission is hereby granted, free of charge');
  });
