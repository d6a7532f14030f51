import { createHash } from 'node:crypto';

/** What tells contents apart in the name of a file or a cache: enough of a hash for the few that one site has. */
export const shortHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
