import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import './index';

const HEIGHT = 600;

beforeEach(() => page.viewport(400, HEIGHT));

afterEach(async () => {
  history.replaceState(null, '', '#');
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

/** A page with the reveal 2,000 px down, ready, and room below it. */
async function openPage(inside: string, { above = 2000, below = 2000 } = {}): Promise<HTMLElement> {
  document.body.style.margin = '0';
  document.body.innerHTML = `<div id="above" style="height:${above}px"></div><bio-reveal>${inside}</bio-reveal><div style="height:${below}px"></div>`;
  const reveal = element('bio-reveal');
  await new Promise((resolve) => reveal.addEventListener('bio-ready', resolve, { once: true }));
  return reveal;
}

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const opacity = (selector: string) => getComputedStyle(element(selector)).opacity;
const settle = (selector: string) =>
  Promise.all(
    element(selector)
      .getAnimations()
      .map(({ finished }) => finished),
  );

/** Scrolls until the element's upper edge is so many px above the viewport's lower one. */
async function bring(target: Element, aboveLowerEdge: number): Promise<void> {
  scrollBy(0, target.getBoundingClientRect().top - innerHeight + aboveLowerEdge);
  await twoFrames();
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('what is out of view waits until its top is 150 px above the lower edge, and then stays', async () => {
  const reveal = await openPage('<p>Lawn</p>');
  expect(opacity('p')).toBe('0');
  await bring(reveal, 149);
  expect(opacity('p')).toBe('0');
  await bring(reveal, 150);
  await settle('p');
  expect(opacity('p')).toBe('1');
  scrollTo(0, 0);
  await twoFrames();
  expect(opacity('p')).toBe('1');
});

test('what is in view when it gets ready is never hidden and does not move', async () => {
  await openPage('<p style="margin:0">Lawn</p>', { above: HEIGHT - 10 });
  expect(opacity('p')).toBe('1');
  scrollTo(0, 300);
  await twoFrames();
  expect(element('p').getAnimations()).toEqual([]);
});

test('children rise one shortly after the other, in four steps, and nothing of it stays on them', async () => {
  const reveal = await openPage('<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p><p>6</p>');
  const children = [...document.querySelectorAll('p')];
  await bring(reveal, 300);
  const delays = children.map((child) => child.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delays).toEqual([0, 80, 160, 240, 240, 240]);
  await Promise.all(children.flatMap((child) => child.getAnimations()).map(({ finished }) => finished));
  for (const child of children) {
    const style = getComputedStyle(child);
    expect([style.opacity, style.translate, style.transform]).toEqual(['1', 'none', 'none']);
  }
});

test('at the end of the page it is shown, however low it stands', async () => {
  await openPage('<p style="height:40px;margin:0">Lawn</p>', { below: 0 });
  expect(opacity('p')).toBe('0');
  scrollTo(0, document.documentElement.scrollHeight);
  await twoFrames();
  await settle('p');
  expect(opacity('p')).toBe('1');
});

test('where a larger window leaves nothing to scroll, it is shown', async () => {
  const reveal = await openPage('<p style="height:40px;margin:0">Lawn</p>', { below: 60 });
  await bring(reveal, 70);
  expect(opacity('p')).toBe('0');
  await page.viewport(400, HEIGHT + 30);
  await expect.poll(() => opacity('p')).toBe('1');
});

test('on a page that does not scroll nothing waits', async () => {
  await openPage('<p style="position:absolute;top:0">Lawn</p>', { above: HEIGHT, below: 0 });
  expect(opacity('p')).toBe('1');
});

test('in a box that scrolls on its own, the end of the box counts', async () => {
  document.body.innerHTML = `<div style="overflow:auto;height:${HEIGHT}px"><div style="height:900px"></div><bio-reveal><p style="height:40px;margin:0">Lawn</p></bio-reveal></div>`;
  await expect.poll(() => opacity('p')).toBe('0');
  for (const top of [320, 338]) {
    element('div').scrollTo(0, top);
    await twoFrames();
    expect(opacity('p')).toBe('0');
  }
  element('div').scrollTo(0, 10_000);
  await twoFrames();
  await settle('p');
  expect(opacity('p')).toBe('1');
});

test('a jump past it shows it as well: scrolling up, the visitor finds it there', async () => {
  await openPage('<p>Lawn</p>');
  scrollTo(0, 2600);
  await twoFrames();
  await settle('p');
  expect(opacity('p')).toBe('1');
});

test('it is shown when the page above becomes shorter, without any scrolling', async () => {
  await openPage('<p>Lawn</p>');
  element('#above').style.height = '100px';
  await expect.poll(() => opacity('p')).toBe('1');
});

test('focus shows it, from inside a shadow root too', async () => {
  await openPage('<div id="host"></div>');
  const root = element('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<a href="#x">Plans</a>';
  expect(opacity('#host')).toBe('0');
  root.querySelector('a')?.focus({ preventScroll: true });
  await twoFrames();
  expect(opacity('#host')).toBe('1');
});

test('Tab reaches what waits', async () => {
  await openPage('<p><a href="#x">Plans</a></p>');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Plans');
  expect(opacity('p')).toBe('1');
});

test('a link to something inside shows it without moving it: it leads where it would without', async () => {
  await openPage('<p>Lawn</p><h2 id="plans" style="margin:0">Plans</h2>');
  location.hash = '#plans';
  await twoFrames();
  expect(opacity('h2')).toBe('1');
  expect(element('h2').getAnimations()).toEqual([]);
  expect(Math.round(element('h2').getBoundingClientRect().top)).toBe(0);
});

test('with reduced motion, and on paper, nothing is hidden', async () => {
  const reveal = await openPage('<p>Lawn</p>');
  expect(opacity('p')).toBe('0');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(opacity('p')).toBe('1');
  await cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  expect(opacity('p')).toBe('1');
  await bring(reveal, 300);
  expect(element('p').getAnimations()).toEqual([]);
});

test('what stands in it is in the page from the first moment, while a config is still on its way', () => {
  document.body.innerHTML = '<bio-reveal config="/never-answered.json"><p>Lawn</p></bio-reveal>';
  expect(element('p').checkVisibility()).toBe(true);
  expect(element('p').offsetHeight).toBeGreaterThan(0);
});

test('children look and stand as they would without it: fonts, lines, and margins that collapse', async () => {
  const inside =
    '<p style="margin:40px 0">One</p>Text<section style="margin:24px 0;border:1px solid">Two</section><i>Three</i>';
  const look = (wrapper: string) => {
    document.body.innerHTML = `<main style="font:italic 20px/1.8 Georgia;color:rgb(1,2,3);letter-spacing:1px"><p style="margin:30px 0">Before</p><${wrapper}>${inside}</${wrapper}><p style="margin:50px 0">After</p></main>`;
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(({ localName }) => localName !== wrapper)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { font, color, letterSpacing, lineHeight } = getComputedStyle(one);
        return { x, y, width, height, font, color, letterSpacing, lineHeight };
      });
  };
  const plain = look('div');
  const revealed = look('bio-reveal');
  await twoFrames();
  expect(revealed).toEqual(plain);
});

test('a child that is added afterwards is there at once', async () => {
  const reveal = await openPage('<p>Lawn</p>');
  await bring(reveal, 300);
  reveal.insertAdjacentHTML('beforeend', '<h2>Plans</h2>');
  await twoFrames();
  expect(opacity('h2')).toBe('1');
  expect(element('h2').getAnimations()).toEqual([]);
});

test('moved while it waits, it waits on; moved into view, it is shown', async () => {
  const reveal = await openPage('<p>Lawn</p>');
  document.body.append(reveal);
  await twoFrames();
  expect(opacity('p')).toBe('0');
  document.body.prepend(reveal);
  await expect.poll(() => opacity('p')).toBe('1');
});

test('taken out and put back much later, it goes on as it was', async () => {
  const reveal = await openPage('<p>Lawn</p>');
  reveal.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  element('#above').after(reveal);
  await twoFrames();
  expect(opacity('p')).toBe('0');
  await bring(reveal, 300);
  await settle('p');
  expect(opacity('p')).toBe('1');
});

test('one inside another waits for its own turn', async () => {
  const reveal = await openPage(
    '<p style="height:700px;margin:0">Lawn</p><bio-reveal id="inner"><h2>Plans</h2></bio-reveal>',
  );
  await bring(reveal, 300);
  await settle('p');
  expect(opacity('p')).toBe('1');
  expect(opacity('h2')).toBe('0');
  await bring(element('#inner'), 300);
  await settle('h2');
  expect(opacity('h2')).toBe('1');
});
