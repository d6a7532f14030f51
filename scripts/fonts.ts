/**
 * The faces of our own site, cut down to what its pages write: they are fetched ahead of everything but the first picture.
 * The style sheet says what each file holds, by its `unicode-range` and `font-weight`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const STYLES = 'demo/site.css';

/** Writes each file that an `@font-face` of the style sheet names, `fonts/<face>-<part>.woff2`, to where it looks for it. */
export async function makeFonts(): Promise<void> {
  await mkdir('demo/fonts', { recursive: true });
  const styles = await readFile(STYLES, 'utf8');
  for (const [rule] of styles.matchAll(/@font-face \{[^}]*url\([^}]*\}/g)) {
    const [, file = '', face = ''] = /url\("(fonts\/([\w-]+)-\w+\.woff2)"\)/.exec(rule) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? [];
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
    const whole = await readFile(
      `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`,
    );
    await writeFile(
      join('demo', file),
      await subsetFont(whole, signsIn(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: Number(min), max: Number(max) } },
      }),
    );
  }
}

/** @param ranges such as `U+20-7E, U+A9`. */
function signsIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code.trim(), 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
