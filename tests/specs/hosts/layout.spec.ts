/** Where and when a host shows widgets. What holds in every place is in `hostilePlaces.spec.ts` and `foreignPage.spec.ts`. */
import { expect, test } from 'playwright/test';
import { field } from '../../pages/contactForm';
import { openForeignPage, SCRIPT } from '../../support/foreignPage';
import { exampleOf } from '../../support/hostRecipes';
import { triggerHydration } from '../../support/hydration';

test('Pages that hide undefined elements: a curtain goes with the event', async ({ page }) => {
  await openForeignPage(
    page,
    `<style>.curtain { position: fixed; inset: 0; background: white; z-index: 9 }</style><div class="curtain">Loading</div>
    <script>${exampleOf('Pages that hide undefined elements', 'js')}</script>${SCRIPT}${exampleOf('Width and centring')}`,
  );
  await expect(page.locator('.curtain')).toHaveCount(0);
  await field.fullName(page).click();
});

for (const [width, wanted] of [
  [1280, 640],
  [390, 390 - 2 * 8],
] as const)
  test(`Width and centring: the example's form is ${wanted} px wide in the middle of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForeignPage(
      page,
      `<meta name="viewport" content="width=device-width">${SCRIPT}${exampleOf('Width and centring')}`,
    );
    await triggerHydration(page, 'bio-contact-form');
    const box = await page.locator('bio-contact-form').evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { width: right - left, left, right: document.documentElement.clientWidth - right };
    });
    expect(box.width).toBe(wanted);
    expect(box.left).toBe(box.right);
  });
