import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './index';

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  errors.mockClear();
});
afterEach(() => document.body.replaceChildren());

async function show(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  await expect.poll(() => element.shadowRoot?.querySelector('[lang]')).toBeTruthy();
  return element;
}

const images = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('img') ?? [])].map(({ src, alt }) => [
    new URL(src).pathname,
    alt,
  ]);

const slider = (element: HTMLElement) => element.shadowRoot?.querySelector('input');

test('shows what its attributes name, split where start says', async () => {
  const element = await show(
    '<bio-before-after before="/src/pictures/roof-before-{480,960}.{avif,webp}" after="/src/pictures/roof-after-480.webp" after-alt="Clean" start="62"></bio-before-after>',
  );
  expect(images(element)).toEqual([
    ['/src/pictures/roof-after-480.webp', 'Clean'],
    ['/src/pictures/roof-before-960.webp', ''],
  ]);
  expect(slider(element)?.value).toBe('62');
  element.setAttribute('start', '10');
  await expect.poll(() => slider(element)?.value).toBe('10');
});

test('a picture forgotten is told to the author; the other stands alone', async () => {
  const told = vi.fn();
  addEventListener('bio-error', told, { once: true });
  const element = await show(
    '<bio-before-after after="/src/pictures/roof-after-480.webp"></bio-before-after>',
  );
  expect(images(element)).toHaveLength(1);
  expect(slider(element)).toBeNull();
  expect(errors).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
});

test('a bad start is the middle', async () => {
  const element = await show(
    '<bio-before-after before="/src/pictures/roof-before-480.webp" after="/src/pictures/roof-after-480.webp" start="half"></bio-before-after>',
  );
  expect(slider(element)?.value).toBe('50');
});

test('before and after are attributes when set, as React and Vue do, and still methods when called', async () => {
  const element = document.createElement('bio-before-after');
  Reflect.set(element, 'before', '/src/pictures/roof-before-480.webp');
  Reflect.set(element, 'after', '/src/pictures/roof-after-480.webp');
  document.body.append(element);
  await expect.poll(() => images(element)).toHaveLength(2);
  element.before('Our work');
  expect(document.body.textContent).toContain('Our work');
});
