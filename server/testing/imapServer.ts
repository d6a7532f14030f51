import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * A mailbox on the loopback for one test, with what the doctor asks of one.
 * @param mails the folder of each Message-ID that has arrived
 */
export async function startImapServer(mails: () => Map<string, string>) {
  const deleted: string[] = [];
  const server = createServer((socket) => {
    let folder = '';
    const uids = new Map<string, string>();
    const say = (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`);
    const answer = (line: string): string[] => {
      const [, command = '', rest = ''] = /^\S+ ((?:UID )?\S+) ?(.*)$/.exec(line) ?? [];
      switch (command.toUpperCase()) {
        case 'CAPABILITY':
          return ['* CAPABILITY IMAP4rev1 UIDPLUS'];
        case 'LOGIN':
          return rest.includes('right') ? [] : ['NO'];
        case 'LIST':
          return rest.endsWith('""')
            ? ['* LIST (\\Noselect) "/" ""']
            : ['* LIST () "/" INBOX', '* LIST (\\Junk) "/" Spam'];
        case 'SELECT':
          folder = rest.replaceAll('"', '');
          return ['* 1 EXISTS', '* FLAGS (\\Deleted)', '* OK [UIDVALIDITY 1]', '* OK [UIDNEXT 9]'];
        case 'UID SEARCH': {
          const found = [...mails()].find(([id, place]) => place === folder && rest.includes(id));
          if (found) uids.set('7', found[0]);
          return [found ? '* SEARCH 7' : '* SEARCH'];
        }
        case 'UID EXPUNGE':
          deleted.push(uids.get(rest) ?? rest);
          return ['* 1 EXPUNGE'];
        case 'LOGOUT':
          return ['* BYE'];
        default:
          return [];
      }
    };
    say('* OK ready');
    socket.on('error', () => {});
    createInterface(socket).on('line', (line) => {
      const tag = line.split(' ')[0];
      const lines = answer(line);
      if (lines[0] === 'NO') say(`${tag} NO wrong password`);
      else say(...lines, `${tag} OK done`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: (password: string) => `imap://test:${password}@127.0.0.1:${port}`, deleted };
}
