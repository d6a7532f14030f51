import { describe, expect, it } from 'vitest';
import { leads } from '../testing/commandLine';
import { startDesk, temporaryFolder } from '../testing/desk';

describe('leads feed', () => {
  it('prints an address that the desk serves, until there is another one or none', async () => {
    const folder = temporaryFolder();
    const { url } = await startDesk({ database: { kind: 'sqlite', folder } });
    const env = { DATA_DIR: folder, DESK_URL: 'https://desk.example' };
    const pathIn = (output: string) =>
      /^https:\/\/desk\.example(\/a\/calendar\/[\da-f]{64}\.ics)\n$/.exec(output)?.[1] ?? '/nothing';
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    const first = await leads('feed --crew Ana', env);
    expect(first.errors).toContain('the feed of the crew Ana');
    expect(await statusOf(pathIn(first.output))).toBe(200);
    const second = await leads('feed --crew Ana', env);
    expect([await statusOf(pathIn(first.output)), await statusOf(pathIn(second.output))]).toEqual([404, 200]);
    expect((await leads('feed --crew Ana --revoke', env)).errors).toContain('leads nowhere now');
    expect(await statusOf(pathIn(second.output))).toBe(404);
    expect((await leads('feed --crew Ana --revoke', env)).errors).toContain('There is no address');
  });

  it('needs the address of the desk, and a firm that there is', async () => {
    const folder = temporaryFolder();
    const { url } = await startDesk({ database: { kind: 'sqlite', folder } });
    await fetch(`${url}/healthz`);
    expect(await leads('feed', { DATA_DIR: folder })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('DESK_URL is not set') as string,
    });
    expect(
      (await leads('feed --firm nobody', { DATA_DIR: folder, DESK_URL: 'https://desk.example' })).errors,
    ).toContain('There is no file nobody.json');
  });
});
