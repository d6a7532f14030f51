import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import './index';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => document.body.replaceChildren());

interface Entry {
  name: string;
  quote: string;
  rating: number;
  location?: string;
  service?: string;
  sample?: boolean;
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    quote: `Words ${index + 1}`,
    rating: 4,
  }));

async function show(testimonials?: Entry[], interval = 60): Promise<HTMLElement> {
  document.body.innerHTML = '<h1>Page</h1><main></main>';
  await userEvent.hover(page.getByRole('heading', { name: 'Page' })); // not where the widget will be
  const element = document.createElement('bio-testimonials');
  element.interval = interval;
  if (testimonials) element.config = { testimonials };
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  document.querySelector('main')?.append(element);
  await ready;
  return element;
}

const region = () => page.getByRole('region', { name: 'In their words' });
const slide = (position: string) => page.getByRole('group', { name: position, exact: true });
const track = (element: HTMLElement) => element.shadowRoot?.querySelector('[aria-live]') as HTMLElement;
/** Which slide can be seen, from 1. */
const inView = (element: HTMLElement) =>
  Math.round(track(element).scrollLeft / track(element).clientWidth) + 1;

test('shows who said what, how they rate it, and that it is a sample', async () => {
  const element = await show();
  await expect.element(slide('1 of 5')).toHaveAttribute('aria-roledescription', 'slide');
  await expect.element(region()).toHaveAttribute('aria-roledescription', 'carousel');
  await expect.element(slide('1 of 5').getByRole('img')).toHaveAccessibleName('5 out of 5 stars');
  await expect.element(slide('1 of 5')).toHaveTextContent('Dana R.Alpharetta · BioRinse');
  await expect.element(slide('1 of 5')).toHaveTextContent('Sample text, not a real customer');
  // Only what is seen is read out.
  expect(page.getByRole('group').elements()).toHaveLength(1);
  expect(element.shadowRoot?.querySelectorAll('[role="group"]')).toHaveLength(5);
});

test('goes on by itself, silently, and not while the keyboard is in it', async () => {
  const element = await show(undefined, 2);
  await expect.poll(() => track(element).ariaLive).toBe('off');
  await expect.poll(() => inView(element), { timeout: 4000 }).toBe(2);
  await userEvent.tab();
  expect(element.shadowRoot?.activeElement).toBe(page.getByRole('button', { name: 'Pause' }).element());
  await expect.poll(() => track(element).ariaLive).toBe('polite');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(inView(element)).toBe(2);
});

test('stands still under the pointer', async () => {
  const element = await show();
  await expect.poll(() => track(element).ariaLive).toBe('off');
  await userEvent.hover(page.getByRole('heading', { name: 'In their words' }));
  await expect.poll(() => track(element).ariaLive).toBe('polite');
});

test('a dot shows its testimonial without moving the page or changing the height', async () => {
  const element = await show([...entries(2), { name: 'Long', quote: 'Many words. '.repeat(30), rating: 5 }]);
  const height = element.offsetHeight;
  await page.getByRole('button', { name: 'Show testimonial 3' }).click();
  await expect.poll(() => inView(element)).toBe(3);
  await expect
    .element(page.getByRole('button', { name: 'Show testimonial 3' }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(slide('3 of 3')).toHaveTextContent('Many words.');
  expect(element.offsetHeight).toBe(height);
  expect(scrollY).toBe(0);
});

test('a swipe is noticed', async () => {
  const element = await show();
  track(element).scrollTo({ left: track(element).clientWidth * 3, behavior: 'smooth' });
  await expect
    .element(page.getByRole('button', { name: 'Show testimonial 4' }))
    .toHaveAttribute('aria-current', 'true');
  expect(inView(element)).toBe(4);
});

test('pause and play', async () => {
  const element = await show();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(track(element)).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The pointer and the focus are on the button that asked for it.
  expect(track(element)).toHaveAttribute('aria-live', 'off');
});

test('with reduced motion it waits to be asked', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('reduce');
  try {
    await show();
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  } finally {
    await emulate('');
  }
});

test('forty have arrows, and the ends meet', async () => {
  const element = await show(entries(40));
  await expect.element(page.getByText('1 of 40')).toBeVisible();
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.element(page.getByText('40 of 40')).toBeVisible();
  await expect.poll(() => inView(element)).toBe(40);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(() => inView(element)).toBe(1);
  expect(page.getByRole('button').elements()).toHaveLength(3);
});

test('one stands alone, with only what is known of it', async () => {
  const element = await show(entries(1));
  await expect.element(page.getByText('Words 1')).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveAccessibleName('4 out of 5 stars');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(element.shadowRoot?.querySelector('[aria-roledescription], [aria-live]')).toBeNull();
  expect(element.shadowRoot?.querySelectorAll('figcaption > *')).toHaveLength(1);
});

test('none is nothing', async () => {
  const element = await show([]);
  expect(element.offsetHeight).toBe(0);
});

test('words without a space fit a narrow phone', async () => {
  await page.viewport(320, 640);
  const long = 'W'.repeat(200);
  const element = await show([
    { name: long, quote: long, location: long, service: long, rating: 1 },
    ...entries(5),
  ]);
  const [first] = track(element).children;
  expect(first?.scrollWidth).toBe(first?.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(320);
});
