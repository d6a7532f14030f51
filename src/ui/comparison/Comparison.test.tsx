import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../testing/mount'; // cleans up after each test
import { renderInShadow } from '../../testing/renderInShadow';
import { Comparison, type ComparisonProps } from './Comparison';

const before = { src: '/src/pictures/roof-before-480.webp', alt: 'Streaked roof' };
const after = { src: '/src/pictures/roof-after-480.webp', alt: 'Clean roof' };
const missing = { src: '/src/pictures/nowhere.webp', alt: '' };
const messages = {
  before: 'Before',
  after: 'After',
  slider: 'Compare {subject}',
  sliderOnly: 'Compare',
  value: '{percent}% before',
};

/** Width of the comparison in px: a percent is 4 px. */
const WIDTH = 400;

/** A comparison in a shadow root, as in a widget. */
function show(props: Partial<ComparisonProps> = {}, dir = 'ltr') {
  const comparison = (changed: Partial<ComparisonProps> = {}) => (
    <Comparison before={before} after={after} sizes="400px" messages={messages} {...props} {...changed} />
  );
  const { host, root, render } = renderInShadow(comparison());
  host.dir = dir;
  host.style.inlineSize = `${WIDTH}px`;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    update: (changed: Partial<ComparisonProps>) => render(comparison(changed)),
    frame: () => find('[part=comparison]'),
    slider: () => root.querySelector<HTMLInputElement>('[type=range]'),
    handle: () => find('[part=handle]'),
    root,
    images: () => [...root.querySelectorAll('img')].map(({ alt }) => alt),
    marks: () => root.textContent,
    /** The position of the line in percent from the left, and the clip of the picture before. */
    split: () => {
      const frame = find('[part=comparison]')?.getBoundingClientRect();
      const handle = find('[part=handle]')?.getBoundingClientRect();
      if (!frame || !handle) return undefined;
      const line = handle.left + handle.width / 2 - frame.left;
      const clip = getComputedStyle(root.querySelectorAll('picture')[0] as HTMLElement).clipPath;
      return { line: Math.round((line / frame.width) * 100), clip };
    },
  };
}

/** Drags with the mouse from one percent of the picture's width to another. */
const drag = (element: HTMLElement, from: number, to: number) =>
  userEvent.dragAndDrop(element, element, {
    sourcePosition: { x: (from / 100) * WIDTH, y: 60 },
    targetPosition: { x: (to / 100) * WIDTH, y: 90 },
  });

describe('split', () => {
  test.each([
    ['ltr', 30, 'inset(0px 70% 0px 0px)'],
    ['rtl', 70, 'inset(0px 0px 0px 70%)'],
  ])('in a page of direction %s, the start is measured from the inline start', (dir, line, clip) => {
    expect(show({ start: 30 }, dir).split()).toEqual({ line, clip });
  });

  test('another start resets the position', async () => {
    const { update, slider, split } = show();
    slider()?.focus();
    await userEvent.keyboard('{End}');
    update({ start: 20 });
    expect(split()?.line).toBe(20);
    expect(slider()?.value).toBe('20');
  });

  test('a label fades out before the other picture reaches it', async () => {
    const { frame, slider } = show();
    const opacities = () =>
      [...(frame()?.querySelectorAll(':scope > span') ?? [])].map((mark) => getComputedStyle(mark).opacity);
    expect(opacities()).toEqual(['1', '1']);
    slider()?.focus();
    await userEvent.keyboard('{Home}');
    expect(opacities()).toEqual(['0', '1']);
  });
});

describe('invitation', () => {
  test('the handle moves once, when the picture is first seen', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div style="block-size: 2000px"></div>');
    const { frame, handle } = show();
    document.body.insertAdjacentHTML('beforeend', '<div style="block-size: 2000px"></div>');
    let started = 0;
    handle()?.addEventListener('animationstart', ({ target }) => {
      if (target === handle()) started++;
    });
    const settled = async () => {
      for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
    };
    await settled();
    expect(started).toBe(0);
    frame()?.scrollIntoView({ block: 'center' });
    await expect.poll(() => started).toBe(1);
    scrollTo(0, 0);
    await settled();
    frame()?.scrollIntoView({ block: 'center' });
    await settled();
    expect(started).toBe(1);
  });
});

describe('keyboard', () => {
  test('arrow keys, Page Up, Page Down, Home and End move it and announce the position', async () => {
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

  test('it has the focus after a press, also in a page whose <main> takes it', async () => {
    const { frame, slider } = show();
    const main = document.createElement('main');
    main.tabIndex = -1;
    document.body.append(main);
    const root = slider()?.getRootNode();
    if (!(root instanceof ShadowRoot)) throw new Error('The slider is in no shadow root.');
    const { host } = root;
    main.append(host);
    await userEvent.click(frame() as HTMLElement);
    expect(root.activeElement).toBe(slider());
  });

  test('the focus ring is drawn around the handle', async () => {
    const { handle } = show();
    await userEvent.keyboard('{Tab}');
    const { outlineStyle, outlineWidth } = getComputedStyle(handle() as HTMLElement);
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  });
});

describe('pointer', () => {
  test('a mouse drags from anywhere on the picture; arrow keys continue from there', async () => {
    const { frame, slider, split } = show();
    await drag(frame() as HTMLElement, 10, 80);
    expect(split()?.line).toBe(80);
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider()?.value).toBe('79');
  });

  test('a click jumps, in a right-to-left page too', async () => {
    const { frame, slider, split } = show({}, 'rtl');
    await userEvent.click(frame() as HTMLElement, { position: { x: 0.2 * WIDTH, y: 60 } });
    expect(split()?.line).toBe(20);
    expect(slider()?.value).toBe('80');
  });

  test('hovering moves nothing', async () => {
    const { frame, split } = show();
    await userEvent.hover(frame() as HTMLElement, { position: { x: 20, y: 60 } });
    expect(split()?.line).toBe(50);
  });

  test('two comparisons on a page are independent', async () => {
    const first = show();
    const second = show();
    await drag(second.frame() as HTMLElement, 50, 90);
    expect([first.split()?.line, second.split()?.line]).toEqual([50, 90]);
  });

  /** Maps a point of the element to the tab: the tests run in a scaled frame. */
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

  test('a touch drags it sideways; up and down it scrolls the page only', async () => {
    const { frame, split } = show();
    document.body.insertAdjacentHTML('beforeend', '<div style="block-size: 3000px"></div>');
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
    ['without a picture before', { before: undefined }, ['Clean roof'], 'After'],
    ['without a picture after', { after: undefined }, ['Streaked roof'], 'Before'],
    ['with an unreachable picture', { before: missing }, ['Clean roof'], 'After'],
  ])('%s it shows the other one alone', async (_, props, alts, mark) => {
    const { slider, handle, images, marks } = show(props);
    await expect.poll(images).toEqual(alts);
    expect(slider()).toBeNull();
    expect(handle()).toBeNull();
    expect(marks()).toBe(mark);
  });

  test('without pictures it is empty', () => {
    expect(show({ before: undefined, after: undefined }).frame()).toBeNull();
  });

  test('with two unreachable pictures it keeps its height', async () => {
    const { frame, images } = show({ before: missing, after: { ...missing, src: '/nowhere.avif' } });
    await expect.poll(images).toEqual([]);
    expect(frame()?.offsetHeight).toBe(250);
  });
});

describe('heard', () => {
  const named = (name: string) => page.getByRole('slider', { name, exact: true });

  test('the picture before comes first, each after its mark, and then the slider', () => {
    const { root } = show();
    const heard = [...root.querySelectorAll('[part=comparison] > span, img, input')];
    expect(
      heard.map((element) => (element instanceof HTMLImageElement ? element.alt : element.textContent)),
    ).toEqual(['Before', 'Streaked roof', 'After', 'Clean roof', '']);
    // What is heard first is seen on top.
    const [upper, lower] = [...root.querySelectorAll('picture')].map((picture) =>
      Number(getComputedStyle(picture).zIndex),
    );
    expect(upper).toBeGreaterThan(lower ?? 0);
  });

  test('the slider says what it compares: the subject, else what the picture before shows', async () => {
    show();
    await expect.element(named('Compare Streaked roof')).toBeInTheDocument();
    show({ subject: 'Shingle roof' });
    await expect.element(named('Compare Shingle roof')).toBeInTheDocument();
    show({ before: { ...before, alt: '' } });
    await expect.element(named('Compare')).toBeInTheDocument();
  });
});
