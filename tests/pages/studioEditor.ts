/** The studio's editor, used by mouse or by keys. */
import { expect, type Locator, type Page } from 'playwright/test';

/** How somebody works: every method does to a control what a hand does. */
export interface Hand {
  fill: (control: Locator, text: string) => Promise<void>;
  choose: (control: Locator, label: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
}

export const mouse: Hand = {
  fill: async (control, text) => {
    await control.click();
    // Emptied on purpose: only what was there can be.
    if (text === '') await control.fill('x');
    await control.fill(text); // as it is pasted
  },
  choose: async (control, label) => {
    await control.click();
    await control.selectOption({ label });
  },
  press: (control) => control.click(),
};

/** The same hand, with a count of what it does: presses and choices, and fields that are typed into. */
export function counted(hand: Hand): Hand & { readonly presses: number; readonly typed: number } {
  let presses = 0;
  let typed = 0;
  return {
    fill: (...what) => (typed++, hand.fill(...what)),
    choose: (...what) => (presses++, hand.choose(...what)),
    press: (...what) => (presses++, hand.press(...what)),
    get presses() {
      return presses;
    },
    get typed() {
      return typed;
    },
  };
}

/** No way is longer: more means that a control cannot be reached. */
const MOST_TABS = 400;

/** Nothing but the keyboard. */
export function keyboard(page: Page): Hand {
  /** Goes there by Tab, or back where it stands before what has the focus. */
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const way = await control.evaluate((element) => {
        const active = document.activeElement ?? document.body;
        if (active === element) return 'there';
        return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
      });
      if (way === 'there') return;
      await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`${String(control)} is not reached by ${MOST_TABS} times Tab`);
  };
  return {
    fill: async (control, text) => {
      await reach(control);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text || 'x');
      if (text === '') await page.keyboard.press('Backspace');
    },
    choose: async (control, label) => {
      await reach(control);
      await page.keyboard.type(label);
    },
    press: async (control) => {
      await reach(control);
      const isButton = await control.evaluate((element) => element.matches('button, a, summary'));
      await page.keyboard.press(isButton ? 'Enter' : 'Space');
    },
  };
}

/** What one enters into a form, label by label: a text, a choice, a tick, a group of fields, or a list of them. */
export type Entries = readonly (readonly [label: string, value: Value])[];
type Value =
  | string
  | { choose: string }
  | { switch: true }
  /** Boxes to tick in the group of this name. */
  | { tick: readonly string[] }
  | { on: Entries }
  | { fields: Entries }
  | { list: readonly Entries[]; add: string };

/** Fills in a form, or a part of it. */
export async function enter(scope: Locator, entries: Entries, hand: Hand): Promise<void> {
  for (const [label, value] of entries) {
    if (typeof value === 'string') await hand.fill(await find(scope, label, hand), value);
    else if ('choose' in value) await hand.choose(await find(scope, label, hand), value.choose);
    else if ('switch' in value) await hand.press(await switchOf(scope, label, hand));
    else if ('tick' in value)
      for (const box of value.tick)
        await hand.press((await group(scope, label, hand)).getByRole('checkbox', { name: box, exact: true }));
    else if ('on' in value) {
      const own = await group(scope, label, hand);
      await hand.press(own.getByRole('checkbox').first());
      await enter(own, value.on, hand);
    } else if ('fields' in value) await enter(await group(scope, label, hand), value.fields, hand);
    else
      for (const entry of value.list) {
        const own = scope.getByRole('group', { name: label, exact: true }).first();
        const list = own.locator(':scope > ol > li');
        const before = await list.count();
        await hand.press(own.getByRole('button', { name: value.add, exact: true }).last());
        await expect(list).toHaveCount(before + 1);
        await enter(list.last(), entry, hand);
      }
  }
}

/** What is seldom needed stands behind "More". */
async function revealed(found: Locator, scope: Locator, hand: Hand): Promise<Locator> {
  await expect(found).toBeAttached();
  if (await found.isVisible()) return found;
  await hand.press(scope.getByText('More', { exact: true }).last());
  await expect(found).toBeVisible();
  return found;
}

const find = (scope: Locator, label: string, hand: Hand): Promise<Locator> =>
  revealed(scope.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`)).first(), scope, hand);

const group = (scope: Locator, label: string, hand: Hand): Promise<Locator> =>
  revealed(scope.getByRole('group', { name: label, exact: true, includeHidden: true }).first(), scope, hand);

const switchOf = (scope: Locator, label: string, hand: Hand): Promise<Locator> =>
  revealed(
    scope.getByRole('checkbox', { name: new RegExp(`^${escaped(label)} `), includeHidden: true }).first(),
    scope,
    hand,
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Opens a section of the editor. */
export async function openSection(page: Page, name: string, hand: Hand): Promise<Locator> {
  const link = page
    .getByRole('navigation', { name: 'Parts of the config' })
    .getByRole('link', { name, exact: true });
  await hand.press(link);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  return page.getByRole('region', { name, exact: true });
}
