/** The codes of an authenticator app (RFC 6238): six digits, other ones every 30 seconds, of a secret that app and desk share. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which one code counts. */
const period = 30;
/** Codes before and after the current one that count, too: clocks differ, and typing takes time. */
const tolerated = 1;
/** Bytes of a secret, as RFC 4226 recommends. */
export const secretLength = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding, as apps take secrets. */
export const toBase32 = (bytes: Uint8Array): string =>
  (
    Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .match(/.{1,5}/g) ?? []
  )
    .map((bits) => alphabet[Number.parseInt(bits.padEnd(5, '0'), 2)])
    .join('');

/** @param text made by `toBase32`. */
export const fromBase32 = (text: string): Buffer =>
  Buffer.from(
    (
      Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((bits) => Number.parseInt(bits, 2)),
  );

/** What an authenticator app reads as a QR code. @param account as the app names it */
export const appAddress = (account: string, secret: Uint8Array): string =>
  `otpauth://totp/${encodeURIComponent(account)}?secret=${toBase32(secret)}&issuer=Lead%20desk`;

/** What an app shows in a period, which are counted from 1970 on. */
export function codeIn(step: number, secret: Uint8Array): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The period of a code that counts now; undefined for any other code. */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''));
  const current = Math.floor(now.getTime() / 1000 / period);
  const steps = Array.from({ length: 2 * tolerated + 1 }, (_, nth) => current - tolerated + nth);
  return steps.findLast((step) => {
    const expected = Buffer.from(codeIn(step, secret));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  });
}
