/** What the first bytes of a file say of it. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg';
  /** In pixels, before any rotation. Missing for drawings, and where the header is damaged or cut off. */
  size?: Size;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Reads what kind of picture a file holds and how large it is, without decoding it: so nobody has to unpack a picture
 * of 20,000 × 20,000 pixels to find out that it is one. Names and media types are not believed.
 * @param bytes the whole file; only its header is looked at.
 * @returns `undefined` where it is not in any of these formats. Never throws.
 */
export function readHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = formatOf(view);
  if (!format) return undefined;
  try {
    const size = sizeReaders[format](view);
    return size && size.width > 0 && size.height > 0 ? { format, size } : { format };
  } catch (error) {
    if (error instanceof RangeError) return { format }; // the bytes ended too early
    throw error;
  }
}

function formatOf(view: DataView): ImageHeader['format'] | undefined {
  if (view.byteLength < 12) return undefined;
  // Figures, not text, where a byte is beyond ASCII: a page's old charset must not change what is compared.
  if (view.getUint16(0) === 0xff_d8) return 'jpeg';
  if (view.getUint32(0) === 0x89_50_4e_47) return 'png';
  if (ascii(view, 0, 4) === 'GIF8') return 'gif';
  if (ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP') return 'webp';
  if (ascii(view, 4, 4) === 'ftyp') return formatOfBrands(view);
  const text = ascii(view, 0, 1_000)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  return text.startsWith('<') && /<svg[\s>]/i.test(text) ? 'svg' : undefined;
}

/** HEIC, AVIF and MP4 films are the same kind of container: its brands distinguish them. */
function formatOfBrands(view: DataView): 'heic' | 'avif' | undefined {
  const length = Math.min(view.getUint32(0), 256);
  const brands = ascii(view, 8, length - 8).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
  return brands.some((brand) => heic.includes(brand)) ? 'heic' : undefined;
}

const sizeReaders: Record<ImageHeader['format'], (view: DataView) => Size | undefined> = {
  jpeg: readJpeg,
  png: (view) =>
    ascii(view, 12, 4) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined,
  webp: readWebp,
  gif: readGif,
  heic: readHeif,
  avif: readHeif,
  svg: () => undefined,
};

/** A JPEG is a row of segments; the one that starts the frame (SOF0 to SOF15) holds the size. */
function readJpeg(view: DataView): Size | undefined {
  const notFrames = [0xc4, 0xc8, 0xcc];
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function readWebp(view: DataView): Size | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (ascii(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** Browsers enlarge a GIF's canvas to its first frame, so both count. */
function readGif(view: DataView): Size | undefined {
  const canvas = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    at += 2; // an extension: its blocks follow, each with its length, up to an empty one
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return undefined;
  return {
    width: Math.max(canvas.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true)),
    height: Math.max(canvas.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true)),
  };
}

/** HEIC and AVIF say the size of each picture and tile inside them (`ispe`): the largest is the photo. */
function readHeif(view: DataView): Size | undefined {
  const versionBytes = 4;
  let largest: Size | undefined;
  for (const meta of boxes(view, 'meta', { start: 0, end: view.byteLength }))
    for (const iprp of boxes(view, 'iprp', { ...meta, start: meta.start + versionBytes }))
      for (const ipco of boxes(view, 'ipco', iprp))
        for (const ispe of boxes(view, 'ispe', ipco)) {
          const at = ispe.start + versionBytes;
          const size = { width: view.getUint32(at), height: view.getUint32(at + 4) };
          if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
        }
  return largest;
}

interface Stretch {
  start: number;
  end: number;
}

/** The insides of the boxes of one type that lie side by side in a stretch of the file. */
function boxes(view: DataView, type: string, { start, end }: Stretch): Stretch[] {
  const found: Stretch[] = [];
  for (let at = start; at + 8 <= end; ) {
    const size = view.getUint32(at);
    const long = size === 1;
    const length = long ? Number(view.getBigUint64(at + 8)) : size || end - at; // 0 means: to the end
    const headerBytes = long ? 16 : 8;
    if (length < headerBytes) break;
    if (ascii(view, at + 4, 4) === type)
      found.push({ start: at + headerBytes, end: Math.min(at + length, end) });
    at += length;
  }
  return found;
}

/** Bytes as text, one character each, as far as there are any. */
function ascii(view: DataView, at: number, length: number): string {
  const end = Math.min(at + Math.max(length, 0), view.byteLength);
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength).subarray(at, end);
  return String.fromCharCode(...bytes);
}
