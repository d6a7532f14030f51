import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptStyles } from '../../src/style/sheet';
import { showOnPage } from '../../webapp/testing/showOnPage';
import { Actions } from './Actions';

adoptStyles(document);

function show() {
  const [work, remove] = [vi.fn<() => void>(), vi.fn<() => void>()];
  showOnPage(
    <Actions
      progress={undefined}
      actions={[
        { label: 'Test', work },
        { label: 'Remove', now: 'Yes, remove it', work: remove },
      ]}
    />,
  );
  return { work, remove };
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an action that asks first takes the place of all, with the focus on the way back', async () => {
  const { work, remove } = show();
  await button('Test').click();
  expect(work).toHaveBeenCalledOnce();
  await button('Remove').click();
  expect(button('Test').elements()).toEqual([]);
  await expect.element(button('Leave it as it is')).toHaveFocus();
  // Whoever presses Enter twice changes nothing.
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove')).toHaveFocus();
  expect(remove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await button('Yes, remove it').click();
  expect(remove).toHaveBeenCalledOnce();
  await expect.element(button('Remove')).toHaveFocus();
});
