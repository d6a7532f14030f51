/** The block editor in the words of those who write. */
import type { FrameLocator, Page } from 'playwright/test';

/** Opens it with a page, or with a new one. */
export async function openEditor(
  page: Page,
  { postId, type = 'page' }: { postId?: number; type?: 'page' | 'post' } = {},
): Promise<void> {
  const path = postId ? `post.php?post=${postId}&action=edit` : `post-new.php?post_type=${type}`;
  await page.goto(`/wp-admin/${path}`);
  // Who makes a page is offered the plugin's patterns first.
  if (!postId && type === 'page')
    await page
      .getByRole('dialog', { name: 'Choose a pattern' })
      .getByRole('button', { name: 'Close' })
      .click();
  await canvas(page).getByRole('textbox', { name: 'Add title' }).waitFor();
  // WordPress remembers that somebody has closed the sidebar.
  const sidebar = page.getByRole('button', { name: 'Settings', exact: true });
  const isClosed = async () =>
    [await sidebar.getAttribute('aria-pressed'), await sidebar.getAttribute('aria-expanded')].includes(
      'false',
    );
  if (await isClosed()) await sidebar.click();
}

/** Where blocks are. WordPress' newer versions have them in a frame. */
export const canvas = (page: Page): Page | FrameLocator =>
  process.env['WORDPRESS_SOURCE'] ? page.frameLocator('iframe[name="editor-canvas"]') : page;

export async function insertWidget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill('BioSystem');
  await page.getByRole('option', { name: 'BioSystem widget' }).first().click();
  // What the pointer is over has a card beside it in newer versions, which covers the canvas.
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).hover();
}

/** @returns the URL of what was published. */
export async function publishPage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: /^View (Page|Post)$/ });
  return (await link.first().getAttribute('href')) ?? '';
}
