/**
 * Every element in three states (its script runs, there is none, its code cannot be had), as visitors have their devices
 * set: axe with all rules, targets, what Tab leads to, and nothing to scroll sideways.
 */
import { type Browser, expect, type Page, test } from 'playwright/test';
import { LINK } from '../pages/auditWizard';
import { withoutMap } from '../pages/contactForm';
import { animationsEnded } from '../support/animations';
import { isCode } from '../support/builtFiles';
import { expectConformance, expectPrintConformance, expectShown } from '../support/conformance';
import { markupOf, widgets } from '../support/everyWidget';
import { PHONE_HREF } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { prerendered } from '../support/prerendered';
import { sample } from '../support/sample';
import { applyOwn, openWith, type Setting, visitorSettings } from '../support/visitorSettings';

test.describe.configure({ mode: 'parallel' });

const states = ['its script runs', 'there is no script', 'its code cannot be had'] as const;
type State = (typeof states)[number];

const prerenderedMarkup = new Map<string, string>();

/** The element in its first state. It is the same in all cases. */
async function markupWith(tag: string): Promise<string> {
  const markup =
    prerenderedMarkup.get(tag) ??
    (await prerendered(`<main>${tag === 'bio-audit-wizard' ? LINK : ''}${markupOf(tag)}</main>`));
  prerenderedMarkup.set(tag, markup);
  return markup;
}

async function open(browser: Browser, tag: string, state: State, setting: Setting): Promise<Page> {
  const page = await openWith(setting, browser, state !== 'there is no script');
  await watchHydration(page);
  await withoutMap(page);
  if (state === 'its code cannot be had')
    await page.route(
      (url) => isCode(url),
      (route) => route.abort(),
    );
  const markup = await markupWith(tag);
  await openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><style>${setting.css ?? ''}</style>
     <body style="margin: 0">${SCRIPT}${markup}<p style="margin: 0; padding-block: 800px">The page goes on.</p>`,
    { html: setting.html ?? '<html lang="en">' },
  );
  if (state === 'its script runs') {
    await page.locator(tag).evaluate((element) => element.setAttribute('guard', 'off')); // it reads it: this hydrates it
    await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
  }
  if (state === 'there is no script') await allowScript(page);
  if (tag === 'bio-scroll-top') await page.evaluate(() => scrollTo(0, 500)); // it is not there at the top
  return page;
}

/** What shows nothing there, and is right to. */
const showsNothing = ({ tag, state, setting }: (typeof matrix)[number]): boolean =>
  tag === 'bio-slots' || // the built-in firm offers no times
  tag === 'bio-notice' || // and announces nothing
  (tag === 'bio-audit-wizard' && (state === 'there is no script' || (setting.print ?? false))) || // a dialog
  (tag === 'bio-header' && (setting.print ?? false)) || // links are of no use on paper
  (tag === 'bio-scroll-top' && ((setting.print ?? false) || state === 'there is no script')); // could cover what is there

/**
 * Presses the first button that there is, the audit's link before its own. It works, or says that its code cannot be had; in
 * any case the focus stays in the page.
 */
async function pressFirst(page: Page, tag: string, state: State): Promise<void> {
  const button = page
    .locator(tag)
    .locator(state === 'there is no script' ? 'summary:visible' : 'button:visible, summary:visible')
    .or(page.locator('main > a'))
    .first();
  if ((await button.count()) === 0) return; // it has only links
  const isSummary = await button.evaluate((pressed) => pressed.matches('summary'));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).not.toHaveAttribute('aria-busy');
  if (isSummary) await expect(page.locator(`${tag} details[open]`)).not.toHaveCount(0);
  else if (state === 'its code cannot be had') await expectAnsweredWithoutCode(page, tag);
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

/** A menu is opened by its styles. Any other button needs the code, and a message says so. */
async function expectAnsweredWithoutCode(page: Page, tag: string): Promise<void> {
  if (tag === 'bio-header') {
    await expect(page.locator(`${tag} [part=dropdown]`).first()).toBeVisible();
    return;
  }
  const message = page.locator(tag).getByRole('alert');
  await expect(message).toBeVisible();
  await expect(message.getByRole('link')).toHaveAttribute('href', PHONE_HREF);
}

/** Lets axe, which has timers, run in a page that has come without script, and looks as it does without. */
async function allowScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText.replace('(scripting: none)', '(min-width: 0)');
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) keep(rule.cssRules);
      }
    };
    for (const { shadowRoot } of document.querySelectorAll('*'))
      for (const { cssRules } of shadowRoot?.styleSheets ?? []) keep(cssRules);
  });
  const session = await page.context().newCDPSession(page);
  // Only what this session has set can it take back, for all.
  for (const value of [true, false]) await session.send('Emulation.setScriptExecutionDisabled', { value });
}

const matrix = widgets.flatMap((tag) =>
  states.flatMap((state) =>
    Object.entries(visitorSettings).map(([name, setting]) => ({ tag, state, name, setting })),
  ),
);

const titleOf = ({ tag, state, name }: (typeof matrix)[number]): string => `<${tag}> where ${state}, ${name}`;

for (const one of sample('states of elements', matrix, 24))
  test(titleOf(one), async ({ browser }) => {
    const { tag, state, setting } = one;
    const page = await open(browser, tag, state, setting);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    if (!setting.print) await pressFirst(page, tag, state);
    await applyOwn(setting, page);
    await animationsEnded(page, tag);
    if (!showsNothing(one)) await expectShown(page, tag);
    if (setting.print) await expectPrintConformance(page, tag);
    else await expectConformance(page, [tag]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${setting.textSize ?? 16}px`,
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });
