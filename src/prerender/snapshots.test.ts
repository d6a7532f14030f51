import { expect, test } from 'vitest';
import { renderSecondStep } from './snapshots';

const FIRST =
  '<form><input type="checkbox" name="services" value="a"><input type="checkbox" name="services" value="b"></form>';
const SECOND =
  '<form><input type="checkbox" name="addOns" value="c"><input type="range" name="feet"><input name="sqft"><select name="size"></select></form>';
const LEAVE = { requires: 'services', next: 'next' };

/** A wizard. @param second its second step, by what is ticked in the first one. */
const render =
  (second: (ticked: string[]) => string, tried: string[][] = []): Parameters<typeof renderSecondStep>[2] =>
  async (act) => {
    let ticked: string[] = [];
    let html = FIRST;
    const state = {
      restoreInput: (form: FormData) => {
        ticked = form.getAll('services').map(String);
        tried.push(ticked);
      },
      next: () => {
        html = second(ticked);
      },
    };
    act(state);
    return html;
  };

test('a second step that is the same with each box, and with all of them, is rendered', async () => {
  const tried: string[][] = [];
  expect(
    await renderSecondStep(
      FIRST,
      LEAVE,
      render(() => SECOND, tried),
    ),
  ).toBe(SECOND);
  expect(tried).toEqual([['a'], ['b'], ['a', 'b']]);
});

test.each<[string, (ticked: string[]) => string]>([
  ['it depends on what is ticked', (ticked) => `${SECOND}<p>${ticked.length} selected</p>`],
  ['the first step is not left with some box', (ticked) => (ticked.includes('b') ? FIRST : SECOND)],
  ['the first step is not left', () => FIRST],
  ['it asks for a file', () => `${SECOND}<input type="file" name="photos">`],
])('there is none where %s', async (_, second) => {
  expect(await renderSecondStep(FIRST, LEAVE, render(second))).toBeUndefined();
});

test('a function that the store does not have fails the build', async () => {
  await expect(
    renderSecondStep(
      FIRST,
      { ...LEAVE, next: 'leave' },
      render(() => SECOND),
    ),
  ).rejects.toThrow('has no function "leave"');
});
