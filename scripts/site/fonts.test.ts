import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { english } from '../../src/content/messages';
import { de } from '../../src/languages/de';
import { es } from '../../src/languages/es';
import { type FontFile, fontFiles } from './fonts';

const texts = { English: [english, defaultBusiness], Spanish: es, German: de };

/** The characters of texts, and those that JSON adds, but for spaces. */
const charactersOf = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value))].filter((one) => /\S/.test(one));

/** The characters that a TrueType font has a glyph for, by its `cmap` table in format 4, which holds all up to U+FFFF. */
function charactersIn(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.subarray(font.readUInt32BE(record + 8));
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const table = cmap.subarray(offsets.find((at) => cmap.readUInt16BE(at) === 4));
  const doubled = table.readUInt16BE(6);
  const characters = new Set<string>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    for (let code = table.readUInt16BE(16 + doubled + segment); code <= end; code++)
      characters.add(String.fromCodePoint(code));
  }
  return characters;
}

describe.each(['bricolage-grotesque', 'instrument-sans'])('the face %s', (face) => {
  let files: (FontFile & { characters: Set<string> })[];

  beforeAll(async () => {
    const ofFace = (await fontFiles()).filter(({ file }) => file.includes(face));
    files = await Promise.all(
      ofFace.map(async (file) => {
        const cut = await subsetFont(await readFile(file.source), file.signs, { targetFormat: 'truetype' });
        return { ...file, characters: charactersIn(cut) };
      }),
    );
  });

  test('has no character in two files', () => {
    expect(files).toHaveLength(2);
    const signs = files.flatMap((file) => Array.from(file.signs));
    expect(signs).toEqual([...new Set(signs)]);
  });

  test.each(Object.entries(texts))('has every letter of the built-in %s texts', (_, messages) => {
    const missing = charactersOf(messages).filter(
      (one) => !files.some(({ characters }) => characters.has(one)),
    );
    expect(missing).toEqual([]);
  });
});
