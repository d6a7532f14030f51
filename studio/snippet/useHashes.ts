import { usePromised } from '../ui/usePromised';
import { hashOf } from './integrity';

/** The hashes by which a policy allows elements with these texts; none where there is no HTTPS, or they are not there yet. */
export const useHashes = (texts: readonly string[]): readonly string[] =>
  usePromised(JSON.stringify(texts), hashesOf) ?? [];

const hashesOf = async (texts: string): Promise<readonly string[]> => {
  const encoder = new TextEncoder();
  const hashes = (JSON.parse(texts) as string[]).map((text) => hashOf('SHA-256', encoder.encode(text)));
  return Promise.all(hashes).catch(() => []);
};
