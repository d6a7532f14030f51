import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** SHA-384 as the `integrity` of a script names it. */
export const integrityOf = (data: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(data).digest('base64')}`;

/** A UUID of version 8 (RFC 9562), made of a hash: the same text has the same id. */
export const hashedId = (text: string): string =>
  sha256(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
