/** A JPEG file as far as its first bytes go, of about so many bytes, as a lead carries it. */
export const jpegPhoto = (bytes = 1_000): string =>
  `data:image/jpeg;base64,${jpegBytes(bytes).toString('base64')}`;

export function jpegBytes(bytes = 1_000): Buffer {
  const file = Buffer.alloc(bytes, 'photo');
  file.set([0xff, 0xd8, 0xff, 0xe0]);
  return file;
}
