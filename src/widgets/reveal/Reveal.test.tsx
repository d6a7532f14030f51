import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/emulateMedia';
import { mount, nextRender } from '../../testing/mount';
import './index';

const HEIGHT = 600;

beforeEach(() => page.viewport(400, HEIGHT));

/** Mounts the widget between spacers of these heights in px. */
async function show(inside: string, { above = 2000, below = 2000 } = {}): Promise<HTMLElement> {
  const { element } = await mount(
    `<div id="above" style="height:${above}px"></div><bio-reveal>${inside}</bio-reveal><div style="height:${below}px"></div>`,
  );
  return element;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}
const opacity = (selector: string) => getComputedStyle(find(selector)).opacity;
/** Skips the animation, if there is one. */
function finishAnimations(selector: string): void {
  for (const animation of find(selector).getAnimations()) animation.finish();
}

/** Scrolls until the top of the element is this many px above the bottom of the viewport. */
async function scrollToEdge(target: Element, aboveBottom: number): Promise<void> {
  scrollBy(0, target.getBoundingClientRect().top - innerHeight + aboveBottom);
  await nextRender();
}

test('out of view, it is hidden until its top is 150 px above the bottom of the viewport, and stays visible', async () => {
  const reveal = await show('<p>Lawn</p>');
  expect(opacity('p')).toBe('0');
  await scrollToEdge(reveal, 149);
  expect(opacity('p')).toBe('0');
  await scrollToEdge(reveal, 150);
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
  scrollTo(0, 0);
  await nextRender();
  expect(opacity('p')).toBe('1');
});

test('in view when it is hydrated, it is never hidden and not animated', async () => {
  await show('<p style="margin:0">Lawn</p>', { above: HEIGHT - 10 });
  expect(opacity('p')).toBe('1');
  scrollTo(0, 300);
  await nextRender();
  expect(find('p').getAnimations()).toEqual([]);
});

test('the animations of the children are staggered in four steps and leave no style behind', async () => {
  const reveal = await show('<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p><p>6</p>');
  const children = [...document.querySelectorAll('p')];
  await scrollToEdge(reveal, 300);
  const delays = children.map((child) => child.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delays).toEqual([0, 80, 160, 240, 240, 240]);
  for (const animation of children.flatMap((child) => child.getAnimations())) animation.finish();
  for (const child of children) {
    const style = getComputedStyle(child);
    expect([style.opacity, style.translate, style.transform]).toEqual(['1', 'none', 'none']);
  }
});

test('at the end of the page it is shown, wherever its top is', async () => {
  await show('<p style="height:40px;margin:0">Lawn</p>', { below: 0 });
  expect(opacity('p')).toBe('0');
  scrollTo(0, document.documentElement.scrollHeight);
  await nextRender();
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
});

test('it is shown when a larger window leaves nothing to scroll', async () => {
  const reveal = await show('<p style="height:40px;margin:0">Lawn</p>', { below: 60 });
  await scrollToEdge(reveal, 70);
  expect(opacity('p')).toBe('0');
  await page.viewport(400, HEIGHT + 30);
  await expect.poll(() => opacity('p')).toBe('1');
});

test('on a page that does not scroll it is not hidden', async () => {
  await show('<p style="position:absolute;top:0">Lawn</p>', { above: HEIGHT, below: 0 });
  expect(opacity('p')).toBe('1');
});

test('in a scroll container, the end of the container counts', async () => {
  document.body.innerHTML = `<div style="overflow:auto;height:${HEIGHT}px"><div style="height:900px"></div><bio-reveal><p style="height:40px;margin:0">Lawn</p></bio-reveal></div>`;
  await expect.poll(() => opacity('p')).toBe('0');
  for (const top of [320, 338]) {
    find('div').scrollTo(0, top);
    await nextRender();
    expect(opacity('p')).toBe('0');
  }
  find('div').scrollTo(0, 10_000);
  await nextRender();
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
});

test('a jump past it shows it', async () => {
  await show('<p>Lawn</p>');
  scrollTo(0, 2600);
  await nextRender();
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
});

test('it is shown when a layout change brings it into view', async () => {
  await show('<p>Lawn</p>');
  find('#above').style.height = '100px';
  await expect.poll(() => opacity('p')).toBe('1');
});

test('focus inside shows it, from within a shadow root too', async () => {
  await show('<div id="host"></div>');
  const root = find('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<a href="#x">Plans</a>';
  expect(opacity('#host')).toBe('0');
  root.querySelector('a')?.focus({ preventScroll: true });
  await nextRender();
  expect(opacity('#host')).toBe('1');
});

test('Tab reaches a hidden link', async () => {
  await show('<p><a href="#x">Plans</a></p>');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Plans');
  expect(opacity('p')).toBe('1');
});

test('a link to a target inside shows it without animation, at the usual scroll position', async () => {
  await show('<p>Lawn</p><h2 id="plans" style="margin:0">Plans</h2>');
  location.hash = '#plans';
  await nextRender();
  expect(opacity('h2')).toBe('1');
  expect(find('h2').getAnimations()).toEqual([]);
  expect(Math.round(find('h2').getBoundingClientRect().top)).toBe(0);
});

test('with reduced motion and in print, nothing is hidden', async () => {
  const reveal = await show('<p>Lawn</p>');
  expect(opacity('p')).toBe('0');
  await emulateMedia({ media: 'print' });
  expect(opacity('p')).toBe('1');
  await emulateMedia({ reducedMotion: 'reduce' });
  expect(opacity('p')).toBe('1');
  await scrollToEdge(reveal, 300);
  expect(find('p').getAnimations()).toEqual([]);
});

test('its children are visible while a config is still loading', () => {
  document.body.innerHTML = '<bio-reveal config="/never-answered.json"><p>Lawn</p></bio-reveal>';
  expect(find('p').checkVisibility()).toBe(true);
  expect(find('p').offsetHeight).toBeGreaterThan(0);
});

test('children keep fonts, positions and collapsing margins', async () => {
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
  await nextRender();
  expect(revealed).toEqual(plain);
});

test('a child that is added later is visible immediately', async () => {
  const reveal = await show('<p>Lawn</p>');
  await scrollToEdge(reveal, 300);
  reveal.insertAdjacentHTML('beforeend', '<h2>Plans</h2>');
  await nextRender();
  expect(opacity('h2')).toBe('1');
  expect(find('h2').getAnimations()).toEqual([]);
});

test('moved while hidden, it stays hidden; moved into view, it is shown', async () => {
  const reveal = await show('<p>Lawn</p>');
  document.body.append(reveal);
  await nextRender();
  expect(opacity('p')).toBe('0');
  document.body.prepend(reveal);
  await expect.poll(() => opacity('p')).toBe('1');
});

test('removed and inserted again, it is still hidden', async () => {
  const reveal = await show('<p>Lawn</p>');
  reveal.remove();
  await nextRender();
  find('#above').after(reveal);
  await nextRender();
  expect(opacity('p')).toBe('0');
  await scrollToEdge(reveal, 300);
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
});

test('a nested one is revealed on its own', async () => {
  const reveal = await show(
    '<p style="height:700px;margin:0">Lawn</p><bio-reveal id="inner"><h2>Plans</h2></bio-reveal>',
  );
  await scrollToEdge(reveal, 300);
  finishAnimations('p');
  expect(opacity('p')).toBe('1');
  expect(opacity('h2')).toBe('0');
  await scrollToEdge(find('#inner'), 300);
  finishAnimations('h2');
  expect(opacity('h2')).toBe('1');
});
