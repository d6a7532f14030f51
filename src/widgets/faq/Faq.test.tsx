import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { faqMessages } from '../../content/messages/faq';
import { mount, nextRender, recordEvents } from '../../testing/mount';
import './index';

const { company, faqs } = defaultBusiness;

interface Entry {
  id: string;
  question: string;
  answer: string;
  quick?: boolean;
}

const entries = (count: number, quick = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `own-${index + 1}`,
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
    quick: index < quick,
  }));

const spacer = '<p style="block-size: 3000px"></p>';

/** Mounts the widget far down a page. */
const show = (config: object = {}, before = '') =>
  mount(`${before}${spacer}<bio-faq></bio-faq>${spacer}`, { config });

function followLink(hash: string): void {
  const link = document.createElement('a');
  link.href = hash;
  document.body.append(link);
  link.click();
}
const showAll = () => page.getByText(faqMessages.showAll, { exact: true });
const hideAll = () => page.getByText(faqMessages.hideAll, { exact: true });
const answer = (text: string) => page.getByText(text, { exact: true });
/** A question of the full list, which repeats the quick ones. */
const question = (name: string) => page.getByText(name, { exact: true }).last();
const topOf = (element: Element) => element.getBoundingClientRect().top;

test('shows the quick answers, and all questions behind the toggle', async () => {
  const { root } = await show({ faqs: entries(8, 3), company: { phone: '(555) 555-0199' } });
  await expect.element(page.getByRole('link', { name: '(555) 555-0199' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  await showAll().click();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3 + 8);
  await hideAll().click();
  await expect.element(showAll()).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  expect(root.querySelectorAll('details[open]')).toHaveLength(0);
});

test('shows the built-in questions without a config, and in the list those first that were not answered above', async () => {
  const { root } = await mount('<bio-faq></bio-faq>');
  const questions = [...root.querySelectorAll('h3')].map((heading) => heading.textContent);
  const quick = faqs.filter((faq) => faq.quick);
  expect(questions).toEqual(
    [...quick, ...faqs.filter((faq) => !faq.quick), ...quick].map((faq) => faq.question),
  );
  await expect.element(page.getByRole('heading', { name: faqMessages.heading })).toBeVisible();
  await expect.element(page.getByRole('link', { name: company.phone })).toBeVisible();
});

test('opens one question at a time, by mouse and by keyboard, and closes it again', async () => {
  const tracked = recordEvents('bio-track');
  await show({ faqs: entries(4, 1) });
  await showAll().click();
  await question('Question 2').click();
  await expect.element(answer('Answer 2')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(answer('Answer 3')).toBeVisible();
  await expect.element(answer('Answer 2')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer('Answer 3')).not.toBeVisible();
  await expect
    .poll(() => tracked.filter(({ name }) => name === 'faq-open').map(({ params }) => params))
    .toEqual([{ id: 'own-2' }, { id: 'own-3' }]);
});

test('scrolls to the question that the hash of the page names', async () => {
  history.replaceState(null, '', '#own-3');
  await show({ faqs: entries(4, 1) });
  await expect.element(answer('Answer 3')).toBeVisible();
  await expect.poll(() => topOf(question('Question 3').element())).toBeLessThan(120);
});

test('a link to the list or to a question opens it, also when it is followed twice', async () => {
  const { element } = await show({ faqs: entries(4, 1) });
  expect(element.querySelectorAll('span')).toHaveLength(5);
  followLink('#faq-section');
  await expect.element(hideAll()).toBeVisible();
  await expect.poll(() => topOf(hideAll().element())).toBeLessThan(120);
  await question('Question 2').click();

  followLink('#own-4');
  await expect.element(answer('Answer 4')).toBeVisible();
  await expect.element(answer('Answer 2')).not.toBeVisible();

  await hideAll().click();
  scrollTo(0, 0);
  followLink('#own-4');
  await expect.element(answer('Answer 4')).toBeVisible();
  await expect.poll(() => topOf(question('Question 4').element())).toBeLessThan(120);
});

test('an id that the page uses already stays the page’s', async () => {
  const { element } = await show({ faqs: entries(4, 1) }, '<h1 id="own-3">Ours</h1>');
  expect(element.querySelectorAll('span')).toHaveLength(4);
  followLink('#own-3');
  await expect.element(answer('Answer 3')).not.toBeVisible();
  expect(scrollY).toBeLessThan(120);
});

test('does not scroll a visitor who has scrolled before it was hydrated', async () => {
  history.replaceState(null, '', '#own-3');
  const shown = show({ faqs: entries(4, 1) });
  scrollTo(0, 500);
  await shown;
  await expect.element(answer('Answer 3')).toBeVisible();
  await nextRender();
  expect(scrollY).toBe(500);
});

test('without quick answers the list is open from the start', async () => {
  await show({ faqs: entries(2) });
  await expect.element(hideAll()).toBeVisible();
  await expect.element(question('Question 1')).toBeVisible();
});

test('with quick answers only there is no toggle, and links lead to them', async () => {
  history.replaceState(null, '', '#own-1');
  const { root } = await show({ faqs: entries(1, 1) });
  await expect.element(answer('Answer 1')).toBeVisible();
  expect(root.querySelector('details')).toBeNull();
  await expect.poll(() => topOf(answer('Answer 1').element())).toBeLessThan(120);
});

test('without questions it is empty', async () => {
  const { element } = await show({ faqs: [] });
  expect(element.offsetHeight).toBe(0);
});

test('without a phone the sentence about it is left out', async () => {
  const texts = { en: { faq: { lead: 'Call {phone}.' } } };
  const { root } = await show({ company: { phone: '' }, texts });
  expect(root.textContent).not.toContain('Call');
});

test('forty questions and words without a space fit a narrow phone', async () => {
  await page.viewport(320, 640);
  const { element } = await show({
    faqs: [{ id: 'long', question: 'Q'.repeat(200), answer: 'a'.repeat(2000), quick: true }, ...entries(39)],
  });
  await showAll().click();
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
