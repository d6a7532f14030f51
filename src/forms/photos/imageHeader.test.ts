import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../testing/propertyRuns';
import { readHeader } from './imageHeader';

const text = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const littleEndian = (bytes: number[]) => bytes.toReversed();
const box = (type: string, ...inside: number[][]) => {
  const content = inside.flat();
  return [...u32(content.length + 8), ...text(type), ...content];
};
const version = u32(0);

const jpegStart = [0xff, 0xd8];
const exif = [0xff, 0xe1, ...u16(2 + 70), ...Array<number>(70).fill(0xff)];
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  ...u16(17),
  8,
  ...u16(height),
  ...u16(width),
  ...Array<number>(10).fill(0),
];
const png = (width: number, height: number) => [
  ...u32(0x89_50_4e_47),
  ...u32(0x0d_0a_1a_0a),
  ...u32(13),
  ...text('IHDR'),
  ...u32(width),
  ...u32(height),
  ...u32(0x08_06_00_00),
];
const riff = (chunk: string, content: number[]) => [
  ...text('RIFF'),
  ...u32(0),
  ...text(`WEBP${chunk}`),
  ...u32(0),
  ...content,
];
const gif = (canvas: [number, number], first: [number, number]) => [
  ...text('GIF89a'),
  ...canvas.flatMap((side) => littleEndian(u16(side))),
  ...littleEndian(u16(0x80)),
  ...Array<number>(7).fill(0), // two colors
  ...u32(0x21_f9_04_00), // an extension
  ...u32(0),
  0x2c,
  ...u32(0),
  ...first.flatMap((side) => littleEndian(u16(side))),
];
const size = (width: number, height: number) => box('ispe', version, u32(width), u32(height));
const heif = (brand: string, ...sizes: number[][]) => [
  ...box('ftyp', text(brand), u32(0), text('mif1'), text(brand)),
  ...box('meta', version, box('hdlr', u32(0)), box('iprp', box('ipco', box('colr', u32(0)), ...sizes))),
];

const files: [what: string, bytes: number[], expected: ReturnType<typeof readHeader>][] = [
  [
    'a JPEG',
    [...jpegStart, ...frame(0xc0, 4032, 3024)],
    { format: 'jpeg', size: { width: 4032, height: 3024 } },
  ],
  [
    'a progressive JPEG behind EXIF, fill bytes and a Huffman table',
    [...jpegStart, ...exif, 0xff, 0xff, ...frame(0xc4, 9, 9), ...frame(0xc2, 640, 480)],
    { format: 'jpeg', size: { width: 640, height: 480 } },
  ],
  ['a JPEG without a frame', [...jpegStart, ...exif, 0xff, 0xd9, 0, 0], { format: 'jpeg' }],
  ['a JPEG of height 0', [...jpegStart, ...frame(0xc0, 640, 0)], { format: 'jpeg' }],
  ['a PNG', png(20_000, 20_000), { format: 'png', size: { width: 20_000, height: 20_000 } }],
  [
    'the largest PNG there can be',
    png(0xffff_ffff, 0xffff_ffff),
    { format: 'png', size: { width: 4_294_967_295, height: 4_294_967_295 } },
  ],
  [
    'a PNG without IHDR',
    [...png(1, 1).slice(0, 12), ...text('IDAT'), ...u32(9), ...u32(9)],
    { format: 'png' },
  ],
  [
    'a WebP with loss',
    riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...littleEndian(u16(550)), ...littleEndian(u16(368))]),
    { format: 'webp', size: { width: 550, height: 368 } },
  ],
  [
    'a WebP without loss',
    riff('VP8L', [0x2f, ...littleEndian(u32((399 << 14) | 799))]),
    { format: 'webp', size: { width: 800, height: 400 } },
  ],
  [
    'an extended WebP',
    riff('VP8X', [...u32(0), 0xff, 0xff, 0xff, 1, 0, 0]),
    { format: 'webp', size: { width: 16_777_216, height: 2 } },
  ],
  ['a GIF', gif([320, 200], [320, 200]), { format: 'gif', size: { width: 320, height: 200 } }],
  [
    'a GIF whose first frame is larger than itself',
    gif([1, 1], [65_535, 60_000]),
    { format: 'gif', size: { width: 65_535, height: 60_000 } },
  ],
  [
    'a HEIC of tiles',
    heif('heic', size(512, 512), size(4032, 3024), size(320, 240)),
    { format: 'heic', size: { width: 4032, height: 3024 } },
  ],
  ['an AVIF', heif('avif', size(1200, 800)), { format: 'avif', size: { width: 1200, height: 800 } }],
  ['an AVIF without a size', heif('avif'), { format: 'avif' }],
  ['a film', [...box('ftyp', text('isom'), u32(0), text('mp42')), ...box('moov')], undefined],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), { format: 'svg' }],
  [
    'a drawing behind a byte order mark and a comment',
    [0xef, 0xbb, 0xbf, ...text(' <?xml version="1.0"?><!-- a house --><svg viewBox="0 0 1 1"/>')],
    { format: 'svg' },
  ],
  ['a PDF', text('%PDF-1.7 <svg> is not meant'), undefined],
  ['a web page', text('<!doctype html><p>Hello</p>'), undefined],
  ['nothing', [], undefined],
];

test.each(files)('%s', (_, bytes, expected) => {
  expect(readHeader(Uint8Array.from(bytes))).toEqual(expected);
});

test('a file that is only a part of a buffer is read from its own start', () => {
  const bytes = Uint8Array.from([1, 2, 3, ...png(7, 5), 4]).subarray(3);
  expect(readHeader(bytes)?.size).toEqual({ width: 7, height: 5 });
});

describe('files cut off anywhere', () => {
  test.each(files)('%s', (_, bytes, expected) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const header = readHeader(Uint8Array.from(bytes.slice(0, length)));
      expect([undefined, expected?.format]).toContain(header?.format);
      expect(header?.size?.width ?? 0).toBeLessThanOrEqual(expected?.size?.width ?? 0);
    }
  });
});

describe('bytes that nobody meant', () => {
  const beginnings = files.map(([, bytes]) => bytes);

  test('are never too much for it', () => {
    const anything = fc.uint8Array({ maxLength: 2_000 });
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.nat(80), anything, (beginning, kept, rest) => {
        const header = readHeader(Uint8Array.from([...beginning.slice(0, kept), ...rest]));
        expect(header?.size?.width ?? 1).toBeGreaterThan(0);
        expect(header?.size?.height ?? 1).toBeGreaterThan(0);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });

  test('nor are a few wrong ones in a good file', () => {
    const mistakes = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), mistakes, (beginning, changes) => {
        const bytes = Uint8Array.from(beginning);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        expect(() => readHeader(bytes)).not.toThrow();
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });

  test.each([
    ['fill bytes', jpegStart, [0xff]],
    ['segments', jpegStart, [0xff, 0xe0, 0, 2]],
    ['boxes', heif('avif').slice(0, 24), box('meta')],
    [
      'boxes within a box',
      [...heif('avif').slice(0, 24), ...u32(0), ...text('meta'), ...version],
      box('iprp'),
    ],
    ['GIF extensions', gif([1, 1], [1, 1]).slice(0, 19), [0x21, 0xf9, 0]],
  ])('ten megabytes of %s are through in a moment', (_, beginning, filling) => {
    const bytes = new Uint8Array(10 * 1024 * 1024);
    bytes.set(beginning);
    for (let at = beginning.length; at < bytes.length; at += 1)
      bytes[at] = filling[(at - beginning.length) % filling.length] ?? 0;
    const start = process.cpuUsage();
    expect(readHeader(bytes)).not.toHaveProperty('size');
    const { user, system } = process.cpuUsage(start); // in µs: the time on the clock grows with what else runs
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
