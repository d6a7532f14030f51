import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { testimonialsMessages } from '../../content/messages/testimonials';
import { emulateMedia } from '../../testing/emulateMedia';
import { mount, nextRender } from '../../testing/mount';
import './index';

const { testimonials: builtIn } = defaultBusiness;

interface Entry {
  name: string;
  quote: string;
  rating: number;
  location?: string;
  service?: string;
  sample?: boolean;
  source?: { name: string; href?: string };
  date?: string;
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    quote: `Words ${index + 1}`,
    rating: 4,
  }));

async function show(testimonials: Entry[] = entries(5), interval = 60) {
  const mounted = await mount('<h1>Page</h1><bio-testimonials></bio-testimonials>', {
    interval,
    config: { testimonials },
  });
  await userEvent.hover(page.getByRole('heading', { name: 'Page' })); // the pointer is not over the widget
  return mounted;
}

const region = () => page.getByRole('region', { name: testimonialsMessages.heading });
const slide = (position: string) => page.getByRole('group', { name: position, exact: true });
const button = (name: string) => page.getByRole('button', { name });

function trackOf(root: ShadowRoot): HTMLElement {
  const track = root.querySelector<HTMLElement>('[aria-live]');
  if (!track) throw new Error('No track of slides');
  return track;
}
/** The number of the slide in view, from 1. */
const inView = (root: ShadowRoot) => Math.round(trackOf(root).scrollLeft / trackOf(root).clientWidth) + 1;

test('shows the quote, who said it, the rating and the mark of a sample', async () => {
  const first = { name: 'Ada', quote: 'Spotless.', rating: 3, location: 'Milton', service: 'Roofs' };
  const { root } = await show([{ ...first, sample: true }, ...entries(4)]);
  await expect.element(region()).toHaveAttribute('aria-roledescription', 'carousel');
  await expect
    .element(page.getByRole('group', { name: testimonialsMessages.track }))
    .toHaveAttribute('tabindex', '0');
  await expect.element(slide('1 of 5')).toHaveAttribute('aria-roledescription', 'slide');
  await expect.element(slide('1 of 5').getByRole('img')).toHaveAccessibleName('3 out of 5 stars');
  await expect.element(slide('1 of 5')).toHaveTextContent('Spotless.');
  await expect.element(slide('1 of 5')).toHaveTextContent('AdaMilton · Roofs');
  await expect.element(slide('1 of 5')).toHaveTextContent(testimonialsMessages.sample);
  // The slides out of view are hidden from screen readers.
  expect(page.getByRole('group', { name: / of 5$/ }).elements()).toHaveLength(1);
  expect(root.querySelectorAll('[role="group"] > [role="group"]')).toHaveLength(5);
});

test('says where and when it was written, with a link to it', async () => {
  await show([
    {
      name: 'Ada',
      quote: 'Spotless.',
      rating: 5,
      source: { name: 'Google', href: 'https://maps.example/ada' },
      date: '2026-05-01',
    },
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Review on Google' }))
    .toHaveAttribute('href', 'https://maps.example/ada');
  await expect.element(page.getByText('May 2026')).toHaveAttribute('datetime', '2026-05-01');
});

test('a source without a link is a text', async () => {
  await show([{ name: 'Ada', quote: 'Spotless.', rating: 5, source: { name: 'Nextdoor' } }]);
  await expect.element(page.getByText('Review on Nextdoor')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('shows the built-in testimonials without a config', async () => {
  const { root } = await mount('<bio-testimonials></bio-testimonials>');
  const quotes = [...root.querySelectorAll('[part=quote]')].map(({ textContent }) => textContent);
  expect(quotes).toEqual(builtIn.map(({ quote }) => quote));
});

test('rotates silently, and stops while it has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { root } = await show(entries(5), 2);
  await expect.poll(() => trackOf(root).ariaLive).toBe('off');
  vi.advanceTimersByTime(2000);
  await expect.poll(() => inView(root)).toBe(2);
  await userEvent.tab();
  expect(root.activeElement).toBe(button(testimonialsMessages.pause).element());
  await expect.poll(() => trackOf(root).ariaLive).toBe('polite');
  vi.advanceTimersByTime(60_000);
  await nextRender();
  expect(inView(root)).toBe(2);
});

test('stops while it is hovered', async () => {
  const { root } = await show();
  await expect.poll(() => trackOf(root).ariaLive).toBe('off');
  await userEvent.hover(page.getByRole('heading', { name: testimonialsMessages.heading }));
  await expect.poll(() => trackOf(root).ariaLive).toBe('polite');
});

test('a dot shows its testimonial, without scrolling the page or changing the height', async () => {
  const { element, root } = await show([
    ...entries(2),
    { name: 'Long', quote: 'Many words. '.repeat(30), rating: 5 },
  ]);
  const height = element.offsetHeight;
  await button('Show testimonial 3').click();
  await expect.poll(() => inView(root)).toBe(3);
  await expect.element(button('Show testimonial 3')).toHaveAttribute('aria-current', 'true');
  await expect.element(slide('3 of 3')).toHaveTextContent('Many words.');
  expect(element.offsetHeight).toBe(height);
  expect(scrollY).toBe(0);
});

test('follows a swipe', async () => {
  const { root } = await show();
  trackOf(root).scrollTo({ left: trackOf(root).clientWidth * 3, behavior: 'smooth' });
  await expect.element(button('Show testimonial 4')).toHaveAttribute('aria-current', 'true');
  expect(inView(root)).toBe(4);
});

test('Pause stops it; Play starts it also while it has pointer and focus', async () => {
  const { root } = await show();
  await button(testimonialsMessages.pause).click();
  expect(trackOf(root)).toHaveAttribute('aria-live', 'polite');
  await button(testimonialsMessages.play).click();
  await expect.element(button(testimonialsMessages.pause)).toBeVisible();
  expect(trackOf(root)).toHaveAttribute('aria-live', 'off');
});

test('with reduced motion it is paused at first', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await show();
  await expect.element(button(testimonialsMessages.play)).toBeVisible();
});

test('forty testimonials have arrows that wrap around', async () => {
  const { root } = await show(entries(40));
  await expect.element(page.getByText('1 of 40')).toBeVisible();
  await button(testimonialsMessages.previous).click();
  await expect.element(page.getByText('40 of 40')).toBeVisible();
  await expect.poll(() => inView(root)).toBe(40);
  await button(testimonialsMessages.next).click();
  await expect.poll(() => inView(root)).toBe(1);
  expect(page.getByRole('button').elements()).toHaveLength(3);
});

test('a single testimonial is no carousel, and shows nothing that it does not have', async () => {
  const { root } = await show(entries(1));
  await expect.element(page.getByText('Words 1')).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveAccessibleName('4 out of 5 stars');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(root.querySelector('[aria-roledescription], [aria-live]')).toBeNull();
  expect(root.querySelectorAll('figcaption > *')).toHaveLength(1);
});

test('without testimonials it is empty', async () => {
  const { element } = await show([]);
  expect(element.offsetHeight).toBe(0);
});

test('texts without a space fit a narrow phone', async () => {
  await page.viewport(320, 640);
  const long = 'W'.repeat(200);
  const { root } = await show([
    { name: long, quote: long, location: long, service: long, rating: 1 },
    ...entries(5),
  ]);
  const [first] = trackOf(root).children;
  expect(first?.scrollWidth).toBe(first?.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(320);
});
