/** Hosts that hold the script back. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { book, expectFilledIn, expectSuccess, fillIn, newBooking, sendButton } from '../../pages/contactForm';
import { expectBooked } from '../../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../../support/foreignPage';
import { prerendered } from '../../support/prerendered';
import { sampleEntries } from '../../support/sample';
import { MODULE_FILE } from '../../support/urls';

/** What each tool makes of the tag, by the name that it has in the document. */
const heldBack: Record<string, string> = {
  'WP Rocket': `type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${MODULE_FILE}"`,
  'LiteSpeed Cache': `type="litespeed/javascript" data-src="${MODULE_FILE}"`,
  'Cloudflare’s Rocket Loader': `type="0123456789abcdef01234567-module" src="${MODULE_FILE}"`,
  NitroPack: `type="nitropack/inlinescript" nitro-delay-src="${MODULE_FILE}"`,
  Perfmatters: `type="pmdelayedscript" data-perfmatters-type="module" src="${MODULE_FILE}"`,
  'Flying Scripts': `data-type="lazy" data-src="${MODULE_FILE}"`,
  Partytown: `type="text/partytown" src="${MODULE_FILE}"`,
  'A consent tool': `type="text/plain" data-category="analytics" src="${MODULE_FILE}"`,
};

/** What they all do in the end: put the script in again, here as a classic one, when the visitor first acts. */
const RELEASE = `<script>
  addEventListener('mousemove', () => {
    const held = document.querySelector('#held');
    const script = document.createElement('script');
    script.src = held.dataset.rocketSrc ?? held.dataset.src ?? held.getAttribute('nitro-delay-src') ?? held.getAttribute('src');
    held.replaceWith(script);
  }, { once: true });
</script>`;

test('Scripts that are held back: each tool that the document names is known here', () => {
  const [, table = ''] =
    /<!-- optimizers:.*?-->(.*?)<!-- \/optimizers -->/s.exec(readFileSync('docs/hosts.md', 'utf8')) ?? [];
  const names = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name);
  expect(names.slice(2)).toEqual(Object.keys(heldBack));
});

for (const [tool, attributes] of sampleEntries('held back scripts', heldBack, 4))
  test(`Scripts that are held back: by ${tool}, what was typed before stays, and the form books`, async ({
    page,
  }) => {
    await openForeignPage(
      page,
      `<meta name="viewport" content="width=device-width"><body>${await prerendered(FORM)}<script id="held" ${attributes}></script>${RELEASE}`,
    );
    const booking = newBooking();
    await fillIn(page, booking);
    expect(await page.evaluate(() => 'BioSystem' in window)).toBe(false);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => 'BioSystem' in window);
    await expectFilledIn(page, booking);
    await sendButton(page).click();
    await expectSuccess(page);
    await expectBooked(booking);
  });

test('A script behind a consent tool: with attribution refused from the beginning the form books without it', async ({
  page,
}) => {
  await openForeignPage(
    page,
    `<script>document.documentElement.dataset.bioConsent = 'no'</script><script type="module" src="${MODULE_FILE}"></script>${FORM}`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  expect(await expectBooked(booking)).not.toHaveProperty('attribution');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('bio:attribution'))).toBeNull();
});

test('A script behind a consent tool: a map asks Google for nothing until the visitor presses its button', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ body: 'a map' });
  });
  await openForeignPage(page, `${SCRIPT}<bio-map></bio-map>`, {
    html: '<html lang="en" data-bio-consent="no">',
  });
  const button = page.getByRole('button', { name: 'Load the map from www.google.com' });
  await button.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.frameLocator('bio-map iframe').getByText('a map')).toBeVisible();
});
