import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfigFile } from './configFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const acme = { version: 1, company: { name: 'Acme' }, texts: { en: { faq: { heading: 'Questions' } } } };

it('is read alone where nothing stands beside it', () => {
  write('acme.json', acme);
  write('acme-two.es.json', { company: { motto: 'x' } });
  expect(readConfigFile(join(folder, 'acme.json'))).toEqual(acme);
});

it('has the facts of each language beside it as translations, and their messages among its own', () => {
  write('acme.json', acme);
  write('acme.es.json', {
    $schema: 'x',
    version: 1,
    company: { motto: 'Aire de mar' },
    texts: { es: { faq: { heading: 'Preguntas' } } },
  });
  write('acme.pt-BR.json', { company: { motto: 'Ar' } });
  expect(readConfigFile(join(folder, 'acme.json'))).toEqual({
    ...acme,
    texts: { ...acme.texts, es: { faq: { heading: 'Preguntas' } } },
    translations: {
      es: { company: { motto: 'Aire de mar' } },
      'pt-BR': { company: { motto: 'Ar' } },
    },
  });
});

it('names the file of a language that is no JSON', () => {
  write('acme.json', acme);
  write('acme.es.json', '{');
  expect(() => readConfigFile(join(folder, 'acme.json'))).toThrow(/^in acme\.es\.json: is no JSON/);
});

it('follows no link to a language', () => {
  write('acme.json', acme);
  write('secret', { company: { motto: 'hunter2' } });
  symlinkSync(join(folder, 'secret'), join(folder, 'acme.es.json'));
  expect(readConfigFile(join(folder, 'acme.json'))).toEqual(acme);
});
