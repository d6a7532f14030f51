import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isLongEnough, minPasswordLength } from '../../src/domain/accounts';
import { appAddress, toBase32 } from '../auth/oneTimeCode';
import { hashPassword, newSecret } from '../auth/password';
import { CommandError } from '../operations/log';
import type { Command } from './command';

/** What a password may be for. In a firm's file, a reader has the value alone. */
const settings = ['STUDIO_PASSWORD_HASH', 'INBOX_PASSWORD_HASH'];

/**
 * `password`: reads a password and prints the settings that its hash may be the value of, with the secret of a second factor
 * where it is to have one. Nothing is stored.
 */
export const password: Command = {
  options: ['second-factor'],
  parse: ({ 'second-factor': hasSecondFactor }) => ({
    async withoutLeads(_env, { stdout, console }) {
      const chosen = process.stdin.isTTY ? await chooseByKeys() : await readInput();
      if (!isLongEnough(chosen))
        throw new CommandError(`The password needs at least ${minPasswordLength} characters.`);
      if (hasSecondFactor) {
        const secret = newSecret();
        stdout.write(`INBOX_PASSWORD_HASH=${await hashPassword(chosen, secret)}\n`);
        console.warn(
          `Add this account to an authenticator app, by its secret or as a QR code of the address:\n  ${toBase32(secret)}\n  ${appAddress('Inbox', secret)}`,
        );
        return 0;
      }
      for (const name of settings) stdout.write(`${name}=${await hashPassword(chosen)}\n`);
      return 0;
    },
  }),
};

/** A program that writes a password, such as `echo`, ends it with a new line. */
const readInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '');

async function chooseByKeys(): Promise<string> {
  const chosen = await readByKeys('Password: ');
  if ((await readByKeys('The same again: ')) !== chosen)
    throw new CommandError('The two passwords differ. Nothing was made.');
  return chosen;
}

/** Reads a line that is not shown while it is typed. */
function readByKeys(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise<string>((resolve, reject) => {
    line.once('line', (typed) => {
      resolve(typed);
      line.close();
    });
    line.once('SIGINT', () => line.close());
    line.once('close', () => reject(new CommandError('No password was given.')));
  }).finally(() => process.stderr.write('\n'));
}
