import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

const tracked: unknown[] = [];
const hear = ({ detail }: CustomEvent<{ name: string; params: object }>) => {
  if (detail.name === 'faq-open') tracked.push(detail.params);
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  tracked.length = 0;
  document.addEventListener('bio-track', hear);
});
afterEach(() => {
  document.removeEventListener('bio-track', hear);
  document.body.replaceChildren();
  history.replaceState(null, '', ' ');
  scrollTo(0, 0);
});

type Entry = { id: string; question: string; answer: string; quick?: boolean };

const entries = (count: number, quick = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `own-${index + 1}`,
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
    quick: index < quick,
  }));

/** Shows the widget far down a page, with the built-in questions if there are no others. */
async function show(faqs?: Entry[], more: object = {}, before = ''): Promise<HTMLElement> {
  const gap = '<p style="block-size: 3000px"></p>';
  document.body.innerHTML = `${before}${gap}<main></main>${gap}`;
  const element = document.createElement('bio-faq');
  element.config = { ...(faqs && { faqs }), ...more };
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  document.querySelector('main')?.append(element);
  await ready;
  return element;
}

const follow = (hash: string) => {
  const link = document.createElement('a');
  link.href = hash;
  document.body.append(link);
  link.click();
};
const toggle = (name: string) => page.getByText(name, { exact: true });
const answer = (text: string) => page.getByText(text, { exact: true });
/** A question of the full list: the quick answers say some of them too. */
const question = (name: string) => page.getByText(name, { exact: true }).last();
const topOf = (element: Element) => element.getBoundingClientRect().top;

test('three answers can be read at once, all eight questions behind the toggle', async () => {
  const element = await show();
  await expect.element(page.getByRole('heading', { name: 'Quick answers' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '(770) 555-0142' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  await toggle('See All FAQs').click();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(11);
  await toggle('Hide All FAQs').click();
  await expect.element(toggle('See All FAQs')).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  expect(element.shadowRoot?.querySelectorAll('details[open]')).toHaveLength(0);
});

test('one question is open at a time, by mouse and by keyboard, and can be closed', async () => {
  await show(entries(4, 1));
  await toggle('See All FAQs').click();
  await question('Question 2').click();
  await expect.element(answer('Answer 2')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(answer('Answer 3')).toBeVisible();
  await expect.element(answer('Answer 2')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer('Answer 3')).not.toBeVisible();
  await expect.poll(() => tracked).toEqual([{ id: 'own-2' }, { id: 'own-3' }]);
});

test('a page opened with the id of a question goes there', async () => {
  history.replaceState(null, '', '#own-3');
  await show(entries(4, 1));
  await expect.element(answer('Answer 3')).toBeVisible();
  await expect.poll(() => topOf(question('Question 3').element())).toBeLessThan(120);
});

test('a link to the list or to a question shows it, pressed again too', async () => {
  const element = await show(entries(4, 1));
  await expect.poll(() => element.querySelectorAll('span')).toHaveLength(5);
  follow('#faq-section');
  await expect.element(toggle('Hide All FAQs')).toBeVisible();
  await expect.poll(() => topOf(toggle('Hide All FAQs').element())).toBeLessThan(120);
  await question('Question 2').click();

  follow('#own-4');
  await expect.element(answer('Answer 4')).toBeVisible();
  await expect.element(answer('Answer 2')).not.toBeVisible();

  await toggle('Hide All FAQs').click();
  scrollTo(0, 0);
  follow('#own-4');
  await expect.element(answer('Answer 4')).toBeVisible();
  await expect.poll(() => topOf(question('Question 4').element())).toBeLessThan(120);
});

test('an id that the page has already stays where it is', async () => {
  const element = await show(entries(4, 1), {}, '<h1 id="own-3">Ours</h1>');
  await expect.poll(() => element.querySelectorAll('span')).toHaveLength(4);
  follow('#own-3');
  await expect.element(answer('Answer 3')).not.toBeVisible();
  expect(scrollY).toBeLessThan(120);
});

test('whoever has scrolled on already is left where they are', async () => {
  history.replaceState(null, '', '#own-3');
  const shown = show(entries(4, 1));
  scrollTo(0, 500);
  await shown;
  await expect.element(answer('Answer 3')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(scrollY).toBe(500);
});

test('without quick answers the list is open from the start', async () => {
  await show(entries(2));
  await expect.element(toggle('Hide All FAQs')).toBeVisible();
  await expect.element(question('Question 1')).toBeVisible();
});

test('where all are quick answers there is no toggle, and links lead to them', async () => {
  history.replaceState(null, '', '#own-1');
  const element = await show(entries(1, 1));
  await expect.element(answer('Answer 1')).toBeVisible();
  expect(element.shadowRoot?.querySelector('details')).toBeNull();
  await expect.poll(() => topOf(answer('Answer 1').element())).toBeLessThan(120);
});

test('without questions there is nothing', async () => {
  const element = await show([]);
  expect(element.offsetHeight).toBe(0);
});

test('no phone, no sentence about it', async () => {
  const element = await show(undefined, { company: { phone: '' } });
  expect(element.shadowRoot?.textContent).not.toContain('Call');
});

test('forty questions and words without a space fit a narrow phone', async () => {
  await page.viewport(320, 640);
  const element = await show([
    { id: 'long', question: 'Q'.repeat(200), answer: 'a'.repeat(2000), quick: true },
    ...entries(39),
  ]);
  await toggle('See All FAQs').click();
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
