import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { removeStale, repeatInput } from './removeStale';

import '../testing/mount';

const MARKUP =
  '<select name="size"><option selected>S</option><option>M</option></select><textarea name="notes"></textarea><input name="zip" value="80014">';

const heard: string[] = [];

/** The same fields, each with its value in React. */
function Fields(): ReactNode {
  const [values, setValues] = useState<Record<string, string>>({ size: 'S', notes: '', zip: '80014' });
  const field = (name: string) => ({
    name,
    value: values[name],
    onChange({ target: { value } }: { target: { value: string } }) {
      heard.push(`${name}: ${value}`);
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <>
      <select {...field('size')}>
        <option>S</option>
        <option>M</option>
      </select>
      <textarea {...field('notes')} />
      <input {...field('zip')} />
    </>
  );
}

const find = <Tag extends keyof HTMLElementTagNameMap>(
  around: HTMLElement,
  tag: Tag,
): HTMLElementTagNameMap[Tag] => {
  const found = around.querySelector(tag);
  if (!found) throw new Error(`There is no <${tag}>.`);
  return found;
};

test('React hears once of what was chosen and typed, and the caret stays where it was', () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const [stale, container] = [document.createElement('div'), document.createElement('div')];
  shadow.append(container, stale);
  document.body.append(host);
  stale.innerHTML = MARKUP;
  find(stale, 'select').selectedIndex = 1;
  const typed = find(stale, 'textarea');
  typed.value = 'Two dogs';
  typed.focus();
  typed.setSelectionRange(3, 3);
  const root = createRoot(container);
  flushSync(() => root.render(<Fields />));

  repeatInput(stale, container);
  removeStale(stale, container);
  expect(heard).toEqual(['size: M', 'notes: Two dogs']);
  expect(find(container, 'select').value).toBe('M');
  const notes = find(container, 'textarea');
  expect(notes.value).toBe('Two dogs');
  expect(shadow.activeElement).toBe(notes);
  expect(notes.selectionStart).toBe(3);
  expect(find(container, 'input').value).toBe('80014');
  root.unmount();
});

test('a drag that is repeated on removed markup moves what stands for it', () => {
  const SLIDER = '<div data-scripted="drag"></div>';
  const [stale, container] = [document.createElement('div'), document.createElement('div')];
  stale.innerHTML = SLIDER;
  container.innerHTML = SLIDER;
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container, stale);
  document.body.append(host);
  const dragged: [string, number][] = [];
  for (const type of ['pointerdown', 'pointerup'] as const)
    find(container, 'div').addEventListener(type, ({ clientX }) => dragged.push([type, clientX]));
  removeStale(stale, container);
  for (const [type, clientX] of [
    ['pointerdown', 10],
    ['pointerup', 80],
  ] as const)
    find(stale, 'div').dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
  expect(dragged).toEqual([
    ['pointerdown', 10],
    ['pointerup', 80],
  ]);
});
