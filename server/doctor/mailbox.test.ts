import { expect, it } from 'vitest';
import { startImapServer } from '../testing/imapServer';
import { awaitMail } from './mailbox';

const soon = { patience: 0, pause: 1 };

it('finds a mail where it has arrived, and deletes it', async () => {
  const imap = await startImapServer(() => new Map([['<1@a.example>', 'INBOX']]));
  expect(await awaitMail(imap.url('right'), '<1@a.example>', soon)).toBe('INBOX');
  expect(imap.deleted).toEqual(['<1@a.example>']);
});

it('gives up a mail that does not arrive', async () => {
  const imap = await startImapServer(() => new Map([['<1@a.example>', 'INBOX']]));
  expect(await awaitMail(imap.url('right'), '<2@a.example>', soon)).toBeUndefined();
  expect(imap.deleted).toEqual([]);
});

it('says that a password is wrong', async () => {
  const imap = await startImapServer(() => new Map());
  await expect(awaitMail(imap.url('wrong'), '<1@a.example>', soon)).rejects.toThrow('Command failed');
});
