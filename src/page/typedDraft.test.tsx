import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearTyped, fillInTyped, storeTyped } from './typedDraft';

let element: HTMLElement;

/** As on a page that is opened again. */
function open(): ShadowRoot {
  document.body.replaceChildren();
  element = document.createElement('x-form');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = `<form>
    <input name="fullName"><textarea name="notes"></textarea><input name="city" value="Roswell">
    <select name="heard"><option selected></option><option>Friends</option></select>
    <input type="checkbox" name="services" value="wash"><input type="checkbox" name="services" value="seal" checked>
    <input type="radio" name="stories" value="1" checked><input type="radio" name="stories" value="2">
    <input type="checkbox" name="mayContact"><input type="file" name="photos">
    <input type="hidden" name="source" value="page"><input name="remark" tabindex="-1">
  </form>`;
  document.body.append(element);
  return root;
}

const find = (root: ShadowRoot, selector: string) => root.querySelector(selector) as HTMLInputElement;

const entries = (root: ShadowRoot) =>
  [...new FormData(root.querySelector('form') ?? undefined)].filter(([, value]) => typeof value === 'string');

/** The visitor changes every field. */
function change(root: ShadowRoot): void {
  find(root, '[name=fullName]').value = 'Ada & Bob';
  find(root, '[name=notes]').value = 'One\nTwo';
  find(root, '[name=city]').value = '';
  find(root, '[name=heard]').value = 'Friends';
  find(root, '[value=wash]').checked = true;
  find(root, '[value=seal]').checked = false;
  find(root, '[value="2"]').checked = true;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('every field is restored as it was', () => {
  const before = open();
  change(before);
  storeTyped(element, false);
  const typed = entries(before);
  const after = open();
  fillInTyped(element, false);
  expect(entries(after)).toEqual(typed);
});

test('who is about to type into a field replaces what is restored there', () => {
  change(open());
  storeTyped(element, false);
  const field = find(open(), '[name=fullName]');
  field.focus();
  fillInTyped(element, false);
  expect(field.value).toBe('Ada & Bob');
  document.execCommand('insertText', false, 'Eve');
  expect(field.value).toBe('Eve');
});

test('neither consents nor what visitors do not see is stored', () => {
  const root = open();
  find(root, '[name=mayContact]').checked = true;
  find(root, '[name=source]').value = 'elsewhere';
  find(root, '[name=remark]').value = 'I am a bot';
  storeTyped(element, false);
  expect(sessionStorage).toHaveLength(0);
});

test('what was changed meanwhile stays', () => {
  change(open());
  storeTyped(element, false);
  const root = open();
  find(root, '[name=fullName]').value = 'Carl';
  find(root, '[name=services][value=wash]').checked = true;
  fillInTyped(element, false);
  expect(find(root, '[value=seal]').checked).toBe(false);
  expect(find(root, '[name=fullName]').value).toBe('Carl');
  expect(find(root, '[name=heard]').value).toBe('Friends');
});

test('a form that is as its markup says has no entry, nor has one that was cleared', () => {
  change(open());
  storeTyped(element, false);
  expect(sessionStorage).toHaveLength(1);
  open();
  storeTyped(element, false);
  expect(sessionStorage).toHaveLength(0);
  change(element.shadowRoot as ShadowRoot);
  storeTyped(element, false);
  clearTyped(element, false);
  expect(sessionStorage).toHaveLength(0);
});

test('an overlay has one entry for all pages of the site, another widget one for its page', () => {
  change(open());
  storeTyped(element, true);
  storeTyped(element, false);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(
    ['bio:x-form:#0:typed', `bio:x-form:${location.pathname}#0:typed`].toSorted(),
  );
});
