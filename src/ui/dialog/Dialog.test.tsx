import { run } from 'axe-core';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { css } from '../../style/emotion';
import { emulateMedia } from '../../testing/emulateMedia';
import { nextRender } from '../../testing/mount';
import { renderInShadow } from '../../testing/renderInShadow';
import { Dialog } from './Dialog';
import { DialogHead } from './DialogHead';

/** A shadow host with one dialog, which `show` opens and closes. */
interface Widget {
  host: HTMLElement;
  root: ShadowRoot;
  onClose: ReturnType<typeof vi.fn>;
  show(open?: boolean): void;
}

const wide = css`
  @container (min-width: 400px) {
    letter-spacing: 1px;
  }
`;

const content = (
  <>
    <h2 id="heading">Audit</h2>
    <button type="button">Close</button>
    <input aria-label="Notes" />
    <p className={wide}>Text</p>
  </>
);

function widget(
  options: { placement?: 'side' | 'center'; children?: ReactNode; strict?: boolean } = {},
): Widget {
  const { placement = 'side', children = content, strict = false } = options;
  const { host, root, render } = renderInShadow(null);
  const onClose = vi.fn(() => show(false));
  const show = (open = true) => {
    const dialog = (
      <Dialog open={open} onClose={onClose} placement={placement} labelledBy="heading" lang="en">
        {children}
      </Dialog>
    );
    render(strict ? <StrictMode>{dialog}</StrictMode> : dialog);
  };
  return { host, root, onClose, show };
}

let opener: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  // In another shadow tree, like the button of another widget.
  const header = document.createElement('header');
  header.attachShadow({ mode: 'open' }).innerHTML = '<button>Opener</button>';
  document.body.append(header);
  opener = header.shadowRoot?.querySelector('button') as HTMLElement;
  opener.focus();
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

const dialogOf = ({ root }: Widget) => root.querySelector('dialog') as HTMLDialogElement;
const isOpen = (of: Widget) => dialogOf(of)?.matches(':modal') ?? false;
const focusedIn = ({ root }: Widget) => root.activeElement?.textContent || root.activeElement?.ariaLabel;
const openerFocused = () => opener.matches(':focus');
const pageScrolls = () => getComputedStyle(document.documentElement).overflow !== 'hidden';
/** Its position and size after its transitions. */
function place(of: Widget) {
  for (const animation of dialogOf(of).getAnimations()) animation.finish();
  const { left, top, width, height } = dialogOf(of).getBoundingClientRect();
  return { left, top, width, height };
}
test('a closed dialog is not in the document', () => {
  const audit = widget();
  audit.show(false);
  expect(audit.root.querySelector('dialog, h2')).toBeNull();
  expect(pageScrolls()).toBe(true);
});

test.each(['side', 'center'] as const)('Escape closes it and returns the focus: %s', async (placement) => {
  const audit = widget({ placement });
  for (let round = 1; round <= 2; round++) {
    audit.show();
    expect(isOpen(audit)).toBe(true);
    expect(focusedIn(audit)).toBe('Close');
    expect(pageScrolls()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(audit.onClose).toHaveBeenCalledTimes(round);
    expect(dialogOf(audit)).toBeNull();
    expect(openerFocused()).toBe(true);
    expect(pageScrolls()).toBe(true);
  }
});

test('the focus goes to the autofocus element, and the page cannot take it', async () => {
  const audit = widget({
    children: (
      <>
        <button type="button">Close</button>
        <h2 id="heading" tabIndex={-1} ref={(heading) => heading?.setAttribute('autofocus', '')}>
          Audit
        </h2>
      </>
    ),
  });
  audit.show();
  expect(focusedIn(audit)).toBe('Audit');
  opener.focus();
  expect(openerFocused()).toBe(false);
});

test('when its opener was removed, the focus stays near the place, or with its own element', async () => {
  const audit = widget();
  audit.show();
  document.querySelector('header')?.remove();
  await userEvent.keyboard('{Escape}');
  expect(audit.onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(audit.host);
});

test.each(['light', 'dark'])('on a page that is %s the backdrop darkens it', (scheme) => {
  const audit = widget();
  audit.host.style.setProperty('--bio-scheme', scheme);
  audit.show();
  const { backgroundColor } = getComputedStyle(dialogOf(audit), '::backdrop');
  const [red = 1, green = 1, blue = 1, alpha = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(0.2);
  expect(alpha).toBeGreaterThan(0.5);
});

test('a press on the backdrop does nothing', async () => {
  const audit = widget();
  audit.show();
  await userEvent.click(document.body, { force: true, position: { x: 2, y: 2 } });
  expect(audit.onClose).not.toHaveBeenCalled();
  expect(isOpen(audit)).toBe(true);
});

test('a close by the browser is reported', async () => {
  const audit = widget();
  audit.show();
  dialogOf(audit).close();
  await expect.poll(() => audit.onClose.mock.calls.length).toBe(1);
  expect(pageScrolls()).toBe(true);
});

test('a close by its widget is not reported', async () => {
  const audit = widget();
  audit.show();
  audit.show(false);
  await nextRender();
  expect(audit.onClose).not.toHaveBeenCalled();
  expect(openerFocused()).toBe(true);
});

test('the cancel event of a file picker inside leaves it open', async () => {
  const audit = widget();
  audit.show();
  audit.root.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(audit.onClose).not.toHaveBeenCalled();
});

test('in StrictMode it opens once, locks once and reports no close', async () => {
  const audit = widget({ strict: true });
  audit.show();
  await nextRender();
  expect(isOpen(audit)).toBe(true);
  expect(audit.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(audit.onClose).toHaveBeenCalledTimes(1);
  expect(pageScrolls()).toBe(true);
  expect(openerFocused()).toBe(true);
});

test('Escape closes the upper of two dialogs; the page stays locked until both are closed', async () => {
  const [lower, upper] = [widget(), widget({ placement: 'center' })];
  lower.show();
  upper.show();
  expect(focusedIn(upper)).toBe('Close');
  await userEvent.keyboard('{Escape}');
  expect(isOpen(upper)).toBe(false);
  expect(isOpen(lower)).toBe(true);
  expect(focusedIn(lower)).toBe('Close');
  expect(pageScrolls()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(lower)).toBe(false);
  expect(pageScrolls()).toBe(true);
  expect(openerFocused()).toBe(true);
});

test('a panel is placed at the inline end, a card in the center, and both fill a phone', async () => {
  const [panel, card] = [widget(), widget({ placement: 'center' })];
  panel.show();
  expect(dialogOf(panel).part.value).toBe('panel');
  expect(place(panel)).toEqual({ left: 640, top: 0, width: 640, height: 800 });
  document.documentElement.dir = 'rtl';
  expect(place(panel)).toEqual({ left: 0, top: 0, width: 640, height: 800 });
  card.show();
  expect(dialogOf(card).part.value).toBe('dialog');
  const { left, top, width, height } = place(card);
  expect({ left, width }).toEqual({ left: 280, width: 720 });
  expect(top).toBeCloseTo((800 - height) / 2, 0);
  await page.viewport(1200, 800);
  expect(place(panel).width).toBe(480);
  await page.viewport(600, 300);
  expect(place(card)).toMatchObject({ left: 24, width: 552 });
  await page.viewport(390, 700);
  for (const dialog of [panel, card])
    expect(place(dialog)).toEqual({ left: 0, top: 0, width: 390, height: 700 });
});

test('the title keeps its distance from the edge where a line begins, right to left too', () => {
  const audit = widget({
    children: <DialogHead id="heading" title="Audit" close="Close" onClose={() => {}} />,
  });
  audit.show();
  const dialog = () => dialogOf(audit).getBoundingClientRect();
  const title = () => (audit.root.querySelector('#heading') as HTMLElement).getBoundingClientRect();
  const distance = title().left - dialog().left;
  expect(distance).toBeGreaterThan(30);
  document.documentElement.dir = 'rtl';
  expect(dialog().right - title().right).toBeCloseTo(distance, 0);
});

test('long content scrolls inside it, at 400 % zoom too', async () => {
  const audit = widget({
    placement: 'center',
    children: (
      <div>
        {content}
        <div style={{ height: 3000 }} />
      </div>
    ),
  });
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    await page.viewport(width, height);
    audit.show();
    const box = dialogOf(audit).firstElementChild as HTMLElement;
    expect(place(audit).height).toBeLessThanOrEqual(height);
    expect(box.scrollHeight).toBeGreaterThan(3000);
    box.scrollTo(0, 1e6);
    expect(box.scrollTop).toBeGreaterThan(2000);
    expect(box.scrollWidth).toBe(box.clientWidth);
    audit.show(false);
  }
});

test('its width and text do not depend on the host element’s', async () => {
  const audit = widget();
  Object.assign(audit.host.style, {
    width: '200px',
    transform: 'scale(0.5)',
    color: 'red',
    fontSize: '40px',
  });
  audit.show();
  expect(place(audit).width).toBe(640);
  const text = getComputedStyle(audit.root.querySelector('p') as Element);
  expect(text.letterSpacing).toBe('1px');
  expect(text.color).toBe('rgb(23, 39, 31)');
  expect(text.fontSize).toBe('16px');
  expect(text.lineHeight).toBe('24px');
});

test('it slides in unless the visitor prefers reduced motion', async () => {
  const audit = widget();
  const moving = () =>
    dialogOf(audit)
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSTransition).transitionProperty)
      .toSorted();
  await emulateMedia({ reducedMotion: 'no-preference' });
  audit.show();
  expect(moving()).toEqual(['opacity', 'translate']);
  audit.show(false);
  await emulateMedia({ reducedMotion: 'reduce' });
  audit.show();
  expect(moving()).toEqual([]);
});

test.each(['side', 'center'] as const)('has no accessibility violation: %s', async (placement) => {
  const audit = widget({ placement });
  audit.show();
  place(audit);
  const { violations, passes } = await run(audit.host);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(5);
});
