/** On a page without prerendering a widget shows its snapshot immediately; its code comes with the first interaction. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import {
  alert,
  book,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import {
  backButton,
  card,
  ESTIMATOR,
  expectConfirmation,
  heading,
  nextButton,
  requestEstimate,
} from '../pages/estimator';
import { REACT, SNAPSHOTS } from '../support/builtFiles';
import { addOn, firstService, lastCard, PHONE, service, servicePages } from '../support/firm';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrateAll, isDefined, triggerHydration, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { holdBack, onSlowNetwork, watchScripts } from '../support/slowNetwork';
import { idle, letAnHourPass } from '../support/time';
import { SITE } from '../support/urls';

test.beforeEach(({ page }) => onSlowNetwork(page));

test('without interaction it is shown, dispatches bio-ready once, and loads no code of the widget', async ({
  page,
}) => {
  await page.clock.install();
  const pageErrors = await watchPageErrors(page);
  const scripts = watchScripts(page);
  const heard = await listenTo(page, ['bio-ready']);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await expect(heading(page, 'services')).toBeVisible();
  await expect.poll(() => heard.map(({ detail }) => detail)).toEqual([{ tag: 'bio-estimator' }]);
  await letAnHourPass(page);
  expect(heard).toHaveLength(1);
  expect(scripts).toEqual(['biosystem', 'estimator', 'islands']);
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('it looks the same before and after hydration, and nothing moves meanwhile', async ({ page }) => {
  await watchShifts(page);
  for (const width of sample('widths of a snapshot', [320, 390, 820, 1440], 2)) {
    await page.setViewportSize({ width, height: 900 });
    await openForeignPage(page, `${SCRIPT}${ESTIMATOR}${FORM}<p>Below`);
    await nextButton(page).waitFor();
    await sendButton(page).waitFor();
    const before = await shiftsOf(page);
    const snapshot = await page.screenshot({ fullPage: true });
    await triggerHydration(page, 'bio-estimator,bio-contact-form');
    await expect
      .poll(async () => snapshot.equals(await page.screenshot({ fullPage: true })), `${width} px`)
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
const snapshots = [
  ...tags,
  'bio-header page="home"',
  'bio-plans view="page"',
  `bio-service-detail service="${servicePages.find(({ offers }) => offers)?.id ?? servicePages[0]?.id}"`,
  `bio-service-card service="${lastCard.id}"`,
  `bio-estimator services="${addOn.id}"`,
];
for (const tag of sample('snapshots', snapshots, 5))
  test(`<${tag}>: hydration keeps its snapshot as it is, without a message`, async ({ page }) => {
    await withoutMap(page);
    await watchHydration(page);
    const pageErrors = await watchPageErrors(page);
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
    await hydrateAll(page);
    await expect(element).toHaveAttribute('data-hydrated');
    await idle(page);
    expect(await inside.evaluate((shown) => shown.isConnected)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

test('what is ticked and typed before hydration counts', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + ESTIMATOR + FORM);
  await card(page, service.name).check();
  const booking = newBooking();
  await fillIn(page, booking);
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  release();
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expectFilledIn(page, booking);
  await expect(card(page, service.name)).toBeChecked();
  await expect(card(page, firstService.name)).not.toBeChecked();
});

/** Does something in a widget between two steps of its hydration. Call it before the page is opened. */
const duringHydration = (page: Page, act: (first: HTMLInputElement) => void) =>
  page.addInitScript(`
    // React listens at the container first, and goes on in a task of its own.
    HTMLElement.prototype.addEventListener = function (...listener) {
      EventTarget.prototype.addEventListener.apply(this, listener);
      if (listener[0] !== 'click' || listener[2]?.signal || !this.matches('[data-app]')) return;
      Reflect.deleteProperty(HTMLElement.prototype, 'addEventListener');
      queueMicrotask(() => (${String(act)})(this.querySelector('input')));
    };
  `);

test('what is ticked during hydration counts', async ({ page }) => {
  await duringHydration(page, (box) => box.click());
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const first = page.getByRole('checkbox').first();
  await expect(first).not.toBeChecked();
  await triggerHydration(page, 'bio-estimator');
  await expect(first).toBeChecked();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeVisible(); // not without a service
  await backButton(page).click();
  await expect(first).toBeChecked();
});

test('moving the focus from field to field during hydration causes no error', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await duringHydration(page, (first) => {
    first.focus();
    first.form?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  });
  await openForeignPage(page, SCRIPT + FORM);
  await triggerHydration(page, 'bio-contact-form');
  await expect(field.email(page)).toBeFocused();
  await book(page);
  await expectSuccess(page);
  expect(pageErrors).toEqual([]);
});

test('what is typed in the commit that hydrates a form counts', async ({ page }) => {
  await page.addInitScript(() => {
    // Called within the commit that hydrates the form.
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
  await triggerHydration(page, 'bio-contact-form');
  await expect(field.fullName(page)).toHaveValue('Ada');
});

test('the first press is replayed, and leads all the way to a request', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await requestEstimate(page);
  await expectConfirmation(page);
});

test('a phone number of the page is in the snapshot', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site phone="(555) 010-0199 &amp; more"><bio-footer></bio-footer></bio-site>`,
  );
  const link = page.getByRole('link', { name: '(555) 010-0199 & more' });
  await expect(link).toHaveAttribute('href', 'tel:5550100199');
  await expect(page.getByText(PHONE)).toHaveCount(0);
  await hydrateAll(page);
  await expect(link).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a service that is named by an attribute is ticked in the snapshot', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<bio-estimator services="${service.id}"></bio-estimator>`);
  await expect(card(page, service.name)).toBeChecked();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await page
    .locator('bio-estimator')
    .evaluate((element, id) => element.setAttribute('services', id), firstService.id);
  await expect(card(page, firstService.name)).toBeChecked();
  await expect(card(page, service.name)).not.toBeChecked();
});

test('link targets are there before the code', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<p style="height:2000px">Long</p><p><a href="#${lastCard.id}">The last service</a></p><bio-service-cards></bio-service-cards>`,
  );
  await expect(page.locator(`#${lastCard.id}`)).toBeAttached();
  expect(await isDefined(page, 'bio-service-cards')).toBe(false);
  await page.getByRole('link', { name: 'The last service' }).click();
  await expect(page.locator(`#${lastCard.id}`)).toBeInViewport();
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

test('with a config of which the page names no snapshot, nothing is built of the built-in firm, and the height that the page reserves stays', async ({
  page,
}) => {
  const release = await holdBack(page, REACT);
  const scripts = watchScripts(page);
  await watchShifts(page);
  await openForeignPage(
    page,
    `<style>bio-faq:not(:defined){display:block;min-block-size:2000px}</style>${SCRIPT}<bio-faq config='{"company":{"phone":"(503) 555-0138"}}'></bio-faq><p id="below">Below`,
  );
  const below = () => page.locator('#below').evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  await expect.poll(() => scripts).toContain('react');
  const before = await below();
  release();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await below()).toBe(before);
  expect(await shiftsOf(page)).toEqual([]);
  expect(scripts.filter((name) => name === 'faq')).toHaveLength(1); // its code
});

test('a press while the network is away is answered when it is back', async ({ page, context }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await nextButton(page).waitFor();
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('bio-estimator') ?? {}, 'reset'));
  await context.setOffline(true);
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: PHONE })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'addOns')).toBeVisible();
});

test('so it is where the network is back before the code was given up', async ({ page, context }) => {
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route(
    REACT,
    async (route) => {
      await givenUp;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await context.setOffline(true);
  await context.setOffline(false);
  giveUp();
  await expect(heading(page, 'addOns')).toBeVisible();
});

const OWN_PHONE = '(555) 010-0199';
/** Its endpoint refuses every lead: the error names the phone. */
const REFUSED = `<bio-contact-form endpoint="${SITE}/nowhere"></bio-contact-form>`;

for (const [way, set] of Object.entries<(form: HTMLElement, phone: string) => unknown>({
  'an attribute': (form, phone) => form.setAttribute('phone', phone),
  'a property': (form, phone) => Reflect.set(form, 'phone', phone),
}))
  test(`${way} that the page sets before any script of ours counts once the widget is hydrated`, async ({
    page,
  }) => {
    await openForeignPage(
      page,
      `${REFUSED}<script>(${String(set)})(document.querySelector('bio-contact-form'), '${OWN_PHONE}')</script>${SCRIPT}`,
    );
    await expect(field.fullName(page)).toBeVisible();
    await book(page);
    await expect(alert(page).getByRole('link')).toHaveText(OWN_PHONE);
    expect(await isDefined(page, 'bio-contact-form')).toBe(true);
  });

test('a property set before any script of ours hydrates the widget by itself', async ({ page }) => {
  await openForeignPage(
    page,
    `${FORM}<script>document.querySelector('bio-contact-form').phone = '${OWN_PHONE}'</script>${SCRIPT}`,
  );
  await expect(field.fullName(page)).toBeVisible();
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expect(page.locator('bio-contact-form')).toHaveAttribute('phone', OWN_PHONE);
});

test('a method called before the code is here is done once the widget is hydrated', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + FORM);
  await field.fullName(page).fill('Ada');
  await page.waitForFunction(() => 'reset' in (document.querySelector('bio-contact-form') ?? {}));
  await page
    .locator('bio-contact-form')
    .evaluate((form) => (form as HTMLElement & { reset(): void }).reset());
  expect(await isDefined(page, 'bio-contact-form')).toBe(false);
  release();
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expect(field.fullName(page)).toHaveValue('');
});

test('a missing snapshot costs nothing but time', async ({ page }) => {
  await page.route(`**${SNAPSHOTS}*`, (route) => route.abort());
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await expect(heading(page, 'services')).toBeVisible();
  await requestEstimate(page);
  await expectConfirmation(page);
});
