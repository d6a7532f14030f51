/** A widget stands in the column that the page's theme gives to what is in its text. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { book, expectSuccess } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { EVERY_WIDGET } from '../support/everyWidget';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { sample, sampleEntries } from '../support/sample';
import { DESK, SITE } from '../support/urls';

/** The forms, and what else brings no background of its own. */
const INLINE = {
  'bio-contact-form': FORM,
  'bio-estimator': `<bio-estimator endpoint="${DESK}"></bio-estimator>`,
  'bio-quote-builder': `<bio-quote-builder endpoint="${DESK}"></bio-quote-builder>`,
  'bio-service-card': '<bio-service-card service="bioseal"></bio-service-card>',
  'bio-before-after': `<bio-before-after before="${SITE}/icon.svg" after="${SITE}/icon.svg"></bio-before-after>`,
  'bio-reveal': '<bio-reveal><p>Revealed</p></bio-reveal>',
};

/** As WordPress 6.1 and its themes write it. */
const THEMES = {
  'Twenty Twenty-Three': {
    css: `body { --wp--style--global--content-size: 650px; --wp--style--global--wide-size: 1200px;
        --wp--style--root--padding-right: min(4vw, 40px); --wp--style--root--padding-left: min(4vw, 40px); margin: 0 }
      .has-global-padding { padding-right: var(--wp--style--root--padding-right); padding-left: var(--wp--style--root--padding-left); }
      .has-global-padding > .alignfull { margin-right: calc(var(--wp--style--root--padding-right) * -1); margin-left: calc(var(--wp--style--root--padding-left) * -1); }
      .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: var(--wp--style--global--content-size); margin-left: auto !important; margin-right: auto !important; }
      .is-layout-constrained > .alignwide { max-width: var(--wp--style--global--wide-size); }
      .is-layout-constrained > * { margin-block-start: 0; margin-block-end: 0; }
      .is-layout-constrained > * + * { margin-block-start: 1.5rem; margin-block-end: 0; }`,
    content: 'entry-content wp-block-post-content has-global-padding is-layout-constrained',
  },
  'Twenty Twenty-One': {
    css: `:root { --global--spacing-horizontal: 25px; --global--spacing-vertical: 30px; --responsive--alignfull-width: 100%;
        --responsive--aligndefault-width: calc(100vw - 2.4 * var(--global--spacing-horizontal));
        --responsive--alignwide-width: calc(100vw - 2.4 * var(--global--spacing-horizontal)); }
      @media only screen and (min-width: 482px) { :root {
        --responsive--aligndefault-width: min(calc(100vw - 4 * var(--global--spacing-horizontal)), 610px);
        --responsive--alignwide-width: calc(100vw - 4 * var(--global--spacing-horizontal)); } }
      @media only screen and (min-width: 822px) { :root {
        --responsive--aligndefault-width: min(calc(100vw - 8 * var(--global--spacing-horizontal)), 610px);
        --responsive--alignwide-width: min(calc(100vw - 8 * var(--global--spacing-horizontal)), 1240px); } }
      html, body, p { margin: 0; padding: 0; }
      .entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright):not(.wp-block-separator) {
        max-width: var(--responsive--aligndefault-width); margin-left: auto; margin-right: auto; }
      .alignwide { max-width: var(--responsive--alignwide-width); margin-left: auto; margin-right: auto; }
      .alignfull { max-width: var(--responsive--alignfull-width); width: var(--responsive--alignfull-width); margin-left: auto; margin-right: auto; }
      @media only screen and (min-width: 482px) { .alignfull { max-width: var(--responsive--alignfull-width); width: auto; margin-left: auto; margin-right: auto; } }
      .entry-content > * { margin-top: calc(0.66 * var(--global--spacing-vertical)); margin-bottom: calc(0.66 * var(--global--spacing-vertical)); }`,
    content: 'entry-content',
  },
  'a theme of margins': {
    css: 'body { margin: 0 } .content { padding: 0 20px } .content > * { margin: 0 25px }',
    content: 'content',
  },
  'a theme of widths': {
    css: 'body { margin: 0 } .content > * { max-width: 58rem; width: calc(100% - 4rem); margin-left: auto; margin-right: auto }',
    content: 'content',
  },
  'a theme of characters': {
    css: 'body { margin: 0 } .content > * { max-width: 60ch; margin-inline: auto }',
    content: 'content',
  },
} satisfies Record<string, { css: string; content: string }>;

const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const TEXT = `<p class="text">${'And so on. '.repeat(60)}</p>`;

function openTheme(page: Page, theme: keyof typeof THEMES, inside: string): Promise<void> {
  const { css, content } = THEMES[theme];
  return openForeignPage(
    page,
    `${VIEWPORT}<style>${css}</style><body>${SCRIPT}<main class="${content}">${TEXT}${inside}</main>`,
  );
}

/** Left and right of what a selector finds, in px, when it shows something. */
async function edgesOf(page: Page, selector: string): Promise<number[]> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return (
      element && (!element.localName.startsWith('bio-') || element.shadowRoot?.querySelector('[data-app]'))
    );
  }, selector);
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1440])
  for (const theme of sample(`themes at ${width} px`, Object.keys(THEMES) as (keyof typeof THEMES)[], 3)) {
    test(`${theme}: at ${width} px a form stands in the column of the text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openTheme(page, theme, Object.values(INLINE).join(''));
      const text = await edgesOf(page, '.text');
      for (const tag of Object.keys(INLINE)) expect.soft(await edgesOf(page, tag), tag).toEqual(text);
      expect(await overflow(page)).toBe(0);
    });

    test(`${theme}: at ${width} px the plain snippet stands in the column, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const [snippet = ''] =
        /<bio-estimator[^>]*><div style="padding-top[^]+?<\/bio-estimator>/.exec(
          readFileSync('docs/site-builder.md', 'utf8'),
        ) ?? [];
      await watchShifts(page);
      await openTheme(page, theme, snippet + TEXT);
      const text = await edgesOf(page, '.text');
      expect(await edgesOf(page, 'bio-estimator')).toEqual(text);
      expect(await overflow(page)).toBe(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

/** Of the page, in a container of 1,000 px, and the edges of the form in it. */
const places: Record<string, { css: string; edges: number[] }> = {
  'a column of the page’s own': {
    css: '.place > * { max-width: 60rem; margin-inline: auto }',
    edges: [20, 980],
  },
  'a margin for everything': { css: '.place > * { margin: 20px }', edges: [20, 980] },
  'a margin for everything, important': { css: '.place > * { margin: 20px !important }', edges: [20, 980] },
  'the token': { css: '.place { --bio-width: 500px }', edges: [0, 500] },
  'the token, centered': {
    css: '.place { --bio-width: 500px } bio-contact-form { margin-inline: auto }',
    edges: [250, 750],
  },
  'the token, and a width of the element': {
    css: ':root { --bio-width: 500px } bio-contact-form { max-width: 800px }',
    edges: [0, 800],
  },
  'a flex row': { css: '.place { display: flex } p { display: none }', edges: [0, 1000] },
  'a flex row with a gap and margins': {
    css: '.place { display: flex } p { display: none } bio-contact-form { margin: 0 10px }',
    edges: [10, 990],
  },
  'a grid of columns': {
    css: '.place { display: grid; grid-template-columns: 300px 700px }',
    edges: [300, 1000],
  },
  'a centring grid with a width': {
    css: '.place { display: grid; place-items: center } bio-contact-form { max-width: 640px }',
    edges: [180, 820],
  },
  'a parent as wide as what it contains': {
    css: '.place > :last-child { width: fit-content } .place p { display: none }',
    edges: [0, 576],
  },
  'full bleed by the window’s width': {
    css: '.place { margin: 0 100px; width: auto !important } bio-contact-form { width: 100vw; max-width: none; margin-inline: calc(50% - 50vw) }',
    edges: [0, 1280],
  },
  'full bleed by negative margins': {
    css: '.place { padding: 0 40px } bio-contact-form { margin-inline: -40px }',
    edges: [0, 1080],
  },
};

test('whatever the page gives to its children, the form takes it', async ({ page }) => {
  for (const [name, { css, edges }] of sampleEntries('places of a form', places, 6)) {
    const wrapped = css.includes('fit-content') ? `<div>${FORM}</div>` : FORM;
    await openForeignPage(
      page,
      `<style>body { margin: 0 } .place { width: 1000px } ${css}</style><body>${SCRIPT}<div class="place"><p>Text</p>${wrapped}</div>`,
    );
    expect.soft(await edgesOf(page, 'bio-contact-form'), name).toEqual(edges);
    expect.soft(await overflow(page), name).toBe(0);
  }
});

test('where a rule for pictures hits the form, it can still be used, and books', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openForeignPage(
      page,
      `${VIEWPORT}<style>* { max-width: 100px !important; margin: 12px !important } html, body, main { max-width: none !important; margin: 0 !important }</style>
        <body>${SCRIPT}<main>${FORM}</main>`,
    );
    const [left = 0, right = 0] = await edgesOf(page, 'bio-contact-form');
    expect(right - left).toBeGreaterThanOrEqual(Math.min(280, width * 0.8));
    expect(await overflow(page)).toBe(0);
    const booking = await book(page);
    await expectSuccess(page);
    await expectBooked(booking);
  }
});

test('sections fill their container whatever the column, and reach the edges where the page says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const inside = `<bio-hero></bio-hero><bio-cta-banner class="alignfull"></bio-cta-banner><bio-faq class="alignwide"></bio-faq>`;
  await openTheme(page, 'Twenty Twenty-Three', inside);
  expect(await edgesOf(page, 'bio-hero'), 'in the padding of the content').toEqual([40, 1400]);
  expect(await edgesOf(page, 'bio-cta-banner'), 'full').toEqual([0, 1440]);
  expect(await edgesOf(page, 'bio-faq'), 'wide').toEqual([40, 1400]);
  await openTheme(page, 'Twenty Twenty-One', inside);
  for (const tag of ['bio-hero', 'bio-cta-banner', 'bio-faq'])
    expect(await edgesOf(page, tag), tag).toEqual([0, 1440]);
  await openForeignPage(
    page,
    `<style>body { margin: 0 } main { width: 650px; margin: auto } .full { width: 100vw; margin-inline: calc(50% - 50vw) }</style>
      <body>${SCRIPT}<main>${TEXT}<bio-hero></bio-hero><bio-cta-banner class="full"></bio-cta-banner></main>`,
  );
  expect(await edgesOf(page, 'bio-hero')).toEqual(await edgesOf(page, '.text'));
  expect(await edgesOf(page, 'bio-cta-banner')).toEqual([0, 1440]);
});

test('what is fixed to the window stays there on a page with margins for everything', async ({ page }) => {
  const rects = () =>
    page.evaluate(() =>
      ['bio-header', 'bio-scroll-top', 'bio-audit-wizard', 'bio-estimator'].map((tag) => {
        const { x, y, width, height } = document.querySelector(tag)?.getBoundingClientRect() ?? new DOMRect();
        return [tag, x, y, width, height].join(' ');
      }),
    );
  const fixed = EVERY_WIDGET.replace('<bio-estimator ', '<bio-estimator mode="panel" ');
  const open = async (css: string) => {
    await openForeignPage(page, `<style>${css}</style><body>${SCRIPT}${fixed}`);
    for (const tag of ['bio-header', 'bio-scroll-top', 'bio-estimator']) await edgesOf(page, tag);
  };
  await open('');
  const expected = await rects();
  await open('bio-site > * { margin: 30px auto !important; max-width: 300px !important }');
  expect(await rects()).toEqual(expected);
});
