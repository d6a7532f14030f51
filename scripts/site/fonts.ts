/**
 * The faces of our own site, cut down to what its pages write: they are fetched ahead of everything but the first picture.
 * The style sheet says what each file holds, by its `unicode-range` and `font-weight`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const STYLES = 'demo/site.css';

/** A file of a face that the style sheet names, `fonts/<face>-<part>.woff2`. */
export interface FontFile {
  /** From the style sheet. */
  file: string;
  /** The whole font that it is cut from. */
  source: string;
  /** The characters that the style sheet says it has. */
  signs: string;
  weights: { min: number; max: number };
}

export async function fontFiles(): Promise<FontFile[]> {
  const styles = await readFile(STYLES, 'utf8');
  return [...styles.matchAll(/@font-face \{[^}]*url\([^}]*\}/g)].map(([rule]) => {
    const [, file = '', face = ''] = /url\("(fonts\/([\w-]+)-\w+\.woff2)"\)/.exec(rule) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? [];
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
    return {
      file,
      source: `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`,
      signs: signsIn(ranges),
      weights: { min: Number(min), max: Number(max) },
    };
  });
}

/** Writes each file to where the style sheet looks for it. */
export async function makeFonts(): Promise<void> {
  await mkdir('demo/fonts', { recursive: true });
  for (const { file, source, signs, weights } of await fontFiles())
    await writeFile(
      join('demo', file),
      await subsetFont(await readFile(source), signs, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      }),
    );
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
