import { expect, test, vi } from 'vitest';
import '../../testing/mount';
import type * as Revisions from './revisions';

const ID = 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10';
const OTHER = 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f11';

let tabs = 0;
/** A tab of the site, or the page after a reload: the module is new, what is stored is there. */
const openTab = (): Promise<typeof Revisions> =>
  import(/* @vite-ignore */ `${new URL('./revisions.ts', import.meta.url).pathname}?tab=${++tabs}`);

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

test('revisions of a lead are counted from 1 on, across tabs and reloads, with one secret', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect([first.nextRevision(ID), second.nextRevision(ID), first.nextRevision(ID)]).toEqual([1, 2, 3]);
  const reloaded = await openTab();
  expect(reloaded.nextRevision(ID)).toBe(4);
  const secrets = [first, second, reloaded].map((tab) => tab.secretOf(ID));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('each lead has a secret of its own, which its id does not show', async () => {
  const tab = await openTab();
  expect(tab.secretOf(ID)).not.toBe(tab.secretOf(OTHER));
  expect(tab.secretOf(ID)).not.toBe(ID);
  expect(tab.nextRevision(OTHER)).toBe(1);
});

test.each([
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
])('where storage %s, a page goes on counting', async (_, block) => {
  block();
  const tab = await openTab();
  const secret = tab.secretOf(ID);
  expect([tab.nextRevision(ID), tab.nextRevision(ID)]).toEqual([1, 2]);
  expect(tab.secretOf(ID)).toBe(secret);
  vi.restoreAllMocks();
});

test('a draft that outlives a full localStorage keeps its secret and its count', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const tab = await openTab();
  const secret = tab.secretOf(ID);
  tab.nextRevision(ID);
  const reloaded = await openTab();
  expect([reloaded.secretOf(ID), reloaded.nextRevision(ID)]).toEqual([secret, 2]);
  vi.restoreAllMocks();
});

test.each(['{', '7', 'null', '[null,7,{"id":"x"}]', `[{"id":"${ID}","secret":7,"revision":"x"}]`])(
  'what another script has stored is passed over: %s',
  async (text) => {
    localStorage.setItem('bio:leads', text);
    const tab = await openTab();
    expect(tab.nextRevision(ID)).toBe(1);
    expect(tab.nextRevision(ID)).toBe(2);
  },
);

test('the latest twenty leads are stored', async () => {
  const tab = await openTab();
  for (let i = 0; i < 30; i++) tab.nextRevision(`${ID.slice(0, -2)}${String(i).padStart(2, '0')}`);
  const stored: unknown = JSON.parse(localStorage.getItem('bio:leads') ?? '');
  expect(stored).toHaveLength(20);
  expect(stored).toContainEqual(expect.objectContaining({ id: `${ID.slice(0, -2)}29` }));
});
