/** `<bio-notice>` on a page of somebody else's. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { shiftsOf, watchShifts } from '../support/layoutShifts';

/** As the documentation says it. */
const styles = /```css\n(bio-notice \{.*?)```/s.exec(readFileSync('docs/your-site.md', 'utf8'))?.[1] ?? '';
const config = JSON.stringify({ company: { name: 'Bug Off' }, notice: { text: { en: 'Closed on July 4' } } });

test('with the documented styles, a notice that comes late moves nothing', async ({ page }) => {
  await watchShifts(page);
  const text = '<p>What is read already.</p>'.repeat(40);
  await openForeignPage(
    page,
    `<style>${styles}</style><bio-site config='${config}'><bio-notice></bio-notice></bio-site>${text}${SCRIPT}`,
  );
  await expect(page.getByRole('region', { name: 'Notice' })).toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);
});
