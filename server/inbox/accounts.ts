import type { PasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { sha256 } from '../storage/hashes';

/** Who is signed in. The owner sees all firms, changes and erases; a reader sees the leads of one firm, and notes what became of them. */
export interface Account {
  /** `owner`, or such as `ana@bug-off`. */
  name: string;
  role: 'owner' | 'reader';
  /** The only firm that a reader sees. */
  firm: string | undefined;
}

/** An account, and how it signs in. */
export interface StoredAccount extends Account {
  hash: PasswordHash;
  /** SHA-256 in hexadecimal of the password's hash. */
  credential: string;
}

export const ownerName = 'owner';

/**
 * The account of a name; undefined where there is none.
 * @param owner the hash of the owner's password
 */
export function findAccount(name: string, owner: PasswordHash, firms: Firms): StoredAccount | undefined {
  if (name === ownerName) return { name, role: 'owner', firm: undefined, ...stored(owner) };
  const [, reader = '', id = ''] = /^([^@]+)@([^@]+)$/.exec(name) ?? [];
  const firm = firms.find(id);
  const hash = typeof firm === 'object' ? firm.readers.get(reader) : undefined;
  return hash && { name, role: 'reader', firm: id, ...stored(hash) };
}

const stored = (hash: PasswordHash) => ({
  hash,
  credential: sha256(Buffer.concat([hash.salt, hash.key])),
});
