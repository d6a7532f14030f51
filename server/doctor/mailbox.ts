import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../operations/log';

/** Milliseconds for which a mail is waited for, and between two looks. */
const [patience, pause] = [60_000, 2_000];

/**
 * Waits until a mail has arrived in a mailbox, and deletes it there.
 * @param url `imaps://user:password@mail.example.com`
 * @returns in which folder it was; undefined where it has not arrived in time
 * @throws where the mailbox cannot be read
 */
export async function awaitMail(
  url: string,
  messageId: string,
  times = { patience, pause },
): Promise<string | undefined> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'imaps:';
  // No part of the desk: whoever has the doctor read a mailbox installs it.
  const { ImapFlow } = await import('imapflow').catch(() => {
    throw new CommandError('The package imapflow is not installed beside the desk: npm install imapflow');
  });
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  // Without a listener, a connection that breaks would end the program.
  client.on('error', () => {});
  await client.connect();
  try {
    const folders = (await client.list())
      .filter(({ path, specialUse }) => path.toUpperCase() === 'INBOX' || specialUse === '\\Junk')
      .map(({ path }) => path);
    for (const end = Date.now() + times.patience; ; await sleep(times.pause)) {
      for (const folder of folders) {
        await client.mailboxOpen(folder);
        const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        if (found && found.length > 0) {
          await client.messageDelete(found, { uid: true });
          return folder;
        }
      }
      if (Date.now() > end) return undefined;
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}
