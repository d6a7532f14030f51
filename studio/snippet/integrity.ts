/**
 * The integrity of a file, as a script element names it.
 * @returns undefined where it cannot be read, or where the browser offers no hashes: the page was opened without HTTPS.
 */
export async function integrityOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await hashOf('SHA-384', await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** A hash as policies and integrity write it, such as `sha256-…`. @throws where the page was opened without HTTPS. */
export async function hashOf(
  algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512',
  data: BufferSource,
): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, data));
  return `${algorithm.replace('-', '').toLowerCase()}-${btoa(String.fromCharCode(...digest))}`;
}
