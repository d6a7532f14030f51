import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTypes } from './buildTypes';
import { elementTypes, type ManifestElement } from './elementTypes';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biosystem-types-'));
  await buildTypes(folder, '1.2.3');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), 'utf8');

test('types and editor data take up little of the package', async () => {
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(250_000);
});

test('comments of a line stand on one, and no lines are empty', async () => {
  const types = await read('types/config.d.ts');
  expect(types).toMatch(/^ *\/\*\* .* \*\/$/m);
  expect(types).not.toMatch(/\n\n|\/\*\*\n *\* .*\n *\*\//);
});

test('types import nothing but one another and the framework that they are for', async () => {
  const imports = new Set<string>();
  for (const name of await readdir(join(folder, 'types')))
    for (const [, specifier = ''] of (await read(`types/${name}`)).matchAll(/from '([^']+)'/g))
      imports.add(specifier.startsWith('./') ? './' : specifier);
  expect([...imports].toSorted()).toEqual(['./', 'react', 'solid-js', 'svelte/elements', 'vue']);
});

test('editors learn of the elements, their values and their tokens, each token once', async () => {
  const { tags } = JSON.parse(await read('vscode.html-custom-data.json')) as {
    tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[];
  };
  const estimator = tags.find(({ name }) => name === 'bio-estimator');
  const valuesOf = (wanted: string) => estimator?.attributes.find(({ name }) => name === wanted)?.values;
  expect(valuesOf('mode')).toEqual([{ name: 'inline' }, { name: 'panel' }]);
  expect(valuesOf('services')).toBeUndefined(); // any text
  const { properties, pseudoElements } = JSON.parse(await read('vscode.css-custom-data.json')) as {
    properties: { name: string }[];
    pseudoElements: object[];
  };
  expect(new Set(properties.map(({ name }) => name)).size).toBe(properties.length);
  expect(new Set(pseudoElements.map((part) => JSON.stringify(part))).size).toBe(pseudoElements.length);
  expect(JSON.parse(await read('web-types.json'))).toMatchObject({
    name: 'biosystem-widgets',
    version: '1.2.3',
  });
});

test('an element has its attributes, properties and methods besides those of all elements', () => {
  const site: ManifestElement = {
    name: 'BioSite',
    tagName: 'bio-site',
    description: 'Settings.',
    attributes: [{ name: 'lang', description: 'Language.', type: { text: 'string' } }],
    members: [{ kind: 'field', name: 'lang', description: 'Language.', type: { text: 'string' } }],
  };
  const sample: ManifestElement = {
    name: 'BioSample',
    tagName: 'bio-sample',
    description: 'A sample',
    attributes: [
      ...site.attributes,
      { name: 'live-range', description: 'At once.', type: { text: 'boolean' }, default: 'false' },
      { name: 'services', description: 'Ids.', type: { text: 'readonly string[]' }, required: true },
    ],
    members: [
      ...site.members,
      { kind: 'field', name: 'services', description: 'Ids.', type: { text: 'readonly string[]' } },
      { kind: 'method', name: 'reset', description: 'Begins anew.' },
    ],
    events: [{ name: 'bio-step', description: 'A step.', type: { text: 'CustomEvent' } }],
  };
  const types = elementTypes({ modules: [{ declarations: [site, sample] }] });
  expect(types).toContain(`export interface BioSampleAttributes extends CommonAttributes {
  /** At once. @default false */
  'live-range'?: BooleanAttribute | undefined;
  /** Ids. */
  'services': string;
}`);
  expect(types).toContain(`export interface BioSample extends HTMLElement, CommonProperties {
  /** Ids. */
  get services(): readonly string[];
  set services(value: readonly string[] | string);
  /** Begins anew. */
  reset(): void;
}`);
  expect(types).toContain("'bio-sample': 'bio-step';");
});
