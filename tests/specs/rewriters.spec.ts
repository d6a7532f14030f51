/** What translators, proxies, policies, morphing refreshes and page builders do to widgets, in the visitor's words. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { defaultBusiness } from '../../src/content/business';
import { dialog, LINK, WIZARD } from '../pages/auditWizard';
import { book, expectSuccess, field, newBooking, sendButton, withoutMap } from '../pages/contactForm';
import { card, ESTIMATOR, heading, nextButton } from '../pages/estimator';
import { fileNamed, ISLANDS, REACT } from '../support/builtFiles';
import { service } from '../support/firm';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { exampleOf } from '../support/hostRecipes';
import { hydrate, watchHydration } from '../support/hydration';
import { watchPageErrors } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import {
  hideEmails,
  openRewritten,
  pageRewritings,
  runInRoot,
  scriptRewritings,
} from '../support/rewritings';
import { sample, sampleEntries } from '../support/sample';
import { holdBack } from '../support/slowNetwork';
import { ANSWER_PAGES, DESK, FOREIGN_SITE, PAGES, SITE } from '../support/urls';
import { walks } from '../support/walks';

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await watchHydration(page);
});

/** Replaces all texts of a widget, as a page translator does that reaches shadow roots. The words stay, so that tests find them. */
const translate = (page: Page, tag: string) =>
  page.evaluate((name) => {
    for (const { shadowRoot } of document.querySelectorAll(name)) {
      const walker = document.createTreeWalker(shadowRoot?.querySelector('[data-app]') ?? document, 4);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (
          node instanceof Text &&
          node.data.trim() &&
          !node.parentElement?.closest('style,noscript,option,font')
        )
          texts.push(node);
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.cloneNode());
        text.replaceWith(font);
      }
    }
  }, tag);

for (const [name, { tag, inside, walk }] of sampleEntries('translated walks', walks, 2))
  test(`a translator replaces the texts of ${name} at each step: it goes on to its thanks`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const pageErrors = await watchPageErrors(page);
    await openForeignPage(page, `${SCRIPT}${inside}`);
    await hydrate(page, tag);
    await walk(page, async () => translate(page, tag));
    await expect(page.locator(tag)).not.toContainText('Something unexpected');
    expect(pageErrors).toEqual([]);
  });

test('a translated form that is sent shows success, in whatever words', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM);
  await hydrate(page, 'bio-contact-form');
  const booking = newBooking();
  const send = await sendButton(page).elementHandle();
  for (const [key, value] of Object.entries(booking))
    if (key !== 'hearAboutUs') await field[key as keyof typeof booking](page).fill(value);
  await runInRoot(page, 'bio-contact-form', scriptRewritings['texts translated by a script']);
  await send?.click();
  await expectSuccess(page);
});

test.describe('first words', () => {
  const mutations: Record<string, () => void> = {
    'a label is translated': () => {
      const label = document.querySelector('bio-contact-form')?.shadowRoot?.querySelector('label');
      if (label?.firstChild) label.firstChild.textContent = 'Nombre';
    },
    'an extension adds an element behind each field': () => {
      for (const input of document.querySelector('bio-contact-form')?.shadowRoot?.querySelectorAll('input') ??
        [])
        input.after(document.createElement('div'));
    },
    'a proofreader adds an element before a field': () =>
      document
        .querySelector('bio-contact-form')
        ?.shadowRoot?.querySelector('textarea')
        ?.before(document.createElement('x-proofreader')),
  };
  for (const [name, mutate] of Object.entries(mutations))
    test(`stay when ${name} before the form is touched, with the focus and the caret`, async ({ page }) => {
      const pageErrors = await watchPageErrors(page);
      const release = await holdBack(page, REACT);
      await openForeignPage(page, SCRIPT + FORM);
      await field.fullName(page).waitFor();
      await page.evaluate(mutate);
      await page.locator('bio-contact-form').locator('input').first().click();
      await page.keyboard.type('Ada');
      await page.keyboard.press('ArrowLeft');
      release();
      await page.locator('bio-contact-form[data-hydrated]').waitFor({ state: 'attached' });
      await page.keyboard.type('l');
      await expect(field.fullName(page)).toHaveValue('Adla');
      await expect(field.fullName(page)).toBeFocused();
      expect(pageErrors).toEqual([]);
    });
});

test.describe('Tools that rewrite pages: styles that are taken out', () => {
  /** Widgets that show what their styles were to hide, or are wider than the page. */
  const wrongIn = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot, localName }) => {
        const trap = shadowRoot?.querySelector('input[aria-hidden=true][tabindex="-1"]');
        const isTrapSeen = trap?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isTrapSeen ? localName : [];
      }),
    );

  const pages = PAGES.filter((path) => !ANSWER_PAGES.includes(path));
  for (const path of sample('pages without styles', pages, 3))
    test(`${path}: each widget gets its styles without a visitor, and no robots’ field is seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const release = await holdBack(page, REACT);
      await openRewritten(page, pageRewritings['styles taken out'] ?? String, () =>
        page.goto(path, { waitUntil: 'domcontentloaded' }),
      );
      expect(await wrongIn(page)).toEqual([]);
      release();
      const unstyled = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('*')]
            .filter(({ shadowRoot }) => shadowRoot && shadowRoot.adoptedStyleSheets.length === 0)
            .filter(({ shadowRoot }) => !shadowRoot?.querySelector('link'))
            .map(({ localName }) => localName),
        );
      await expect.poll(unstyled).toEqual([]);
      expect(await wrongIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

  test('a policy without inline styles: a prerendered form gets its styles, and hides the robots’ field before', async ({
    page,
  }) => {
    const release = await holdBack(page, REACT);
    const form = await prerendered(FORM);
    await openForeignPage(page, SCRIPT + form, {
      headers: {
        'content-security-policy': `default-src 'self'; script-src ${SITE}; connect-src ${SITE}; img-src ${SITE}`,
      },
    });
    expect(await wrongIn(page)).toEqual([]);
    release();
    await page.locator('bio-contact-form[data-hydrated]').waitFor({ state: 'attached' });
    expect(await wrongIn(page)).toEqual([]);
    await book(page);
    await expectSuccess(page);
  });
});

test.describe('addresses that a proxy hides', () => {
  const { email } = defaultBusiness.company;
  const footer = (page: Page) => page.locator('bio-footer');
  const expectAddress = async (page: Page) => {
    const link = footer(page).getByRole('link', { name: email, exact: true });
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    await expect(footer(page)).not.toContainText('protected');
  };

  test('it leaves those in prerendered markup alone', async ({ page }) => {
    await page.route(fileNamed(ISLANDS), (route) => route.abort());
    await openRewritten(
      page,
      (html) => hideEmails(html, true),
      () => page.goto('/privacy'),
    );
    await expectAddress(page);
  });

  test('where the marks were removed before, they are shown all the same', async ({ page }) => {
    await openRewritten(
      page,
      (html) => hideEmails(html, false),
      () => page.goto('/privacy'),
    );
    await expectAddress(page);
  });
});

test('the language of <html> changes while the page is open: widgets follow, hydrated or not', async ({
  page,
}) => {
  await openForeignPage(page, `${SCRIPT}${FORM}<bio-faq></bio-faq>`);
  await hydrate(page, 'bio-contact-form');
  await field.fullName(page).fill('Ada');
  await page.locator('bio-faq').getByRole('heading').first().waitFor();
  await page.evaluate(() => (document.documentElement.lang = 'es'));
  await expect(page.locator('bio-contact-form [lang]').first()).toHaveAttribute('lang', 'es');
  await expect(page.locator('bio-faq [lang]').first()).toHaveAttribute('lang', 'es');
  await expect(page.locator('bio-contact-form').locator('input').first()).toHaveValue('Ada');
});

test('a clone in a widget’s place is alive, and goes on from the draft', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await hydrate(page, 'bio-estimator');
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('bio-estimator');
    element?.replaceWith(element.cloneNode(true));
  });
  await expect(heading(page, 'addOns')).toBeVisible();
  await page
    .locator('bio-estimator')
    .evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  await expect(heading(page, 'services')).toBeVisible();
  await expect(card(page, service.name)).not.toBeChecked();
});

test.describe('a page builder’s preview', () => {
  test('edits an attribute letter by letter: the widget keeps up', async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await openForeignPage(page, SCRIPT + FORM.replace('<bio-contact-form', '<bio-contact-form phone=""'));
    await hydrate(page, 'bio-contact-form');
    await field.fullName(page).fill('Ada');
    await page.evaluate(async () => {
      const element = document.querySelector('bio-contact-form');
      for (let length = 1; length <= 12; length++) {
        element?.setAttribute('heading-level', String((length % 4) + 2));
        element?.setAttribute('phone', '770 555 0199'.slice(0, length));
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.locator('bio-contact-form').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(field.fullName(page)).toHaveValue('Ada');
    expect(pageErrors).toEqual([]);
  });

  test('replaces the element at each key: the last one is shown, and can be sent', async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await openForeignPage(page, `${SCRIPT}<div id="preview"></div>`);
    await page.evaluate(async (endpoint) => {
      const preview = document.querySelector('#preview');
      for (let length = 0; length <= 12; length++) {
        if (preview)
          preview.innerHTML = `<bio-contact-form phone="${'770 555 0199'.slice(0, length)}" endpoint="${endpoint}"></bio-contact-form>`;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }, DESK);
    await book(page);
    await expectSuccess(page);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('A refresh by morphing', () => {
  const TURBO = readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8');

  async function openMorphing(page: Page, inside: string): Promise<void> {
    const turbo = await serve(TURBO, { headers: { 'content-type': 'text/javascript' } });
    const head = `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve"><script src="${turbo}" defer></script>${SCRIPT}`;
    const path = await serve(
      `<!doctype html><html lang="en"><head><title>One</title>${head}</head><body><p id="count">0</p>${inside}</body></html>`,
    );
    await page.goto(FOREIGN_SITE + path);
  }
  const refresh = async (page: Page) => {
    await page.evaluate(() => {
      (document.querySelector('#count') as HTMLElement).textContent = 'morphed?';
      const { Turbo } = window as unknown as { Turbo: { session: { refresh: (url: string) => void } } };
      Turbo.session.refresh(document.baseURI); // as its refresh by a stream does
    });
    await expect(page.locator('#count')).toHaveText('0');
  };

  for (const opener of ['link', 'script'])
    test(`keeps the audit open that a ${opener} has opened, with what was typed, by the recipe`, async ({
      page,
    }) => {
      const recipe = exampleOf('A refresh by morphing', 'js');
      await openMorphing(page, `${LINK}${WIZARD}<script>${recipe}</script>`);
      await hydrate(page, 'bio-audit-wizard');
      if (opener === 'link') await page.getByRole('link', { name: 'Free audit' }).click();
      else
        await page
          .locator('bio-audit-wizard')
          .evaluate((element) => (element as HTMLElement & { show(): void }).show());
      const name = dialog(page).getByRole('textbox', { name: 'Full Name' });
      await name.fill('Ada');
      await refresh(page);
      await expect(dialog(page)).toBeVisible();
      await expect(name).toHaveValue('Ada');
    });

  test('keeps the step of an estimator, what is typed in a form, and link targets', async ({ page }) => {
    await openMorphing(
      page,
      `${ESTIMATOR}${FORM}<bio-service-cards></bio-service-cards><bio-site><bio-faq></bio-faq></bio-site>`,
    );
    await card(page, service.name).check();
    await nextButton(page).click();
    await expect(heading(page, 'addOns')).toBeVisible();
    await field.fullName(page).fill('Ada');
    const targets = () => page.evaluate(() => document.querySelectorAll('span[slot][id]').length);
    await expect.poll(targets).toBeGreaterThan(3);
    const before = await targets();
    await refresh(page);
    await expect(heading(page, 'addOns')).toBeVisible();
    await expect(field.fullName(page)).toHaveValue('Ada');
    await expect.poll(targets).toBe(before);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('bio-site') as Element).display),
    ).toBe('contents');
  });
});
