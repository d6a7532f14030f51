/** The sections of the home page in a visitor's hands: menus, questions, quotes, comparisons. */
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { question, serviceLink, submenu } from '../support/firm';
import { triggerHydration } from '../support/hydration';

const open = async (page: Page, path = '/') => {
  await withoutMap(page);
  await page.goto(path);
  await triggerHydration(page, 'bio-header, bio-about, bio-testimonials');
  // A hydrated widget has removed the styles that came with its HTML.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('bio-header, bio-about, bio-testimonials')).every(
      ({ shadowRoot }) => shadowRoot && !shadowRoot.querySelector('style'),
    ),
  );
};

const SERVICES = submenu.links.map(({ label }) => label);

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  test('the services open by keyboard, lead on, and Escape gives the focus back', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: submenu.label });
    await button.focus();
    await page.keyboard.press('Enter');
    for (const name of SERVICES) {
      await expect(page.locator('bio-header').getByRole('link', { name, exact: true })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('axe finds nothing while everything is open', async ({ page }) => {
    await bringAxe(page);
    await open(page, `/#${question.id}`);
    await expect(page.getByText(question.answer)).toBeInViewport();
    await page.getByRole('button', { name: submenu.label }).click();
    await expectNoViolations(page, 'menu and question open');
    await page.getByRole('button', { name: 'Show testimonial 3' }).click();
    await page.locator('bio-system-wheel').getByRole('link').first().hover();
    await expectNoViolations(page, 'a quote chosen, a station pointed at');
  });

  test('a picture is compared by mouse and by keyboard', async ({ page }) => {
    await open(page);
    const slider = page.locator('bio-about').getByRole('slider', { name: 'Compare before and after' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    const box = await page.locator('bio-about [part~=comparison]').boundingBox();
    if (!box) throw new Error('There is nothing to compare.');
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    await expect(slider).toHaveValue(/^2[45]/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('the menu opens the property check, and axe finds nothing in it', async ({ page }) => {
    await bringAxe(page);
    await open(page);
    const header = page.locator('bio-header');
    await header.getByText('Menu', { exact: true }).tap();
    await header.getByText(submenu.label, { exact: true }).last().tap();
    for (const name of SERVICES) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoViolations(page, 'the menu open');
    await header.getByRole('link', { name: 'Free property check' }).last().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a link to a question opens the list and that question', async ({ page }) => {
    await page.goto(`/#${question.id}`);
    await expect(page.getByText(question.answer)).toBeInViewport();
  });

  test('the services open under the pointer, and lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: submenu.label }).hover();
    await page.locator('bio-header').getByRole('link', { name: serviceLink.label, exact: true }).click();
    await expect(page).toHaveURL(serviceLink.href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(serviceLink.title);
  });
});
