/** Pages whose scripts handle keys, the mouse and the wheel for the whole document. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { LINK, WIZARD } from '../../pages/auditWizard';
import { field, newBooking } from '../../pages/contactForm';
import { ESTIMATOR, PANEL } from '../../pages/estimator';
import { service } from '../../support/firm';
import { FORM, openForeignPage, SCRIPT } from '../../support/foreignPage';
import { prerendered } from '../../support/prerendered';

/** Spares the fields of the page by the target of an event, as search shortcuts, blockers and carousels do. */
const SHORTCUTS = `<input aria-label="Search of the page"><script>
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName);
  document.addEventListener('keydown', (event) => {
    if (isField(event)) return;
    if (event.key === '/') { event.preventDefault(); document.querySelector('input').focus(); }
    if (['Enter', ' ', 'Backspace'].includes(event.key) || event.key.startsWith('Arrow')) event.preventDefault();
    if (event.ctrlKey && 'acvx'.includes(event.key)) event.preventDefault();
  });
</script>`;

/** Keeps visitors from copying: nothing is pressed, selected or pasted but in a field. */
const COPY_PROTECTION = `<script>
  const inField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName);
  for (const type of ['mousedown', 'pointerdown', 'selectstart', 'copy', 'cut', 'paste', 'contextmenu'])
    document['on' + type] = inField;
  addEventListener('touchstart', (event) => inField(event) || event.preventDefault(), { passive: false });
</script>`;

/** What a page hears of its visitor. */
const HEARS = `<script>
  window.heard = [];
  for (const type of ['keydown', 'mousedown', 'click', 'focusin'])
    document.addEventListener(type, (event) => heard.push(event.key ?? type));
</script>`;
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

for (const [state, form] of [
  ['shown by the script', async () => FORM],
  ['prerendered', () => prerendered(FORM)],
] as const)
  test(`Keys and the mouse: a form that is ${state} is typed into as any field of the page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForeignPage(page, `${SHORTCUTS}${COPY_PROTECTION}${SCRIPT}${await form()}`);
    await field.serviceAddress(page).click();
    await page.keyboard.type('Open 24/7x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Georgi');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-');
    await expect(field.serviceAddress(page)).toHaveValue('Open 24/7\nGeorg-i');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await field.fullName(page).click();
    await page.keyboard.press('Control+v');
    await expect(field.fullName(page)).toHaveValue('Open 24/7 Georg-i');
    await expect(page.getByLabel('Search of the page')).toHaveValue('');
  });

test('Keys and the mouse: choices are made by keys', async ({ page }) => {
  await openForeignPage(page, `${SHORTCUTS}${SCRIPT}${ESTIMATOR}`);
  const choice = page.getByRole('checkbox', { name: service.name });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: /^Next/ }).focus();
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden(); // the next step is shown
});

test('Keys and the mouse: the page hears presses, the focus, Tab, its own shortcuts, and Escape that closes nothing', async ({
  page,
}) => {
  await openForeignPage(page, `${HEARS}${SCRIPT}${FORM}${WIZARD}${LINK}`);
  await field.fullName(page).click();
  await page.keyboard.type(newBooking().fullName);
  for (const key of ['Escape', 'Control+k', 'F9', 'Tab']) await page.keyboard.press(key);
  expect(await heard(page)).toEqual(
    expect.arrayContaining(['mousedown', 'click', 'focusin', 'Escape', 'k', 'F9', 'Tab']),
  );
  expect(await heard(page)).not.toContain('A');

  await page.getByRole('link', { name: 'Free audit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => void ((window as unknown as { heard: string[] }).heard.length = 0));
  for (const key of ['Tab', 'PageDown', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await heard(page)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Tab|PageDown|Escape/)]),
  );
});

const LENIS = readFileSync('node_modules/lenis/dist/lenis.min.js', 'utf8');

/** Scripts that scroll in the browser's place. */
const scrollers: Record<string, string> = {
  'Lenis with its defaults': `<script>${LENIS}</script><script>new Lenis({ autoRaf: true })</script>`,
  'Lenis that follows fingers': `<script>${LENIS}</script><script>new Lenis({ autoRaf: true, syncTouch: true })</script>`,
  // As fullPage.js documents it: the wheel, fingers and keys move on by a section.
  'a page of sections': `<script>
    const move = (event, by) => { event.preventDefault(); scrollBy(0, by); };
    document.addEventListener('wheel', (event) => move(event, Math.sign(event.deltaY) * innerHeight), { passive: false });
    let from;
    document.addEventListener('touchstart', ({ touches }) => { from = touches[0].clientY; });
    document.addEventListener('touchmove', (event) => move(event, from - event.touches[0].clientY), { passive: false });
    document.addEventListener('keydown', (event) => {
      if (/^(PageDown|ArrowDown| )$/.test(event.key)) move(event, innerHeight);
    });
  </script>`,
};

/** How far what is open can scroll and has scrolled, and the page behind it. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('dialog[open], dialog[open] *') ?? []),
    ]);
    return {
      scrollable: Math.max(
        0,
        ...open
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
          .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ),
      inside: Math.max(0, ...open.map(({ scrollTop }) => scrollTop)),
      page: scrollY,
    };
  });

test.describe('Smooth scrolling', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 420 } });

  for (const [scroller, script] of Object.entries(scrollers))
    for (const [overlay, open, html] of [
      ['dialog', '#audit', `${WIZARD}${LINK}`],
      ['panel', '#estimate', `${PANEL}<a href="#estimate">Estimate</a>`],
    ] as const)
      test(`Smooth scrolling: ${scroller} leaves the wheel, fingers and keys in a ${overlay} alone`, async ({
        page,
      }) => {
        await openForeignPage(page, `${SCRIPT}${html}${'<p>Text</p>'.repeat(80)}${script}`);
        await page.locator(`a[href="${open}"]`).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        // What it shows is loaded when it opens: before that there is nothing to scroll.
        await expect.poll(async () => (await scrolled(page)).scrollable).toBeGreaterThan(100);
        await dialog.hover(); // where it stays: a panel slides in
        const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [left, top] = [x + width / 2, y + height / 2];

        // A wheel that is turned before the browser has painted the dialog scrolls nothing.
        await expect(async () => {
          await page.mouse.wheel(0, 120);
          await expect.poll(async () => (await scrolled(page)).inside, { timeout: 1000 }).toBeGreaterThan(50);
        }).toPass({ timeout: 15_000 });

        const { inside: before } = await scrolled(page);
        const session = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x: left, y: at }],
          });
        await touch('touchStart', top + 60);
        for (const at of [40, 10, -20, -50]) await touch('touchMove', top + at);
        await touch('touchEnd');
        await expect.poll(async () => (await scrolled(page)).inside).toBeGreaterThan(before);

        await page.keyboard.press('PageDown');
        expect((await scrolled(page)).page).toBe(0);
      });
});
