/** On a page that nobody prerendered, a widget shows its first state at once, and its code comes when somebody needs it. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { SITE } from './addresses';
import { backButton, card, ESTIMATOR, expectThanks, heading, nextButton, requestEstimate } from './estimator';
import { FORM, openForeignPage, SCRIPT } from './publish';
import { shiftsOf, watchShifts } from './shifts';
import { holdBack, onSlowLine, watchScripts } from './slowLine';
import {
  book,
  comeNear,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  isDefined,
  newBooking,
  PHONE,
  sendButton,
  wakeAll,
  withoutMap,
} from './visitor';
import { listenTo, watchComplaints } from './watch';

test.beforeEach(({ page }) => onSlowLine(page));

test('nobody touches it: it is shown and says once that it is ready, and no more code comes', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const scripts = watchScripts(page);
  const heard = await listenTo(page, ['bio-ready']);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await expect(heading(page, 'services')).toBeVisible();
  await expect.poll(() => heard.map(({ detail }) => detail)).toEqual([{ tag: 'bio-estimator' }]);
  await page.waitForTimeout(2_000);
  expect(scripts).toEqual(['biosystem', 'estimator', 'waker']);
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  expect(complaints).toEqual([]);
});

test('it looks asleep as it does awake, and nothing moves when it wakes', async ({ page }) => {
  await watchShifts(page);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openForeignPage(page, `${SCRIPT}${ESTIMATOR}${FORM}<p>Below`);
    await nextButton(page).waitFor();
    await sendButton(page).waitFor();
    const before = await shiftsOf(page);
    const asleep = await page.screenshot({ fullPage: true });
    await comeNear(page, 'bio-estimator,bio-contact-form');
    await expect
      .poll(async () => asleep.equals(await page.screenshot({ fullPage: true })), `${width} px`)
      .toBe(true);
    expect(await shiftsOf(page)).toEqual(before);
  }
});

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations: { tagName: string }[] }[];
};
/** Those that have nothing to show: they stand around something, are closed, or say what is missing. */
const WITHOUT = [
  'bio-site',
  'bio-reveal',
  'bio-audit-wizard',
  'bio-before-after',
  'bio-service-card',
  'bio-not-found',
];
const tags = modules
  .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  .filter((tag) => !WITHOUT.includes(tag));
for (const tag of [
  ...tags,
  'bio-header page="home"',
  'bio-plans view="page"',
  'bio-service-detail service="bioseal"',
  'bio-service-card service="bioguide"',
  'bio-estimator services="lighting"',
])
  test(`<${tag}>: the code takes its first state over as it is, without a word`, async ({ page }) => {
    await withoutMap(page);
    const complaints = await watchComplaints(page);
    await openForeignPage(page, `${SCRIPT}<bio-site><${tag}></${tag.split(' ')[0]}></bio-site>`);
    const element = page.locator('bio-site > *').first();
    const inside = await element.evaluateHandle(
      (host) =>
        new Promise<Element>((resolve) => {
          const look = () => {
            const shown = host.shadowRoot?.querySelector('[data-app] > *');
            if (shown) resolve(shown);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await wakeAll(page);
    await expect.poll(() => element.evaluate((host) => host.matches(':defined'))).toBe(true);
    await page.waitForTimeout(200);
    expect(await inside.evaluate((shown) => shown.isConnected)).toBe(true);
    expect(complaints).toEqual([]);
  });

test('what is ticked and typed while it sleeps counts', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/react/);
  await openForeignPage(page, SCRIPT + ESTIMATOR + FORM);
  await card(page, 'BioSeal').check();
  const booking = newBooking();
  await fillIn(page, booking);
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  letGo();
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expectFilledIn(page, booking);
  await expect(card(page, 'BioSeal')).toBeChecked();
  await expect(card(page, 'BioRinse')).not.toBeChecked();
});

/** Does something in a widget between two steps of React's taking it over. Call it before the page is opened. */
const whileTakenOver = (page: Page, act: (first: HTMLInputElement) => void) =>
  page.addInitScript(`
    // React listens at the container first, and goes on in a task of its own.
    HTMLElement.prototype.addEventListener = function (...listener) {
      EventTarget.prototype.addEventListener.apply(this, listener);
      if (listener[0] !== 'click' || listener[2]?.signal || !this.matches('[data-app]')) return;
      Reflect.deleteProperty(HTMLElement.prototype, 'addEventListener');
      queueMicrotask(() => (${String(act)})(this.querySelector('input')));
    };
  `);

test('what is ticked just while React takes it over counts', async ({ page }) => {
  await whileTakenOver(page, (box) => box.click());
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const first = page.getByRole('checkbox').first();
  await expect(first).not.toBeChecked();
  await comeNear(page, 'bio-estimator');
  await expect(first).toBeChecked();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeVisible(); // not without a service
  await backButton(page).click();
  await expect(first).toBeChecked();
});

test('who goes from field to field just while React takes a form over is not in its way', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  await whileTakenOver(page, (first) => {
    first.focus();
    first.form?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  });
  await openForeignPage(page, SCRIPT + FORM);
  await comeNear(page, 'bio-contact-form');
  await expect(field.email(page)).toBeFocused();
  await book(page);
  await expectSuccess(page);
  expect(complaints).toEqual([]);
});

test('what is typed just after React took a form over counts', async ({ page }) => {
  await page.addInitScript(() => {
    // Called within the commit that takes the form over.
    HTMLFormElement.prototype.reset = function () {
      queueMicrotask(() => {
        const first = this.querySelector('input') as HTMLInputElement;
        for (const sign of 'Ada') {
          first.setRangeText(sign, first.value.length, first.value.length, 'end');
          first.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        }
      });
    };
  });
  await openForeignPage(page, SCRIPT + FORM);
  await sendButton(page).waitFor();
  await comeNear(page, 'bio-contact-form');
  await expect(field.fullName(page)).toHaveValue('Ada');
});

test('the first press is answered, and leads all the way to a request', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await requestEstimate(page);
  await expectThanks(page);
});

test('a phone number of the page is shown and called from the first moment on', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site phone="(555) 010-0199 &amp; more"><bio-footer></bio-footer></bio-site>`,
  );
  const link = page.getByRole('link', { name: '(555) 010-0199 & more' });
  await expect(link).toHaveAttribute('href', 'tel:5550100199');
  await expect(page.getByText(PHONE)).toHaveCount(0);
  await wakeAll(page);
  await expect(link).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a service that is named by an attribute is ticked from the first moment on', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<bio-estimator services="bioseal"></bio-estimator>`);
  await expect(card(page, 'BioSeal')).toBeChecked();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await page.locator('bio-estimator').evaluate((element) => element.setAttribute('services', 'biorinse'));
  await expect(card(page, 'BioRinse')).toBeChecked();
  await expect(card(page, 'BioSeal')).not.toBeChecked();
});

test('link targets are there before the code', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<p style="height:2000px">Long</p><p><a href="#bioseal">Seal</a></p><bio-service-cards></bio-service-cards>`,
  );
  await expect(page.locator('#bioseal')).toBeAttached();
  expect(await isDefined(page, 'bio-service-cards')).toBe(false);
  await page.getByRole('link', { name: 'Seal', exact: true }).click();
  await expect(page.locator('#bioseal')).toBeInViewport();
});

test('pictures are found beside the script', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await openForeignPage(page, `${SCRIPT}<bio-hero></bio-hero>`);
  const picture = page.locator('bio-hero img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    `${SITE}/pictures/`,
  );
  expect(missing).toEqual([]);
});

test('with a config the room is kept until the code is here', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/react/);
  await watchShifts(page);
  const config = '{"company":{"name":"Clearwater"}}';
  await openForeignPage(
    page,
    `${SCRIPT}<bio-estimator config='${config}'></bio-estimator><p id="below">Below`,
  );
  const height = () =>
    page.locator('bio-estimator').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
  await expect.poll(height).toBeGreaterThan(500);
  const before = await shiftsOf(page);
  await expect(heading(page, 'services')).toBeHidden();
  const kept = await height();
  letGo();
  await expect(heading(page, 'services')).toBeVisible();
  expect(await height()).toBe(kept);
  expect(await shiftsOf(page)).toEqual(before);
});

test('a press before it can be kept for the code is not lost', async ({ page }) => {
  const letGo = await holdBack(page, /\/waker\.js/);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await nextButton(page).click();
  letGo();
  await expect(page.locator('bio-estimator').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
});

test('a press while the network is away is answered when it is back', async ({ page, context }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await nextButton(page).waitFor();
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('bio-estimator') ?? {}, 'reset'));
  await context.setOffline(true);
  await card(page, 'BioSeal').check();
  await nextButton(page).click();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(heading(page, 'addOns')).toBeVisible();
});

test('so it is where the network is back before the code was given up', async ({ page, context }) => {
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route(
    /\/assets\/react/,
    async (route) => {
      await givenUp;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, 'BioSeal').check();
  await nextButton(page).click();
  await context.setOffline(true);
  await context.setOffline(false);
  giveUp();
  await expect(heading(page, 'addOns')).toBeVisible();
});

test('what it was told before it is here, by attribute, property or method, is done', async ({ page }) => {
  await openForeignPage(
    page,
    `${FORM}<script>const form = document.querySelector('bio-contact-form'); form.phone = '(555) 010-0199';</script>${SCRIPT}`,
  );
  await expect(field.fullName(page)).toBeVisible();
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
});

test('the address of a missing first state costs nothing but time', async ({ page }) => {
  await page.route(/\/first\//, (route) => route.abort());
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await expect(heading(page, 'services')).toBeVisible();
  await requestEstimate(page);
  await expectThanks(page);
});
