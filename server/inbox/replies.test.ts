import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { signIn, withInbox, withOwnReader, withReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { passwordHash } from '../testing/publish';
import type { LeadDetail } from './readLeadDetail';
import type { ReplyList } from './replyRoutes';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const missed = { name: 'Missed call', text: 'Hello {name},\n\nwe could not reach you. {company}' };

/** A desk with a firm that Kim owns and Ana reads, and with Ana who reads the desk's own leads. */
async function start() {
  const folder = firmsFolder({
    'bug-off': { allowedOrigins: [], ...withReader, owners: { kim: passwordHash } },
    larks: { allowedOrigins: [], owners: { lou: passwordHash } },
  });
  const { url } = await startDesk({ ...withInbox, ...withOwnReader, firmsFolder: folder });
  const [owner, reader, kim] = await Promise.all(
    ['owner', 'ana@bug-off', 'kim@bug-off'].map((name) => signIn(url, name)),
  );
  if (!owner || !reader || !kim) throw new Error('Somebody is missing.');
  const namesFor = async (who = owner, query = '') =>
    (await who.read<ReplyList>(`/replies${query}`)).replies.map(({ name }) => name);
  return { url, owner, reader, kim, namesFor };
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

it('an owner writes, changes and removes a short answer, and all of the firm read it', async () => {
  const { kim, reader, namesFor } = await start();
  const made = await kim.call('POST', '/replies', missed);
  expect(made.status).toBe(201);
  const id = await idOf(made);
  expect((await reader.read<ReplyList>('/replies')).replies).toMatchObject([
    { id, firm: 'bug-off', ...missed },
  ]);
  const changed = { name: 'Not reached', text: 'Hello again' };
  expect((await kim.call('POST', `/replies/${id}`, changed)).status).toBe(204);
  expect(await namesFor(reader)).toEqual(['Not reached']);
  expect((await kim.call('DELETE', `/replies/${id}`)).status).toBe(204);
  expect(await namesFor(reader)).toEqual([]);
  const { entries } = await kim.read<{ entries: { action: string; text: string }[] }>('/activity');
  const written = entries.filter(({ action }) => action !== 'signed in');
  expect(written.map(({ action, text }) => `${action}: ${text}`).toSorted()).toEqual([
    'removed a reply: Not reached',
    'wrote a reply: Missed call',
    'wrote a reply: Not reached',
  ]);
});

it('is the firm’s own: no other firm reads, changes or uses it', async () => {
  const { url, owner, kim, namesFor } = await start();
  const lou = await signIn(url, 'lou@larks');
  const id = await idOf(await kim.call('POST', '/replies', { ...missed, firm: 'larks' }));
  await owner.call('POST', '/replies', { ...missed, name: 'Of the desk' });
  expect(await namesFor(lou, '?firm=bug-off')).toEqual([]);
  expect([await namesFor(owner, '?firm=bug-off'), await namesFor(owner, '?firm=')]).toEqual([
    ['Missed call'],
    ['Of the desk'],
  ]);
  expect([
    (await lou.call('POST', `/replies/${id}`, missed)).status,
    (await lou.call('DELETE', `/replies/${id}`)).status,
  ]).toEqual([404, 404]);
  const theirs = contactLead();
  await post(url, theirs, {}, 'larks');
  expect((await lou.call('POST', `/leads/${theirs.id}/reply`, { reply: id })).status).toBe(400);
});

it('a reader uses them, and writes none; the lead’s history says that an answer was begun', async () => {
  const { url, kim, reader } = await start();
  const id = await idOf(await kim.call('POST', '/replies', missed));
  expect([
    (await reader.call('POST', '/replies', missed)).status,
    (await reader.call('POST', `/replies/${id}`, missed)).status,
    (await reader.call('DELETE', `/replies/${id}`)).status,
  ]).toEqual([403, 403, 403]);
  const lead = contactLead();
  await post(url, lead, {}, 'bug-off');
  expect((await reader.call('POST', `/leads/${lead.id}/reply`, { reply: id })).status).toBe(204);
  const { activity } = await reader.read<LeadDetail>(`/leads/${lead.id}`);
  expect(activity).toMatchObject([{ account: 'ana@bug-off', action: 'replied', text: 'Missed call' }]);
});

it.each<[string, unknown]>([
  ['no name', { ...missed, name: ' \n' }],
  ['no text', { ...missed, text: '\0' }],
  ['a name of 61 characters', { ...missed, name: 'x'.repeat(61) }],
  ['a text of 1,001 characters', { ...missed, text: 'x'.repeat(1_001) }],
  ['a text that is a list', { ...missed, text: ['x'] }],
  ['a firm that there is not', { ...missed, firm: 'nowhere' }],
  ['nothing', undefined],
])('%s is refused in words', async (_name, body) => {
  const { owner, namesFor } = await start();
  const answer = await owner.call('POST', '/replies', body);
  expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
    400,
    expect.stringMatching(/^(?:Send|Name) a .*\.$/),
  ]);
  expect(await namesFor()).toEqual([]);
});
