import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fromBase32 } from '../auth/oneTimeCode';
import { isPassword, parsePasswordHash } from '../auth/password';
import { leads } from '../testing/commandLine';
import { deskProgram } from '../testing/shared';

/** Pipes a password into the command. */
async function run(input: string, env: Record<string, string> = {}, options: string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [await deskProgram('cli'), 'password', ...options],
    {
      input,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  return { code: status, output: stdout, errors: stderr };
}

describe('password', () => {
  it.each(['correct horse battery\n', 'correct horse battery\r\n', 'correct horse battery'])(
    'prints the setting of what is piped into it: %j',
    async (input) => {
      const { code, output, errors } = await run(input);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      const settings = /^STUDIO_PASSWORD_HASH=(\S+)\nINBOX_PASSWORD_HASH=(\S+)\n$/.exec(output) ?? [];
      for (const text of [settings[1], settings[2]]) {
        const hash = parsePasswordHash(text ?? '');
        expect(hash && (await isPassword('correct horse battery', hash))).toBe(true);
      }
      expect(output).not.toContain('horse');
    },
  );

  it('makes a second factor, and tells the app its secret but no file', async () => {
    const { code, output, errors } = await run('correct horse battery', {}, ['--second-factor']);
    expect(code).toBe(0);
    const [, text = ''] = /^INBOX_PASSWORD_HASH=(\S+)\n$/.exec(output) ?? [];
    const hash = parsePasswordHash(text);
    expect(hash && (await isPassword('correct horse battery', hash))).toBe(true);
    const [, secret = ''] = /otpauth:\/\/totp\/Inbox\?secret=([A-Z2-7]{32})&issuer=/.exec(errors) ?? [];
    expect(hash?.secret).toEqual(fromBase32(secret));
  });

  it('refuses a short one', async () => {
    expect(await run('hunter2 💚💚💚\n')).toEqual({
      code: 1,
      output: '',
      errors: 'The password needs at least 12 characters.\n',
    });
  });

  it('fixes a setting that is wrong', async () => {
    expect((await run('correct horse battery', { STUDIO_PASSWORD_HASH: 'wrong' })).code).toBe(0);
  });

  it('takes it from no argument, where others could read it', async () => {
    expect((await leads('password secret-secret')).errors).toContain('"secret-secret" is too much.');
  });
});
