import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showOnPage } from '../../webapp/testing/showOnPage';
import { DraftList } from './DraftList';
import { newDraft } from './draft';
import { drafts } from './drafts';

const entry = (name: string) => ({ draft: newDraft(name), revision: 1, editedAt: 0, isStored: true });
const full = () => Promise.reject(new Error('full'));

function show(): void {
  onTestFinished(() => void vi.restoreAllMocks());
  showOnPage(<DraftList onNew={() => {}} onOpened={() => {}} />);
}
const button = (name: RegExp) => page.getByRole('button', { name });

test('a draft that could not be deleted is there, and one that could not be brought back still can', async () => {
  vi.spyOn(drafts, 'list').mockResolvedValue([entry('Mine')]);
  const remove = vi.spyOn(drafts, 'remove').mockImplementation(full);
  const restore = vi.spyOn(drafts, 'restore').mockImplementation(full);
  show();
  await button(/^Delete/).click();
  await expect.poll(() => page.getByRole('alert').element().textContent).not.toBe('');
  await expect.element(button(/^Delete/)).toBeVisible();

  remove.mockResolvedValue();
  await button(/^Delete/).click();
  vi.spyOn(drafts, 'list').mockResolvedValue([]);
  await button(/^Undo/).click();
  await expect.poll(() => restore.mock.calls.length).toBe(1);
  await expect.poll(() => page.getByRole('alert').element().textContent).not.toBe('');
  await expect.element(button(/^Undo/)).toBeVisible();
});

test('the newest reading of the list is shown, whichever the device gives last', async () => {
  const reads: ((name: string) => void)[] = [];
  vi.spyOn(drafts, 'list').mockImplementation(
    () => new Promise((resolve) => reads.push((name) => resolve([entry(name)]))),
  );
  vi.spyOn(drafts, 'duplicate').mockResolvedValue();
  show();
  await expect.poll(() => reads.length).toBe(1);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  new BroadcastChannel('studio-drafts').postMessage('another tab');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.('Newer');
  await expect.element(button(/^Newer/)).toBeVisible();
  reads[0]?.('Older');
  await new Promise(requestAnimationFrame); // what follows from it is rendered
  await expect.element(button(/^Newer/)).toBeVisible();
});
