import { resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { writtenFacts } from './writtenFacts';

afterEach(() => vi.unstubAllEnvs());

const ENTRY = '\0entry';

/** What a chunk gets that imports the testimonials and the footer, in English and in Spanish. */
async function built(): Promise<string> {
  const modules = ['src/content/facts.ts', 'src/languages/es/facts.ts'].map((path) => resolve(path));
  const code = modules
    .map((path, index) => `export { testimonials as t${index}, footer as f${index} } from '${path}';`)
    .join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
      writtenFacts(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

test('the widgets of a trial have the samples, and those of a live site have none', async () => {
  const [sample] = defaultBusiness.testimonials.filter((testimonial) => testimonial.sample);
  vi.stubEnv('SITE_ADDRESS', undefined);
  const trial = await built();
  expect(trial).toContain(sample?.quote);
  expect(trial).toContain('Testimonios');
  vi.stubEnv('SITE_ADDRESS', 'https://firm.example');
  const live = await built();
  expect(live).not.toContain(sample?.quote);
  expect(live).not.toContain('#testimonials');
  expect(live).not.toContain('Testimonios');
  expect(live).toContain('Galería');
});
