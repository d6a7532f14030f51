/** The types and the editor data of the npm package. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { specs } from '../src/specs';
import { customElementsManifest } from './manifest';
import { editorData } from './types/editorData';
import { elementTypes, type Manifest } from './types/elementTypes';
import { configTypes, leadTypes } from './types/schemaTypes';

/** Where the files stand that say how each framework writes the elements. */
const WRITTEN = 'src/package/types';

/** Types alone: each is taken as it is, and imports nothing but what is public, too. */
const PUBLIC_TYPES = [
  'src/check-page/report.ts',
  'src/leads/fieldError.ts',
  'src/page/bioSystemApi.ts',
  'src/page/eventDetails.ts',
];

/** Public names of the modules whose types are made from a schema. */
const FROM_SCHEMA: Readonly<Record<string, string>> = { leadSchema: 'leads' };

/**
 * Writes the types into `types/` of a package's folder, and the editor data beside it.
 * @param folder of the package.
 * @param version of the package.
 */
export async function buildTypes(folder: string, version: string): Promise<void> {
  const manifest = customElementsManifest(specs) as Manifest;
  const types = new Map([
    ['elements', elementTypes(manifest)],
    ['config', await configTypes()],
    ['leads', await leadTypes()],
  ]);
  for (const file of PUBLIC_TYPES) types.set(basename(file, '.ts'), await readFile(file, 'utf8'));
  for (const file of await readdir(WRITTEN))
    types.set(basename(file, '.d.ts'), await readFile(join(WRITTEN, file), 'utf8'));
  await mkdir(join(folder, 'types'), { recursive: true });
  for (const [name, text] of types)
    await writeFile(join(folder, 'types', `${name}.d.ts`), `${withPublicImports(text, name, types)}\n`);
  for (const [name, data] of Object.entries(editorData(manifest, version)))
    await writeFile(join(folder, name), JSON.stringify(data));
}

/** @throws where a file imports one of ours that is no part of the package. */
function withPublicImports(text: string, name: string, types: ReadonlyMap<string, string>): string {
  return text.trimEnd().replaceAll(/(?<=from ')\.[^']*(?=')/g, (specifier) => {
    const file = basename(specifier, '.js');
    const target = FROM_SCHEMA[file] ?? file;
    if (!types.has(target)) throw new Error(`${name} imports ${specifier}, which the package's types lack.`);
    return `./${target}.js`;
  });
}
