import { expect, test, vi } from 'vitest';
import { mount, recordEvents } from '../../testing/mount';
import './index';

const [before, after] = ['/src/pictures/roof-before-480.webp', '/src/pictures/roof-after-480.webp'];

const imagesIn = (root: ShadowRoot | null) =>
  [...(root?.querySelectorAll('img') ?? [])].map(({ src, alt }) => [new URL(src).pathname, alt]);

const slider = (root: ShadowRoot) => root.querySelector('input');

test('shows the pictures of its attributes, split at the start attribute', async () => {
  const { element, root } = await mount(
    `<bio-before-after before="/src/pictures/roof-before-{480,960}.{avif,webp}" after="${after}" after-alt="Clean" start="62"></bio-before-after>`,
  );
  expect(imagesIn(root)).toEqual([
    ['/src/pictures/roof-before-960.webp', ''],
    [after, 'Clean'],
  ]);
  expect(slider(root)?.value).toBe('62');
  element.setAttribute('start', '10');
  await expect.poll(() => slider(root)?.value).toBe('10');
});

test('reports a missing picture, and shows the other one alone', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = recordEvents('bio-error');
  const { root } = await mount(`<bio-before-after after="${after}"></bio-before-after>`);
  expect(imagesIn(root)).toHaveLength(1);
  expect(slider(root)).toBeNull();
  expect(errors).toHaveBeenCalledOnce();
  expect(reported).toHaveLength(1);
});

test('a start that is no number counts as the middle', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { root } = await mount(
    `<bio-before-after before="${before}" after="${after}" start="half"></bio-before-after>`,
  );
  expect(slider(root)?.value).toBe('50');
});

test('before and after can be set as properties and are still the DOM methods when called', async () => {
  const element = document.createElement('bio-before-after');
  Reflect.set(element, 'before', before);
  Reflect.set(element, 'after', after);
  document.body.append(element);
  await expect.poll(() => imagesIn(element.shadowRoot)).toHaveLength(2);
  element.before('Our work');
  expect(document.body.textContent).toContain('Our work');
});
