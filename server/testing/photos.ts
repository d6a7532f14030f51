/** What each kind of picture begins with, as far as it takes to know it. */
export const pictureBytes = {
  jpeg: Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  png: Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049444154',
    'hex',
  ),
  webp: Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  gif: Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
  avif: Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1'),
  heic: Buffer.from('\0\0\0\x20ftypheic\0\0\0\0', 'latin1'),
} as const;

/** Bytes as a `data:` string. */
export const asDataString = (bytes: Uint8Array, mime = 'image/jpeg'): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

/** A JPEG of that many bytes, told from others by the text in it. */
export function jpeg(text: string, size = 100): Buffer {
  const bytes = Buffer.alloc(size, 0x20);
  pictureBytes.jpeg.copy(bytes);
  bytes.write(text, pictureBytes.jpeg.length);
  return bytes;
}
