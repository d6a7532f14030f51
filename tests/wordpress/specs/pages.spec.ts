/** Widgets in pages: by block and by shortcode, in a block theme and in a classic one. */

import { field } from '../../pages/contactForm';
import { card, heading, nextButton } from '../../pages/estimator';
import { service } from '../../support/firm';
import { hydrate, watchHydration } from '../../support/hydration';
import { shiftsOf, watchShifts } from '../../support/layoutShifts';
import { watchPageErrors } from '../../support/pageReports';
import { block, publish, switchTheme, THEMES } from '../support/content';
import { expect, test } from '../support/test';

const WAYS = {
  block: (tag: string) => block(tag),
  shortcode: (tag: string) => `[${tag}]`,
};

for (const theme of THEMES)
  test.describe(theme, () => {
    test.beforeAll(({ wordpress }) => switchTheme(wordpress, theme));
    test.afterAll(({ wordpress }) => switchTheme(wordpress, THEMES[0]));

    for (const [way, write] of Object.entries(WAYS)) {
      test(`an estimator by ${way} can be read without JavaScript`, async ({ browser, wordpress }) => {
        const url = await publish(wordpress, write('bio-estimator'));
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(url);
        await expect(heading(page, 'services')).toBeVisible();
        await expect(card(page, service.name)).toBeVisible();
        await page.close();
      });

      test(`an estimator by ${way} is hydrated: nothing moves, nothing fails`, async ({
        page,
        wordpress,
      }) => {
        const url = await publish(wordpress, `${write('bio-estimator')}\n\n<p>Below it.</p>`);
        const errors = await watchPageErrors(page);
        await watchHydration(page);
        await watchShifts(page);
        await page.goto(url);
        await hydrate(page, 'bio-estimator');
        expect(await shiftsOf(page)).toEqual([]);
        await card(page, service.name).check();
        await nextButton(page).click();
        await expect(heading(page, 'addOns')).toBeVisible();
        expect(errors).toEqual([]);
      });
    }

    test('a widget stays within the theme’s column, and leaves it where the block says so', async ({
      page,
      wordpress,
    }) => {
      const url = await publish(
        wordpress,
        `<!-- wp:paragraph --><p>Text of the page.</p><!-- /wp:paragraph -->${block('bio-estimator')}${block('bio-hero', {}, 'full')}`,
      );
      await page.goto(url);
      const widthOf = async (selector: string) =>
        (await page.locator(selector).first().boundingBox())?.width ?? 0;
      const column = await widthOf('p:text-is("Text of the page.")');
      expect(Math.round(await widthOf('bio-estimator'))).toBeLessThanOrEqual(Math.ceil(column));
      expect(await widthOf('bio-hero')).toBeGreaterThan(1200);
    });

    test('wpautop puts no paragraphs into widgets, nor empty ones beside them', async ({
      page,
      wordpress,
    }) => {
      const url = await publish(
        wordpress,
        'Before it.\n[bio-contact-form]\nAfter it.\n\n<p>[bio-faq]</p>\n\n[bio-site phone="(770) 555-0123"]\n\n[bio-cta-banner]\n\nInside.\n\n[/bio-site]',
      );
      const errors = await watchPageErrors(page);
      await watchHydration(page);
      await page.goto(url);
      await hydrate(page, 'bio-contact-form');
      await expect(field.fullName(page)).toBeVisible();
      await expect(page.getByText('Before it.')).toBeVisible();
      await expect(page.getByText('Inside.')).toBeVisible();
      await expect(page.locator('bio-faq')).toBeVisible();
      const inner = await page
        .locator('bio-contact-form, bio-faq')
        .evaluateAll((widgets) =>
          widgets.flatMap(({ children }) => [...children].map(({ localName }) => localName)),
        );
      expect(inner.filter((name) => ['p', 'br'].includes(name))).toEqual([]);
      expect(errors).toEqual([]);
    });
  });

test('an attribute of a shortcode reaches its widget', async ({ page, wordpress }) => {
  await watchHydration(page);
  await page.goto(await publish(wordpress, '[bio-estimator services="biorinse" mode="panel"]'));
  await page.getByRole('button', { name: 'Price in a minute' }).click();
  await expect(page.getByRole('dialog', { name: 'Instant estimate' })).toBeVisible();
});

test('a page without a widget loads nothing of the plugin', async ({ page, wordpress }) => {
  const url = await publish(wordpress, 'Only text.');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await page.waitForLoadState('load');
  expect(requests.filter((address) => address.includes('biosystem'))).toEqual([]);
});

test('what an author writes is kept: the shortcode and the block', async ({ page, wordpress }) => {
  // As the editor saves a post for somebody who may not write any HTML.
  const url = await wordpress.run<string>(
    `wp_set_current_user( get_user_by( 'login', 'author' )->ID );
    kses_init();
    $id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'By an author', 'post_content' => wp_slash( $content ) ), true );
    wp_update_post( array( 'ID' => $id, 'post_title' => 'By an author, again' ) );
    return get_permalink( $id );`,
    { content: `[bio-contact-form]\n\n${block('bio-estimator', { services: 'biorinse' })}` },
  );
  await watchHydration(page);
  await page.goto(url);
  await hydrate(page, 'bio-contact-form');
  await expect(page.locator('bio-estimator')).toHaveAttribute('services', 'biorinse');
});
