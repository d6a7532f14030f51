import { run } from 'axe-core';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { adoptStyles, css } from '../style/emotion';
import { Dialog } from './Dialog';

/** A widget with one dialog: its element, and what opens and closes it. */
interface Widget {
  host: HTMLElement;
  root: ShadowRoot;
  onClose: ReturnType<typeof vi.fn>;
  show(open?: boolean): void;
  unmount(): void;
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

let widgets: Widget[] = [];

function widget(
  options: { placement?: 'side' | 'center'; children?: ReactNode; strict?: boolean } = {},
): Widget {
  const { placement = 'side', children = content, strict = false } = options;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const app = document.createElement('div');
  app.dataset['app'] = '';
  root.append(app);
  document.body.append(host);
  const react = createRoot(app);
  const onClose = vi.fn(() => show(false));
  const show = (open = true) =>
    flushSync(() => {
      const dialog = (
        <Dialog open={open} onClose={onClose} placement={placement} labelledBy="heading" lang="en">
          {children}
        </Dialog>
      );
      react.render(strict ? <StrictMode>{dialog}</StrictMode> : dialog);
    });
  const made = { host, root, onClose, show, unmount: () => react.unmount() };
  widgets.push(made);
  return made;
}

let opener: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  // In a shadow tree of the page's, as a button of another component would be.
  const header = document.createElement('header');
  header.attachShadow({ mode: 'open' }).innerHTML = '<button>Opener</button>';
  document.body.append(header);
  opener = header.shadowRoot?.querySelector('button') as HTMLElement;
  opener.focus();
});
afterEach(() => {
  for (const made of widgets) made.unmount();
  widgets = [];
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const dialogOf = ({ root }: Widget) => root.querySelector('dialog') as HTMLDialogElement;
const isOpen = (of: Widget) => dialogOf(of)?.matches(':modal') ?? false;
const focusedIn = ({ root }: Widget) => root.activeElement?.textContent || root.activeElement?.ariaLabel;
const openerFocused = () => opener.matches(':focus');
const pageScrolls = () => getComputedStyle(document.documentElement).overflow !== 'hidden';
/** Where it is, once it has slid in. */
async function place(of: Widget) {
  await Promise.all(
    dialogOf(of)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const { left, top, width, height } = dialogOf(of).getBoundingClientRect();
  return { left, top, width, height };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 30));

test('closed, it is not in the document', () => {
  const audit = widget();
  audit.show(false);
  expect(audit.root.querySelector('dialog, h2')).toBeNull();
  expect(pageScrolls()).toBe(true);
});

test.each(['side', 'center'] as const)(
  'Escape wants it closed, and the focus goes back: %s',
  async (placement) => {
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
  },
);

test('the focus goes to what asks for it, and Tab never into the page', async () => {
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

test('an opener that is gone is not missed', async () => {
  const audit = widget();
  audit.show();
  document.querySelector('header')?.remove();
  await userEvent.keyboard('{Escape}');
  expect(audit.onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
});

test('a press beside it does nothing', async () => {
  const audit = widget();
  audit.show();
  await userEvent.click(document.body, { force: true, position: { x: 2, y: 2 } });
  expect(audit.onClose).not.toHaveBeenCalled();
  expect(isOpen(audit)).toBe(true);
});

test('closed by the browser itself, it is closed', async () => {
  const audit = widget();
  audit.show();
  dialogOf(audit).close();
  await tick();
  expect(audit.onClose).toHaveBeenCalledTimes(1);
  expect(pageScrolls()).toBe(true);
});

test('closed by its widget, nobody is told', async () => {
  const audit = widget();
  audit.show();
  audit.show(false);
  await tick();
  expect(audit.onClose).not.toHaveBeenCalled();
  expect(openerFocused()).toBe(true);
});

test('a file picker that is cancelled in it leaves it open', async () => {
  const audit = widget();
  audit.show();
  audit.root.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(audit.onClose).not.toHaveBeenCalled();
});

test('effects that run twice leave one dialog, one lock and no closing', async () => {
  const audit = widget({ strict: true });
  audit.show();
  await tick();
  expect(isOpen(audit)).toBe(true);
  expect(audit.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(audit.onClose).toHaveBeenCalledTimes(1);
  expect(pageScrolls()).toBe(true);
  expect(openerFocused()).toBe(true);
});

test('of two dialogs, Escape closes the upper; the page stays locked until both are closed', async () => {
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

test('a panel stands at the inline end, a card in the middle, and both fill a phone', async () => {
  const [panel, card] = [widget(), widget({ placement: 'center' })];
  panel.show();
  expect(dialogOf(panel).part.value).toBe('panel');
  expect(await place(panel)).toEqual({ left: 800, top: 0, width: 480, height: 800 });
  document.documentElement.dir = 'rtl';
  expect(await place(panel)).toEqual({ left: 0, top: 0, width: 480, height: 800 });
  card.show();
  expect(dialogOf(card).part.value).toBe('dialog');
  const { left, top, width, height } = await place(card);
  expect({ left, width }).toEqual({ left: 280, width: 720 });
  expect(top).toBeCloseTo((800 - height) / 2, 0);
  await page.viewport(600, 300);
  expect(await place(card)).toMatchObject({ left: 24, width: 552 });
  await page.viewport(390, 700);
  for (const dialog of [panel, card])
    expect(await place(dialog)).toEqual({ left: 0, top: 0, width: 390, height: 700 });
});

test('long content scrolls inside, at 400 % zoom too', async () => {
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
    expect((await place(audit)).height).toBeLessThanOrEqual(height);
    expect(box.scrollHeight).toBeGreaterThan(3000);
    box.scrollTo(0, 1e6);
    expect(box.scrollTop).toBeGreaterThan(2000);
    expect(box.scrollWidth).toBe(box.clientWidth);
    audit.show(false);
  }
});

test('a narrow widget’s dialog has its own width, and the widget’s text', async () => {
  const audit = widget();
  Object.assign(audit.host.style, {
    width: '200px',
    transform: 'scale(0.5)',
    color: 'red',
    fontSize: '40px',
  });
  audit.show();
  expect((await place(audit)).width).toBe(480);
  const text = getComputedStyle(audit.root.querySelector('p') as Element);
  expect(text.letterSpacing).toBe('1px');
  expect(text.color).toBe('rgb(23, 39, 31)');
  expect(text.fontSize).toBe('16px');
  expect(text.lineHeight).toBe('24px');
});

test('it slides in, except where motion is not wanted', async () => {
  const audit = widget();
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const moving = () =>
    dialogOf(audit)
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSTransition).transitionProperty)
      .toSorted();
  await emulate('no-preference');
  audit.show();
  expect(moving()).toEqual(['opacity', 'translate']);
  audit.show(false);
  await emulate('reduce');
  audit.show();
  expect(moving()).toEqual([]);
  await emulate('');
});

test.each(['side', 'center'] as const)('axe finds nothing: %s', async (placement) => {
  const audit = widget({ placement });
  audit.show();
  await place(audit);
  const { violations, passes } = await run(audit.host);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(5);
});
