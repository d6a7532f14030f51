import { hashOf } from '../snippet/integrity';

/**
 * Whether a file has one of the hashes that an `integrity` attribute names.
 * @returns undefined where that cannot be told: the browser offers no hashes without HTTPS.
 */
export async function integrityMatches(integrity: string, file: ArrayBuffer): Promise<boolean | undefined> {
  const named = integrity.trim().split(/\s+/);
  try {
    const hashes = await Promise.all([
      hashOf('SHA-256', file),
      hashOf('SHA-384', file),
      hashOf('SHA-512', file),
    ]);
    return hashes.some((hash) => named.includes(hash));
  } catch {
    return undefined;
  }
}
