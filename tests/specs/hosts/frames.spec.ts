/** The page for frames, `/embed/`, in pages of another site. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sirv from 'sirv';
import {
  closeIcon,
  dialog,
  expectConfirmation,
  expectRequested,
  requestAudit,
} from '../../pages/auditWizard';
import { book, expectError, expectSuccess } from '../../pages/contactForm';
import { heading, launchButton, QUICK, requestEstimate, walkToResult } from '../../pages/estimator';
import { bookingsOf, expectBooked, expectRequested as expectEstimate } from '../../support/desk';
import { startFaultyEndpoint } from '../../support/faultyEndpoint';
import { openForeignPage, serve } from '../../support/foreignPage';
import { exampleOf } from '../../support/hostRecipes';
import { FOREIGN_SITE, SITE } from '../../support/urls';

const RECIPE = exampleOf('A frame as a last resort');

/** The recipe's frame with another query. */
const frameOf = (query: string): string => RECIPE.replace('widget=estimator', query.replaceAll('&', '&amp;'));

/** What stands in the frame. */
const inFrame = (page: Page): Locator => page.frameLocator('iframe').locator('body');

/** What the frame tells the page around it. Call it before the page is opened. */
async function watchMessages(page: Page): Promise<Record<string, unknown>[]> {
  const heard: Record<string, unknown>[] = [];
  await page.exposeFunction('report', (data: Record<string, unknown>) => void heard.push(data));
  await page.addInitScript(() => {
    if (parent === self) addEventListener('message', ({ data }) => void Reflect.get(self, 'report')(data));
  });
  return heard;
}

/** Whether the frame is exactly as high as what stands in it. */
const expectFitted = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const content = await inFrame(page).evaluate((body: HTMLElement) => ({
        widget: Math.ceil(body.offsetHeight),
        view: innerHeight,
        scrolls: document.documentElement.scrollHeight > innerHeight,
      }));
      return content.widget > 300 && content.widget === content.view && !content.scrolls;
    })
    .toBe(true);

test.describe('A frame as a last resort', () => {
  test('is as high as the widget on every step, and its lead names the page around it', async ({ page }) => {
    await openForeignPage(page, '');
    const path = await serve(`<!doctype html><title>Host</title><h1>Host</h1>${RECIPE}`);
    const address = `${FOREIGN_SITE}${path}?utm_source=newsletter&gclid=x1`;
    await page.goto(address);
    await expectFitted(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitted(page);
    const contact = await requestEstimate(inFrame(page));
    await expect(heading(inFrame(page), 'confirmation')).toBeVisible();
    await expectFitted(page);
    expect(await expectEstimate(contact)).toMatchObject({
      page: address,
      attribution: { first: { utm_source: 'newsletter', gclid: 'x1', landingPage: address } },
    });
  });

  test('takes attributes of the widget as texts, and says what it does not take', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
    const attack = `"><img src=x onerror=alert(1)>`;
    const query = new URLSearchParams({
      widget: 'bio-contact-form',
      phone: attack,
      lang: 'de',
      onclick: 'alert(1)',
      config: '{"company":{"name":"Evil"}}',
      endpoint: 'javascript:alert(1)',
      utm_source: 'x',
    });
    await openForeignPage(page, frameOf(String(query)));
    const form = inFrame(page).locator('bio-contact-form');
    await expect(form).toHaveAttribute('phone', attack);
    await expect(form).toHaveAttribute('endpoint', `${SITE}/api/requests`);
    expect(await form.evaluate((element) => element.getAttributeNames())).toEqual([
      'endpoint',
      'phone',
      'lang',
    ]);
    expect(lines.filter((line) => line.startsWith('/embed/'))).toEqual([
      expect.stringMatching(
        /"onclick" is ignored: contact-form takes heading-level, error-summary, config, endpoint/,
      ),
      expect.stringMatching(/"config" is ignored: expected an http/),
      expect.stringMatching(/"endpoint" is ignored: expected an http/),
      expect.stringMatching(/"utm_source" is ignored/),
    ]);
  });

  test('works on a host of files alone, under any path, with the endpoint of somebody else', async ({
    page,
  }) => {
    const files = sirv('dist/site');
    const server = createServer((request, response) => {
      request.url = request.url?.replace('/files/widgets', '');
      files(request, response);
    }).listen(0);
    const endpoint = await startFaultyEndpoint();
    const folder = `http://localhost:${(server.address() as AddressInfo).port}/files/widgets`;
    const query = `widget=contact-form&endpoint=${encodeURIComponent(endpoint.url)}`;
    await openForeignPage(page, frameOf(query).replaceAll(SITE, folder));
    const booking = await book(inFrame(page));
    await expectSuccess(inFrame(page));
    expect(endpoint.arrived).toMatchObject([booking]);
    endpoint.stop();
    server.close();
    server.closeAllConnections();
  });

  test('with an unknown widget says which there are', async ({ page }) => {
    await openForeignPage(page, frameOf('widget=<b>estimater</b>'));
    await expect(inFrame(page)).toContainText('There is no widget "<b>estimater</b>"');
    await expect(inFrame(page)).toContainText('estimator');
  });

  test('without consent sends no attribution', async ({ page }) => {
    await openForeignPage(page, frameOf('widget=contact-form&consent=no'));
    const booking = await book(inFrame(page));
    await expectSuccess(inFrame(page));
    expect(await expectBooked(booking)).not.toHaveProperty('attribution');
  });

  test('takes no consent from a link, and keeps a refusal that its page has', async ({ page }) => {
    await page.goto('/embed/?widget=contact-form&consent=granted');
    await expect(page.locator('bio-contact-form')).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-bio-consent');
  });

  test('opens links to other pages in a tab of their own, and keeps what was typed', async ({ page }) => {
    await openForeignPage(page, frameOf('widget=footer'));
    const link = inFrame(page).getByRole('link', { name: 'Privacy' });
    const tab = page.waitForEvent('popup');
    await link.click();
    expect((await tab).url()).toContain('/privacy');
    await expect(inFrame(page).locator('bio-footer')).toBeAttached();
  });
});

test.describe('Dialogs and panels in a frame', () => {
  test('a panel stands in the frame instead', async ({ page }) => {
    await openForeignPage(page, frameOf('widget=estimator&mode=panel'));
    await walkToResult(inFrame(page), QUICK);
    await expect(launchButton(inFrame(page))).toHaveCount(0);
    await expectFitted(page);
  });

  test('the audit wizard is open and has room; closed, it takes none, and can be shown again', async ({
    page,
  }) => {
    const again = exampleOf('Dialogs and panels in a frame');
    await openForeignPage(
      page,
      again + frameOf('widget=audit-wizard').replaceAll('estimate-frame', 'audit-frame'),
    );
    const frame = page.locator('iframe');
    await expect(dialog(inFrame(page))).toBeVisible();
    await expect(frame).toHaveCSS('height', '760px');
    await closeIcon(inFrame(page)).click();
    await expect(frame).toHaveCSS('height', '0px');
    await page.getByRole('button', { name: 'Free audit' }).click();
    await expect(frame).toHaveCSS('height', '760px');
    const info = await requestAudit(dialog(inFrame(page)));
    await expectConfirmation(dialog(inFrame(page)));
    await expectRequested(info);
  });
});

test('Counting conversions in a frame: the page learns the id and the kind, and nothing typed', async ({
  page,
}) => {
  const heard = await watchMessages(page);
  const counting = exampleOf('Counting conversions in a frame', 'js');
  await openForeignPage(
    page,
    `<script>var counted = []; const gtag = (...call) => counted.push(call);</script>${frameOf('widget=contact-form').replace('  });\n</script>', `${counting}});\n</script>`)}`,
  );
  const booking = await book(inFrame(page));
  await expectSuccess(inFrame(page));
  const { id } = await expectBooked(booking);
  await expect.poll(() => page.evaluate('counted')).toEqual([['event', 'generate_lead', { lead_id: id }]]);
  const message = { widget: 'contact-form', type: 'bio-lead-sent', id, kind: 'contact' };
  expect(heard.filter(({ type }) => type === 'bio-lead-sent')).toEqual([message]);
  const told = JSON.stringify(heard);
  for (const typed of Object.values(booking)) expect(told).not.toContain(typed);
});

test.describe('What a page can do with a frame of ours', () => {
  test('every site may show the page for frames, and no other page of ours', async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/embed/?widget=faq')).toContain('frame-ancestors *;');
    for (const path of ['/', '/book', '/studio/', '/studio/preview.html'])
      expect(await policyOf(path), path).toContain("frame-ancestors 'self';");
    const strict = (policy: string) => policy.replace(/ 'sha256-[^']+'|frame-ancestors [^;]+/g, '');
    expect(strict(await policyOf('/embed/')), 'otherwise as strict').toBe(strict(await policyOf('/terms')));
  });

  test('opened by itself, it takes nobody else’s address or phone', async ({ page }) => {
    await page.goto(
      `/embed/?widget=contact-form&phone=666&endpoint=/api/requests/evil&config=/evil.json&lang=de`,
    );
    const form = page.locator('bio-contact-form');
    await expect(form).toHaveAttribute('lang', 'de');
    expect(await form.evaluate((element) => element.getAttributeNames())).toEqual(['endpoint', 'lang']);
    await expect(form).toHaveAttribute('endpoint', `${SITE}/api/requests`);
  });
});

test.describe('Frames with sandbox', () => {
  const FLAGS = /sandbox="([^"]+)"/.exec(exampleOf('Frames with sandbox'))?.[1]?.split(' ') ?? [];
  const sandboxed = (without: string, query = 'widget=contact-form') =>
    frameOf(query).replace(
      '<iframe',
      `<iframe sandbox="${FLAGS.filter((flag) => flag !== without).join(' ')}"`,
    );

  test('with all flags the form books, and links open', async ({ page }) => {
    await openForeignPage(page, sandboxed('none'));
    const booking = await book(inFrame(page));
    await expectSuccess(inFrame(page));
    await expectBooked(booking);
    await openForeignPage(page, sandboxed('none', 'widget=footer'));
    const tab = page.waitForEvent('popup');
    await inFrame(page).getByRole('link', { name: 'Privacy' }).click();
    const opened = await tab;
    await expect(opened.locator('bio-header')).toBeAttached();
    expect(await opened.evaluate(() => self.origin)).toBe(SITE);
  });

  test('without allow-scripts it is empty', async ({ page }) => {
    await openForeignPage(page, sandboxed('allow-scripts'));
    await page.waitForLoadState('load');
    await expect(inFrame(page)).toBeEmpty();
  });

  test('without allow-same-origin the lead is refused, and the visitor reads the error', async ({ page }) => {
    await openForeignPage(page, sandboxed('allow-same-origin'));
    const booking = await book(inFrame(page));
    await expectError(inFrame(page));
    expect(await bookingsOf(booking)).toEqual([]);
  });

  test('without allow-forms Chromium sends all the same', async ({ page }) => {
    await openForeignPage(page, sandboxed('allow-forms'));
    const booking = await book(inFrame(page));
    await expectSuccess(inFrame(page));
    await expectBooked(booking);
  });

  test('without allow-popups links do nothing, without the last flag their pages are in the sandbox too', async ({
    page,
  }) => {
    const blocked = page.waitForEvent('console', (message) => message.text().includes('allow-popups'));
    await openForeignPage(page, sandboxed('allow-popups', 'widget=footer'));
    await inFrame(page).getByRole('link', { name: 'Privacy' }).click();
    await blocked;
    await openForeignPage(
      page,
      sandboxed('allow-popups-to-escape-sandbox', 'widget=footer').replace(' allow-same-origin', ''),
    );
    const tab = page.waitForEvent('popup');
    await inFrame(page).getByRole('link', { name: 'Privacy' }).click();
    expect(await (await tab).evaluate(() => self.origin)).toBe('null');
  });
});

test('AMP: the frame tells AMP its height, in the sandbox that AMP is told to make', async ({ page }) => {
  const heard = await watchMessages(page);
  // What <amp-iframe> makes of its attributes.
  const [, sandbox = '', src = ''] = /(sandbox="[^"]+")\s+(src="[^"]+")/.exec(exampleOf('AMP')) ?? [];
  await openForeignPage(
    page,
    `<iframe ${sandbox} ${src} title="Estimate" width="390" height="900"></iframe>`,
  );
  const contact = await requestEstimate(inFrame(page));
  await expect(heading(inFrame(page), 'confirmation')).toBeVisible();
  await expectEstimate(contact);
  const height = await inFrame(page).evaluate((body: HTMLElement) => body.offsetHeight);
  await expect
    .poll(() => heard.findLast(({ sentinel }) => sentinel === 'amp'))
    .toMatchObject({ type: 'embed-size', height });
});

test('every widget in a frame gets a height that stays', async ({ page, request }) => {
  test.slow();
  const manifest = (await (await request.get('/custom-elements.json')).json()) as {
    modules: { declarations: { tagName: string }[] }[];
  };
  const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  for (const tag of tags.filter((name) => !['bio-site', 'bio-reveal'].includes(name)))
    await test.step(tag, async () => {
      await openForeignPage(page, frameOf(`widget=${tag}&x=${randomUUID()}`));
      await inFrame(page).locator(tag).waitFor({ state: 'attached' });
      const frame = page.frameLocator('iframe').locator('html');
      await expect
        .poll(() =>
          frame.evaluate(async ({ ownerDocument }) => {
            const height = () => ownerDocument.body.offsetHeight;
            const before = height();
            for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
            return before === height() && before === innerHeight;
          }),
        )
        .toBe(true);
    });
});
