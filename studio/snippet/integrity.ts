/** What `integrity.json` in the folder of a release says. Paths are relative to that folder. */
export interface Integrity {
  /** The hash of every script, as a script element names it. */
  files: Readonly<Record<string, string>>;
  /** The scripts that a page with only this widget may load, by tag. */
  widgets: Readonly<Record<string, readonly string[]>>;
}

/** @param url of the file. @returns undefined where it cannot be read. */
export async function loadIntegrity(url: string): Promise<Integrity | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Integrity) : undefined;
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
