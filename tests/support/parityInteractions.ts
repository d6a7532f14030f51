/** The first interactions that the parity matrix tries: what a hand, a keyboard, assistive technology or the page does. */
import type { ElementHandle, Page } from 'playwright/test';
import type { Control, ControlKind } from './parityPage';

export interface Interaction {
  name: string;
  /**
   * Does it.
   * @param control of the widget, in the document as it is now; undefined where it is done to the widget itself.
   * @param again the second time: a key goes to where the first has moved the focus.
   */
  run: (
    page: Page,
    selector: string,
    control: ElementHandle<HTMLElement> | undefined,
    again?: 'again',
  ) => Promise<unknown>;
  /** Of what a script answers: while it is busy, another press counts as the same. */
  isPress?: true;
  /** It undoes itself: nobody reports what was never shown. */
  isTakenBack?: true;
  /** It ends in the task in which it begins: a hydrated widget shows nothing in between, and the focus stays. */
  isInstant?: true;
  /** It needs the methods of the island or the class. */
  needsIsland?: boolean;
}

type OnControl = (page: Page, control: ElementHandle<HTMLElement>, again?: 'again') => Promise<unknown>;

/** Somewhere on the page where nothing is. */
const ASIDE = { x: 3, y: 700 };

async function centre(control: ElementHandle<HTMLElement>, across = 0.5): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  return { x: box.x + box.width * across, y: box.y + box.height / 2 };
}

const hover: OnControl = async (page, control) => {
  const { x, y } = await centre(control);
  await page.mouse.move(ASIDE.x, ASIDE.y);
  await page.mouse.move(x, y, { steps: 6 });
};
const press: OnControl = async (page, control) => {
  await hover(page, control);
  await page.mouse.down();
  await page.mouse.up();
};
const tap: OnControl = async (page, control) => {
  const { x, y } = await centre(control);
  await page.touchscreen.tap(x, y);
};
const key =
  (...names: string[]): OnControl =>
  async (page, control, again) => {
    if (!again) await control.evaluate((element) => element.focus());
    for (const name of names) await page.keyboard.press(name);
  };
/** As assistive technology does it: without pointer or focus. */
const activate: OnControl = (_, control) => control.evaluate((element) => element.click());

const type: OnControl = async (page, control) => {
  await press(page, control);
  await page.keyboard.type('Ada 12', { delay: 15 });
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft');
};
const paste: OnControl = async (page, control) => {
  await control.evaluate((element) => element.focus());
  await page.keyboard.insertText('770 555 0100');
};
const autofill: OnControl = (_, control) =>
  control.evaluate((element) => {
    const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, 'ada@example.com');
    for (const name of ['input', 'change'])
      element.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  });
const drag: OnControl = async (page, control) => {
  const from = await centre(control);
  const to = await centre(control, 0.8);
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
};
const swipe: OnControl = (_, control) =>
  control.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }));

/** As assistive technology changes what has a value. */
const changeValue: OnControl = (_, control) =>
  control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) element.selectedIndex++;
    if (element instanceof HTMLInputElement) element.stepUp(10);
    for (const name of ['input', 'change'])
      element.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  });

const PRESSES = { press, tap, Enter: key('Enter'), activation: activate };

const PRESSES_OF_BUTTON = { ...PRESSES, Space: key('Space') };
const BUTTON = { hover, ...PRESSES_OF_BUTTON, 'arrow key': key('ArrowDown'), Escape: key('Escape') };

const OFFERED: Record<ControlKind, Record<string, OnControl>> = {
  button: BUTTON,
  'submit button': BUTTON,
  link: { hover, ...PRESSES },
  'scripted link': { hover, ...PRESSES },
  'page link': { hover, focus: key() },
  summary: {
    hover,
    ...PRESSES,
    Space: key('Space'),
    'Enter and Escape': key('Enter', 'Escape'),
    'press and Escape': async (page, control) => {
      await press(page, control);
      await page.keyboard.press('Escape');
    },
  },
  text: { hover, tap, typing: type, paste, autofill, Enter: key('Enter'), Escape: key('Escape') },
  select: { key: key('ArrowDown'), 'two keys': key('ArrowDown', 'ArrowDown'), activation: changeValue },
  choice: { hover, press, tap, Space: key('Space'), activation: activate },
  slider: { hover, tap, drag, key: key('ArrowRight'), 'page key': key('PageUp'), activation: changeValue },
  scroller: { hover, swipe, focus: key() },
};

const SCRIPTED: readonly ControlKind[] = ['button', 'submit button', 'scripted link'];

/** What may be done first to a control. */
export const interactionsOf = ({ kind }: Control): Interaction[] =>
  Object.entries(OFFERED[kind]).map(([name, act]) => ({
    name,
    ...(SCRIPTED.includes(kind) && name in PRESSES_OF_BUTTON && { isPress: true }),
    run: async (page, _, control, again) => {
      if (control) await act(page, control, again);
    },
  }));

/** What the manifest says of an element. */
export interface Declaration {
  tagName: string;
  attributes: { name: string; type: { text: string } }[];
  members?: { kind: string; name: string }[];
  events?: { name: string }[];
}

/** What the page itself may do first to a widget. @param hashes of links that name it. */
export function interactionsOfPage(
  { attributes, members = [] }: Declaration,
  hashes: readonly string[],
): Interaction[] {
  const onElement = (
    name: string,
    act: (element: Element, argument: string) => unknown,
    argument: string,
  ): Interaction => ({
    name: `${name} ${argument}`,
    run: (page, selector) => page.locator(selector).first().evaluate(act, argument),
  });
  const isMethod = ({ kind, name }: NonNullable<Declaration['members']>[number]) =>
    kind === 'method' && name !== 'constructor';
  const methods = members.filter(isMethod).map(({ name }) => name);
  const call = (element: Element, method: string) =>
    (Reflect.get(element, method) as () => void).call(element);
  const setAttribute = (element: Element, name: string) => element.setAttribute(name, '(555) 010-0199');
  const setProperty = (element: Element, name: string) => Reflect.set(element, name, '(555) 010-0199');
  const setBoolean = (element: Element, name: string) => element.toggleAttribute(name);
  const callBoth = (element: Element, names: string) => {
    for (const name of names.split(' ')) (Reflect.get(element, name) as () => void).call(element);
  };
  const booleans = attributes.filter(
    ({ name, type: { text } }) => text === 'boolean' && name !== 'abandoned',
  );
  return [
    ...methods.map((name) => ({ ...onElement('method', call, name), needsIsland: true })),
    ...methods
      .filter((name) => name !== 'show' && methods.includes('show'))
      .map((name) => ({
        ...onElement('methods', callBoth, `show ${name}`),
        needsIsland: true,
        ...(name === 'hide' && { isInstant: true as const }),
      })),
    onElement('attribute', setAttribute, 'phone'),
    onElement('property', setProperty, 'phone'),
    ...booleans.map(({ name }) => onElement('attribute', setBoolean, name)),
    ...hashes.flatMap((hash) => [
      { name: `hash ${hash}`, run: (page: Page) => page.evaluate((to) => void (location.hash = to), hash) },
      {
        name: `hash ${hash} and Back`,
        isTakenBack: true as const,
        run: async (page: Page) => {
          await page.evaluate((to) => {
            // Where Back leads from the middle of a smooth scroll is the browser's chance.
            document.documentElement.style.scrollBehavior = 'auto';
            location.hash = to;
          }, hash);
          await page.evaluate(
            () =>
              new Promise((resolve) => {
                addEventListener('popstate', resolve, { once: true });
                history.back();
              }),
          );
        },
      },
    ]),
  ];
}
