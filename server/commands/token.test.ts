import { describe, expect, it } from 'vitest';
import { leads } from '../testing/commandLine';
import { startDesk, temporaryFolder } from '../testing/desk';

describe('leads token', () => {
  async function start() {
    const folder = temporaryFolder();
    const { url } = await startDesk({ database: { kind: 'sqlite', folder } });
    await fetch(`${url}/healthz`);
    const run = (args: string) => leads(args, { DATA_DIR: folder });
    const statusWith = async (token: string) =>
      (await fetch(`${url}/api/v1/leads`, { headers: { authorization: `Bearer ${token.trim()}` } })).status;
    return { run, statusWith };
  }

  it('prints a token that the desk takes until it is revoked, and lists those that there are', async () => {
    const { run, statusWith } = await start();
    expect((await run('token')).errors).toContain('There are no tokens.');
    const made = await run('token CRM --scope write');
    expect(made.output).toMatch(/^bio_[\w-]{43}\n$/);
    expect(made.errors).toContain('reads and changes all leads');
    expect(await statusWith(made.output)).toBe(200);
    expect((await run('token')).output).toMatch(/^CRM: may write, last used 20\S+Z\n$/);
    expect(await run('token CRM')).toMatchObject({ code: 1, output: '' });
    expect((await run('token CRM --revoke')).errors).toContain('counts no more');
    expect(await statusWith(made.output)).toBe(401);
    expect(await run('token CRM --revoke')).toMatchObject({ code: 1 });
  });

  it.each([
    ['token CRM --scope all', '--scope is read or write, not "all".'],
    ['token --revoke', 'Name the token that is to be revoked'],
    ['token CRM --firm nobody', 'There is no file nobody.json'],
  ])('%s: %s', async (args, message) => {
    const { run } = await start();
    const { code, errors } = await run(args);
    expect([code === 0, errors]).toEqual([false, expect.stringContaining(message)]);
  });
});
