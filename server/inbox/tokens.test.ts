import { expect, it } from 'vitest';
import { startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { signIn, withInbox, withOwnReader } from '../testing/inbox';
import type { TokenList } from './tokenRoutes';

const statusWith = async (url: string, token: string) =>
  (await fetch(`${url}/api/v1/leads`, { headers: { authorization: `Bearer ${token}` } })).status;

it('an owner makes a token that is shown once, sees when it was used, and revokes it', async () => {
  const { url } = await startDesk({ ...withInbox });
  const owner = await signIn(url);
  const made = await owner.call('POST', '/tokens', { name: ' Our CRM ', scope: 'write' });
  expect(made.status).toBe(201);
  const { token } = (await made.json()) as { token: string };
  expect(await statusWith(url, token)).toBe(200);
  const { tokens } = await owner.read<TokenList>('/tokens');
  expect(tokens).toMatchObject([{ name: 'Our CRM', scope: 'write', firm: '' }]);
  expect(tokens[0]?.usedAt).not.toBeNull();
  expect(JSON.stringify(tokens)).not.toContain(token.slice(4));
  expect((await owner.call('DELETE', `/tokens/${tokens[0]?.id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/tokens/${tokens[0]?.id}`)).status).toBe(404);
  expect(await statusWith(url, token)).toBe(401);
  const { entries } = await owner.read<{ entries: { action: string; text: string }[] }>('/activity');
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'revoked a token', text: 'Our CRM' },
    { action: 'made a token', text: 'Our CRM' },
  ]);
});

it('a reader sees no tokens and makes none, and no token is of a firm that is not there', async () => {
  const { url } = await startDesk({
    ...withInbox,
    ...withOwnReader,
    firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: ['https://www.bug-off.example'] } }),
  });
  const reader = await signIn(url, 'ana');
  expect((await reader.call('GET', '/tokens')).status).toBe(403);
  expect((await reader.call('POST', '/tokens', { name: 'x', scope: 'read' })).status).toBe(403);
  const owner = await signIn(url);
  const statusOf = async (body: object) => (await owner.call('POST', '/tokens', body)).status;
  expect(await statusOf({ name: 'x', scope: 'read', firm: 'bug-off' })).toBe(201);
  expect(await statusOf({ name: 'x', scope: 'read', firm: 'nobody' })).toBe(400);
  expect(await statusOf({ name: '', scope: 'read' })).toBe(400);
  expect(await statusOf({ name: 'x', scope: 'all' })).toBe(400);
});
