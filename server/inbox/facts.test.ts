import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { signIn, withInbox, withOwnReader, withReader } from '../testing/inbox';

beforeEach(() => {
  for (const method of ['warn', 'error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const facts = { version: 1, company: { name: 'Clearwater', phone: '(770) 555-0142' }, currency: 'USD' };

interface Answer {
  version: number;
  isFile: boolean;
  facts: typeof facts;
  error?: string;
}

async function start(own: Parameters<typeof startDesk>[0] = {}) {
  const siteFolder = temporaryFolder();
  mkdirSync(siteFolder, { recursive: true });
  writeFileSync(join(siteFolder, 'business.json'), JSON.stringify(facts));
  const started = await startDesk({ ...withInbox, siteFolder, ...own });
  return { ...started, owner: await signIn(started.url) };
}

const phone = (value: string) => ({ path: ['company', 'phone'], value });

it('the owner reads the facts of the built site, and changes them', async () => {
  const { owner } = await start();
  expect(await owner.read<Answer>('/facts')).toMatchObject({ version: 0, isFile: true, facts });
  const answer = await owner.call('POST', '/facts', { after: 0, changes: [phone('(770) 555-0199')] });
  expect(answer.status).toBe(200);
  expect(await owner.read<Answer>('/facts')).toMatchObject({
    version: 1,
    isFile: false,
    facts: { company: { phone: '(770) 555-0199' } },
    // This site was not built with the desk, so its pages cannot be made again: the owner is told.
    error: expect.stringContaining('was not built with this desk') as string,
  });
  const { entries } = await owner.read<{ entries: { action: string; text: string }[] }>('/activity');
  expect(entries[0]).toMatchObject({ action: 'published', text: '1' });
});

it('one step back shows the version before, and before the first one what the site was built with', async () => {
  const { owner } = await start();
  await owner.call('POST', '/facts', { after: 0, changes: [phone('1')] });
  await owner.call('POST', '/facts', { after: 1, changes: [phone('2')] });
  const phoneAfter = async (after: number) => {
    const answer = await owner.call('POST', '/facts/back', { after });
    return ((await answer.json()) as Answer).facts.company.phone;
  };
  expect(await phoneAfter(2)).toBe('1');
  const { owner: other } = await start();
  await other.call('POST', '/facts', { after: 0, changes: [phone('1')] });
  const back = (await (await other.call('POST', '/facts/back', { after: 1 })).json()) as Answer;
  expect(back).toMatchObject({ version: 2, isFile: true, facts });
});

it('refuses what somebody else has changed meanwhile, what is no fact, and what would be a mistake', async () => {
  const { owner } = await start();
  await owner.call('POST', '/facts', { after: 0, changes: [phone('1')] });
  const post = async (after: number, changes: unknown) =>
    (await owner.call('POST', '/facts', { after, changes })).status;
  expect(await post(0, [phone('2')])).toBe(412);
  expect(await post(1, [{ path: ['company', 'fax'], value: '1' }])).toBe(400);
  expect(await post(1, [{ path: ['currency'], value: 'Dollars' }])).toBe(400);
  expect(await post(1, 'all')).toBe(400);
});

it('is for owners of the desk’s own firm alone', async () => {
  const { url } = await start({
    ...withOwnReader,
    firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: [], owners: withReader.readers } }),
  });
  for (const name of ['ana', 'ana@bug-off']) {
    const other = await signIn(url, name);
    expect((await other.call('GET', '/facts')).status).toBe(403);
    expect((await other.call('POST', '/facts', { after: 0, changes: [phone('1')] })).status).toBe(403);
    expect((await other.call('POST', '/facts/back', { after: 0 })).status).toBe(403);
  }
});
