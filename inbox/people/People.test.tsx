import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PeopleList } from '../../server/inbox/peopleRoutes';
import { adoptStyles } from '../../src/style/sheet';
import { showOnPage } from '../../webapp/testing/showOnPage';
import { sessionStore } from '../session/sessionStore';
import { People } from './People';

adoptStyles(document);

const person: PeopleList['people'][number] = {
  name: 'kim',
  firms: ['bug-off'],
  mayChange: true,
  role: 'member',
  email: 'kim@example.com',
  isOfSettings: false,
  hasSecondFactor: false,
  hasJoined: true,
  inviteUntil: null,
  usedAt: null,
};
const people = [person, { ...person, name: 'bird', firms: ['larks'], mayChange: false }];
/** What was sent, with its path. */
let sent: [path: string, body: unknown][];

beforeEach(async () => {
  await page.viewport(1280, 900);
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ people });
    sent.push([url.replace(/^.*api\//, ''), JSON.parse(typeof body === 'string' ? body : '')]);
    return new Response(null, { status: 204 });
  });
  const firms = [
    { id: '', name: '' },
    { id: 'bug-off', name: 'Bug Off' },
    { id: 'larks', name: 'Larks' },
  ];
  const session = {
    name: 'owner',
    role: 'owner',
    seesAll: true,
    token: 't',
    firms,
    timeZone: 'UTC',
  } as const;
  sessionStore.setState({ access: { kind: 'signed in', session: { ...session, firms } } });
  onTestFinished(() => void vi.unstubAllGlobals());
  showOnPage(<People />);
});

const kims = () => page.getByRole('listitem').filter({ hasText: 'kim@example.com' }).first();
const box = (name: string) => kims().getByRole('checkbox', { name });
const button = (name: string) => kims().getByRole('button', { name });

test('somebody sees some firms, at least one, or all there are', async () => {
  await page.getByText('Change kim').click();
  expect(button('Store what they see').elements()).toEqual([]);
  await box('Larks').click();
  await button('Store what they see').click();
  await expect.poll(() => sent).toEqual([['people/kim/firms', { firms: ['bug-off', 'larks'] }]]);
  await box('Bug Off').click();
  await box('Larks').click();
  await button('Store what they see').click();
  await expect.element(kims().getByRole('alert')).toHaveTextContent('Choose at least one.');
  await box('All firms').click();
  await button('Store what they see').click();
  await expect.poll(() => sent.slice(1)).toEqual([['people/kim/firms', { firms: null }]]);
});

test('who also sees a firm that the reader does not is listed, and not changed', async () => {
  await expect.element(page.getByText('also sees firms that you do not see', { exact: false })).toBeVisible();
  expect(page.getByText('Change bird').elements()).toEqual([]);
});
