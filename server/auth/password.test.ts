import { expect, it } from 'vitest';
import { passwordHash as quickHash } from '../testing/publish';
import { hashPassword, isPassword, type PasswordHash, parsePasswordHash } from './password';

const read = (text: string): PasswordHash => {
  const hash = parsePasswordHash(text);
  if (!hash) throw new Error(`${text} is no hash`);
  return hash;
};

it('a password is recognized by its hash, and no other one is', async () => {
  const hash = await hashPassword('Zoë’s 12 bees');
  expect(hash).toMatch(/^[\w:-]+$/); // nothing that a shell or YAML reads in its own way
  expect(await isPassword('Zoë’s 12 bees', read(hash))).toBe(true);
  expect(await isPassword('Zoe\u0308’s 12 bees', read(hash))).toBe(true); // as another keyboard types it
  expect(await isPassword('Zoë’s 13 bees', read(hash))).toBe(false);
  expect(await isPassword('', read(hash))).toBe(false);
});

it('a password has another hash each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

it.each([
  'correct horse battery',
  quickHash.slice(0, -1),
  `${quickHash}A`,
  quickHash.replace('scrypt', 'bcrypt'),
  quickHash.replace(':14:', ':40:'),
  quickHash.replace(':8:1:', ':8:900:'),
  quickHash.replace(':8:', ':0:'),
])('%s is no hash', (text) => {
  expect(parsePasswordHash(text)).toBeUndefined();
});
