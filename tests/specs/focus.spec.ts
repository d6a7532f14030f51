/** The focus never falls to the page's `<body>`: who uses a keyboard or a screen reader would begin anew at its top. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import { dialog as auditDialog, fillInfo, newInfo } from '../pages/auditWizard';
import { fillIn, holdAnswers, newBooking, sendButton, withoutMap } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { REACT } from '../support/builtFiles';
import { service } from '../support/firm';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrateAll, watchHydration } from '../support/hydration';
import { sample, sampleEntries } from '../support/sample';
import { holdBack } from '../support/slowNetwork';
import { settled } from '../support/time';
import { DESK } from '../support/urls';

/** The focused element in words: its tag, name and text; `body` where nothing has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { localName = 'nothing', id = '', ariaLabel, textContent } = element ?? {};
    return [
      localName,
      id || element?.getAttribute('name'),
      (ariaLabel ?? textContent ?? '').trim().slice(0, 40),
    ]
      .filter(Boolean)
      .join(' ');
  });

async function expectFocus(page: Page, after: string): Promise<void> {
  await settled(page);
  expect(await focused(page), `after ${after}`).not.toMatch(/^(body|html|nothing)/);
}

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations: { tagName: string }[] }[];
};
const PICTURES = 'before="/before.png" after="/after.png" before-alt="Before" after-alt="After"';
const ATTRIBUTES: Record<string, string> = {
  'bio-before-after': PICTURES,
  'bio-service-card': 'service="biorinse"',
  'bio-service-detail': 'service="biorinse"',
  'bio-header': 'page="home"',
};
const walks = modules
  .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  .filter((tag) => tag !== 'bio-site' && tag !== 'bio-scroll-top') // its purpose is the top of the page
  .map((tag) => `<${tag} ${ATTRIBUTES[tag] ?? ''} endpoint="${DESK}"></${tag}>`)
  .concat(`<bio-estimator mode="panel" endpoint="${DESK}"></bio-estimator>`);

/** What a key would do to the focused control; undefined where it was used before, or is none of the widget. */
const nextKey = (page: Page): Promise<'Enter' | 'Space' | 'text' | 'end' | undefined> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement)) return undefined;
    if (element.id === 'after' || element.id === 'before') return 'end';
    const uses = Number(element.dataset['used'] ?? 0);
    // A button that leads on stays the same element at every step.
    if (uses >= (element.matches('[type=submit]') ? 8 : 1)) return undefined;
    element.dataset['used'] = String(uses + 1);
    if (element.matches('input[type=file],select,iframe')) return undefined;
    const root = element.getRootNode();
    // Links of the menu lead away, and the menu closes behind them.
    if (root instanceof ShadowRoot && root.host.localName === 'bio-header' && element.matches('a'))
      return undefined;
    if (element.matches('input[type=checkbox],input[type=radio]')) return 'Space';
    return element.matches('input,textarea') ? 'text' : 'Enter';
  });

for (const html of sample('keyboard walks', walks, 5))
  test(`the keyboard walks through ${html.replace(/ endpoint="[^"]*"/, '')}: each control leaves the focus somewhere`, async ({
    page,
  }) => {
    test.setTimeout(240_000); // the quote builder takes 400 key presses
    await withoutMap(page);
    await watchHydration(page);
    await page.route(DESK, (route) =>
      route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    const opener = html.includes('audit-wizard') ? '<a href="#audit">Open</a>' : '';
    await openForeignPage(
      page,
      `${SCRIPT}<button id="before">Before</button>${opener}<bio-site>${html}</bio-site><button id="after">After</button>
      <script>
        addEventListener('click', (event) => {
          const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
          // It would lead to another page, or to another place of this one, where the browser begins anew.
          if (link && !['#audit', '#estimate'].includes(link.hash)) event.preventDefault();
        });
        print = () => {};
      </script>`,
    );
    await hydrateAll(page);
    let used = 0;
    for (let round = 0, found = true; round < 12 && found; round++) {
      found = false;
      await page.locator('#before').focus();
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab');
        const at = await focused(page);
        if (at.startsWith('body')) break; // the end of the page, from where the browser's own bars follow
        const key = await nextKey(page);
        if (key === 'end') break;
        if (!key) continue;
        found = true;
        used++;
        if (key === 'text') await page.keyboard.type(at.includes('mail') ? 'ada@example.com' : '1');
        else await page.keyboard.press(key);
        await expectFocus(page, `${key} on ${at}`);
      }
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    }
    if (/wizard|estimator|quote|form/.test(html)) expect(used, 'controls that were used').toBeGreaterThan(8);
  });

/** Each form filled in up to its last press. */
const forms: Record<
  string,
  { inside: string; fill: (page: Page) => Promise<void>; send: string; sending: string }
> = {
  'the contact form': {
    inside: FORM,
    fill: (page) => fillIn(page, newBooking()),
    send: 'Schedule My BioCheck™',
    sending: 'Scheduling Your BioCheck™...',
  },
  'the audit wizard': {
    inside: audit.LINK + audit.WIZARD,
    async fill(page) {
      await page.getByRole('link', { name: 'Free audit' }).click();
      await fillInfo(auditDialog(page), newInfo());
      for (let step = 0; step < 4; step++) {
        const before = await audit.heading(auditDialog(page)).textContent();
        await audit.nextButton(auditDialog(page)).click();
        await expect(audit.heading(auditDialog(page))).not.toHaveText(before ?? '');
      }
    },
    send: 'Submit',
    sending: 'Sending...',
  },
  'the estimator': {
    inside: estimator.ESTIMATOR,
    async fill(page) {
      await estimator.walkToContact(page);
      await estimator.fillContact(page, estimator.newContact());
    },
    send: 'Confirm',
    sending: 'Sending your request...',
  },
  'the quote builder': {
    inside: quote.QUOTE,
    async fill(page) {
      await quote.fillClient(page, quote.newClient());
      await quote.goToEnd(page);
      await quote.sign(page);
    },
    send: 'Complete Quote',
    sending: 'Sending your quote...',
  },
};

for (const [name, { inside, fill, send, sending }] of sampleEntries('forms that are sent', forms, 2))
  test(`${name} keeps the focus and says that it is being sent; presses meanwhile count once`, async ({
    page,
  }) => {
    let tries = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === DESK) tries++;
    });
    await openForeignPage(page, SCRIPT + inside);
    await fill(page);
    const release = await holdAnswers(page);
    const button = page.getByRole('button', { name: send, exact: true });
    await button.focus();
    // A press that comes right after a step's change is ignored: it stands where Next stood.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: sending, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    const busy = page.getByRole('button', { name: sending, exact: true });
    await expect(busy).toBeFocused();
    await expect(busy).toBeDisabled();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: sending })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(busy).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectFocus(page, 'a step back while it is sent');
    release();
    await expect(busy).toBeHidden();
    await expectFocus(page, 'the result');
    expect(tries).toBe(1);
  });

test('a refused lead: the focus goes to the error, and stays somewhere when the error goes', async ({
  page,
}) => {
  await page.route(DESK, (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await openForeignPage(page, SCRIPT + FORM);
  await fillIn(page, newBooking());
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page
    .locator('bio-contact-form')
    .evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  await expect(page.getByRole('alert')).toBeHidden();
  await expectFocus(page, 'reset()');
});

test('the drawing area and its button take the focus from each other', async ({ page }) => {
  await openForeignPage(page, SCRIPT + quote.QUOTE);
  await quote.goToEnd(page);
  await quote.drawButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your drawn signature' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(quote.drawButton(page)).toBeFocused();
});

test('a removed photo hands the focus to the next one, the last to the picker', async ({ page }) => {
  await openForeignPage(page, SCRIPT + estimator.ESTIMATOR);
  await estimator.walkToContact(page);
  await estimator.photoInput(page).setInputFiles([audit.png('one.png'), audit.png('two.png', 200)]);
  await expect(estimator.photos(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove one.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove two.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(estimator.photoInput(page)).toBeFocused();
});

test('what the page takes away by a change of config or language keeps its place', async ({ page }) => {
  await watchHydration(page);
  await openForeignPage(page, `${SCRIPT}<bio-site>${estimator.ESTIMATOR}</bio-site>`);
  await hydrateAll(page);
  await estimator.card(page, service.name).focus();
  const item = { id: 'other', name: 'Other', price: { min: 1, max: 2 }, group: 'services' };
  for (const change of [
    (element: Element, _item: object) => element.setAttribute('lang', 'es'),
    (element: Element, only: object) =>
      element.setAttribute('config', JSON.stringify({ estimator: { items: [only] } })),
  ]) {
    await page.locator('bio-site').evaluate(change, item);
    await page.waitForLoadState('networkidle');
    await expectFocus(page, 'the change');
  }
});

test('a dialog whose opener is gone leaves the focus near its place', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<main><p id="place">${audit.LINK}</p></main><bio-site>${audit.WIZARD}</bio-site>`,
  );
  const link = page.getByRole('link', { name: 'Free audit' });
  await hydrateAll(page); // before that, the browser alone knows what opened it
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(auditDialog(page)).toBeVisible();
  await link.evaluate((element) => element.remove());
  await page.keyboard.press('Escape');
  await expect(auditDialog(page)).toBeHidden();
  await expect(page.locator('#place')).toBeFocused();
  await page.locator('#place').blur();
  await expect(page.locator('#place')).not.toHaveAttribute('tabindex');
});

test('a panel that the URL opened gives the focus to its floating button', async ({ page }) => {
  await openForeignPage(page, SCRIPT + estimator.PANEL);
  await page.goto(`${page.url()}#estimate`);
  await expect(estimator.panel(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(estimator.heading(estimator.panel(page), 'services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(estimator.launchButton(page)).toBeFocused();
});

for (const isHydrated of [true, false])
  test(`an audit that the URL opened gives the focus to the page, where Tab goes on, ${isHydrated ? 'hydrated' : 'before its code is there'}`, async ({
    page,
  }) => {
    await watchHydration(page);
    const release = isHydrated ? () => {} : await holdBack(page, REACT);
    await page.goto('/privacy#audit');
    await expect(auditDialog(page)).toBeVisible();
    if (isHydrated) await page.locator('bio-audit-wizard[data-hydrated]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    release();
  });

const SEARCH = '<div id="contact"><input aria-label="Search"></div>';
const elsewhere = [
  {
    what: 'the next step',
    tag: 'bio-estimator',
    press: async (page: Page) => {
      await page.getByRole('checkbox').first().click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    },
    shown: (page: Page) => estimator.heading(page, 'addOns'),
  },
  {
    what: 'what is missing',
    tag: 'bio-contact-form',
    press: (page: Page) => sendButton(page).click(),
    shown: (page: Page) => page.locator('bio-contact-form [aria-invalid=true]').first(),
  },
  {
    what: 'a place in the page that a link leads to',
    tag: 'bio-plans',
    press: (page: Page) =>
      page
        .getByRole('link', { name: /^Ask about/ })
        .first()
        .click(),
    shown: (page: Page) => page.locator('bio-plans[data-hydrated]'),
  },
  {
    what: 'a comparison’s position',
    tag: 'bio-about',
    press: async (page: Page) => {
      const box = await page.getByRole('slider').boundingBox();
      if (!box) throw new Error('There is no slider.');
      await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
    },
    shown: (page: Page) => page.locator('bio-about[data-hydrated]'),
  },
];

for (const { what, tag, press, shown } of elsewhere)
  test(`${what} that comes late leaves the focus where the visitor has gone on`, async ({ page }) => {
    await watchHydration(page);
    const release = await holdBack(page, REACT);
    await openForeignPage(page, `${SCRIPT}<${tag} endpoint="${DESK}"></${tag}>${SEARCH}`);
    await press(page);
    const search = page.getByLabel('Search');
    await search.click();
    release();
    await shown(page).waitFor();
    await settled(page);
    await expect(search).toBeFocused();
  });
