import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { adoptStyles } from '../../style/emotion';
import { Comparison, type ComparisonProps } from './Comparison';

const before = { src: '/src/pictures/roof-before-480.webp', alt: 'Streaked roof' };
const after = { src: '/src/pictures/roof-after-480.webp', alt: 'Clean roof' };
const missing = { src: '/src/pictures/nowhere.webp', alt: '' };
const texts = { before: 'Before', after: 'After', slider: 'Compare', value: '{percent}% before' };

/** How wide it is shown: a percent is 4 px. */
const WIDTH = 400;

/** A comparison in a shadow root, as in a widget. */
function show(props: Partial<ComparisonProps> = {}, dir = 'ltr') {
  const host = document.createElement('div');
  host.dir = dir;
  host.style.inlineSize = `${WIDTH}px`;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const root = createRoot(shadow);
  const render = (changed: Partial<ComparisonProps>) =>
    flushSync(() =>
      root.render(
        <Comparison before={before} after={after} sizes="400px" texts={texts} {...props} {...changed} />,
      ),
    );
  render({});
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const find = (selector: string) => shadow.querySelector<HTMLElement>(selector);
  return {
    render,
    frame: () => find('[part=comparison]'),
    slider: () => shadow.querySelector<HTMLInputElement>('[aria-label=Compare]'),
    handle: () => find('[part=handle]'),
    images: () => [...shadow.querySelectorAll('img')].map(({ alt }) => alt),
    marks: () => shadow.textContent,
    /** Where the line and the edge of the picture before are, in percent from the left. */
    split: () => {
      const frame = find('[part=comparison]')?.getBoundingClientRect();
      const handle = find('[part=handle]')?.getBoundingClientRect();
      if (!frame || !handle) return undefined;
      const line = handle.left + handle.width / 2 - frame.left;
      const clip = getComputedStyle(shadow.querySelectorAll('picture')[1] as HTMLElement).clipPath;
      return { line: Math.round((line / frame.width) * 100), clip };
    },
  };
}

/** A mouse pressed at one percent of the picture, moved to another and let go. */
const drag = (element: HTMLElement, from: number, to: number) =>
  userEvent.dragAndDrop(element, element, {
    sourcePosition: { x: (from / 100) * WIDTH, y: 60 },
    targetPosition: { x: (to / 100) * WIDTH, y: 90 },
  });

describe('split', () => {
  test.each([
    ['ltr', 30, 'inset(0px 70% 0px 0px)'],
    ['rtl', 70, 'inset(0px 0px 0px 70%)'],
  ])('in a page of direction %s, start is counted from where reading begins', (dir, line, clip) => {
    expect(show({ start: 30 }, dir).split()).toEqual({ line, clip });
  });

  test('another start begins anew', async () => {
    const { render, slider, split } = show();
    slider()?.focus();
    await userEvent.keyboard('{End}');
    render({ start: 20 });
    expect(split()?.line).toBe(20);
    expect(slider()?.value).toBe('20');
  });

  test('a mark is gone before the other picture reaches it', async () => {
    const { frame, slider } = show();
    const opacities = () =>
      [...(frame()?.querySelectorAll(':scope > span') ?? [])].map((mark) => getComputedStyle(mark).opacity);
    expect(opacities()).toEqual(['1', '1']);
    slider()?.focus();
    await userEvent.keyboard('{Home}');
    expect(opacities()).toEqual(['0', '1']);
  });
});

describe('keyboard', () => {
  test('steps of 1 and 10, both ends, said in words', async () => {
    const { slider, split } = show();
    slider()?.focus();
    const press = async (key: string) => {
      await userEvent.keyboard(key);
      return [slider()?.getAttribute('aria-valuetext'), split()?.line];
    };
    expect(await press('{ArrowRight}')).toEqual(['51% before', 51]);
    expect(await press('{PageUp}')).toEqual(['61% before', 61]);
    expect(await press('{PageDown}{ArrowLeft}')).toEqual(['50% before', 50]);
    expect(await press('{Home}')).toEqual(['0% before', 0]);
    expect(await press('{End}')).toEqual(['100% before', 100]);
  });

  test('the focus is seen on the handle', async () => {
    const { handle } = show();
    await userEvent.keyboard('{Tab}');
    const { outlineStyle, outlineWidth } = getComputedStyle(handle() as HTMLElement);
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  });
});

describe('pointer', () => {
  test('a mouse drags from anywhere on the picture, and goes on by key', async () => {
    const { frame, slider, split } = show();
    await drag(frame() as HTMLElement, 10, 80);
    expect(split()?.line).toBe(80);
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider()?.value).toBe('79');
  });

  test('a press jumps; in a right-to-left page too', async () => {
    const { frame, slider, split } = show({}, 'rtl');
    await userEvent.click(frame() as HTMLElement, { position: { x: 0.2 * WIDTH, y: 60 } });
    expect(split()?.line).toBe(20);
    expect(slider()?.value).toBe('80');
  });

  test('the mouse over it moves nothing', async () => {
    const { frame, split } = show();
    await userEvent.hover(frame() as HTMLElement, { position: { x: 20, y: 60 } });
    expect(split()?.line).toBe(50);
  });

  test('two on a page share nothing', async () => {
    const first = show();
    const second = show();
    await drag(second.frame() as HTMLElement, 50, 90);
    expect([first.split()?.line, second.split()?.line]).toEqual([50, 90]);
  });

  /** Where the frame with the test lies in the tab, and how much smaller it is shown. */
  const inTab = (element: HTMLElement) => {
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
    const scale = frame.width / innerWidth;
    const { left, top } = element.getBoundingClientRect();
    return (x: number, y: number) => ({
      x: frame.left + (left + x) * scale,
      y: frame.top + (top + y) * scale,
    });
  };

  async function swipe(element: HTMLElement, from: [number, number], to: [number, number]) {
    const at = inTab(element);
    const move = (part: number) => at(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [move(0)] });
    for (let part = 1; part <= 8; part++)
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [move(part / 8)] });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a finger drags it sideways; up and down it scrolls the page and moves nothing', async () => {
    const { frame, split } = show();
    const room = document.createElement('div');
    room.style.blockSize = '3000px';
    document.body.append(room);
    onTestFinished(() => room.remove());
    const element = frame() as HTMLElement;
    await swipe(element, [300, 200], [304, 20]);
    await expect.poll(() => scrollY).toBeGreaterThan(50);
    expect(split()?.line).toBe(50);
    scrollTo(0, 0);
    await swipe(element, [300, 100], [100, 104]);
    await expect.poll(() => split()?.line).toBe(25);
  });
});

describe('pictures', () => {
  test.each([
    ['no picture before', { before: undefined }, ['Clean roof'], 'After'],
    ['no picture after', { after: undefined }, ['Streaked roof'], 'Before'],
    ['one that cannot be had', { before: missing }, ['Clean roof'], 'After'],
  ])('%s: the other stands alone', async (_, props, alts, mark) => {
    const { slider, handle, images, marks } = show(props);
    await expect.poll(images).toEqual(alts);
    expect(slider()).toBeNull();
    expect(handle()).toBeNull();
    expect(marks()).toBe(mark);
  });

  test('none at all: nothing', () => {
    expect(show({ before: undefined, after: undefined }).frame()).toBeNull();
  });

  test('neither can be had: their place stays', async () => {
    const { frame, images } = show({ before: missing, after: { ...missing, src: '/nowhere.avif' } });
    await expect.poll(images).toEqual([]);
    expect(frame()?.offsetHeight).toBe(250);
  });
});
