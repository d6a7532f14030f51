/** As long as a small image. */
const filled = (beginning: Buffer) => Buffer.concat([beginning, Buffer.alloc(32)]);
const jpegHeader = Buffer.from('ffd8ffe000104a46494600010100', 'hex');

/** The first bytes of each image format, as many as it takes to recognize it, and some more. */
export const pictureBytes = {
  jpeg: filled(jpegHeader),
  png: Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049444154',
    'hex',
  ),
  webp: filled(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')),
  gif: filled(Buffer.from('GIF89a\x01\0\x01\0', 'latin1')),
  avif: filled(Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1')),
  heic: filled(Buffer.from('\0\0\0\x20ftypheic\0\0\0\0', 'latin1')),
} as const;

/** Bytes as a `data:` URL. */
export const asDataString = (bytes: Uint8Array, mime = 'image/jpeg'): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

/** A JPEG of that many bytes, which differs from others by the text in it. */
export function jpeg(text: string, size = 100): Buffer {
  const bytes = Buffer.alloc(size, 0x20);
  jpegHeader.copy(bytes);
  bytes.write(text, jpegHeader.length);
  return bytes;
}
