import { readdirSync } from 'node:fs';
import { sample } from '../../src/testing/sample';

export { isLong, SEED, sample, sampleEntries } from '../../src/testing/sample';

/**
 * The spec files of a folder, as patterns. In `npm test` without `--long` a sample of them.
 * @param always names of those that are in each sample.
 */
export function specsOf(folder: string, count: number, always: readonly string[] = []): string[] {
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .toSorted();
  const isInEach = (file: string) => always.includes(file.replace('.spec.ts', ''));
  const others = specs.filter((file) => !isInEach(file));
  const chosen = process.env['SAMPLE_SPECS'] ? sample(folder, others, count) : others;
  return [...specs.filter(isInEach), ...chosen].map((file) => `**/${file}`);
}
