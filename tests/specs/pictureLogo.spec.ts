/** A firm whose logo is a picture: React preloads it by a link in the header, which no script of the page may touch. */
import { expect, test } from 'playwright/test';

const PRELOAD = '<link rel="preload" as="image" href="/icon.svg"/>';

test('the header of a firm with a picture as its logo is the same long after the page is loaded', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const withLogo = html.replace(/(<bio-header[^>]*>\s*<template[^>]*>)/, `$1${PRELOAD}`);
    expect(withLogo).toContain(PRELOAD);
    await route.fulfill({ response, body: withLogo });
  });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  const height = () =>
    page.locator('bio-header').evaluate(({ shadowRoot }) => {
      const [header] = shadowRoot?.querySelectorAll('header') ?? [];
      return header?.getBoundingClientRect().height;
    });
  const before = await height();
  expect(before).toBeLessThan(100);
  await page.clock.fastForward('00:15');
  expect(await height()).toBe(before);
  await expect(page.locator('bio-header link[rel=preload]')).toHaveAttribute('href', '/icon.svg');
});
