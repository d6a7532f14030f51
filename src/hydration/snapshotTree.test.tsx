import { afterEach, expect, test } from 'vitest';
import { buildTree, type Tree } from './snapshotTree';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

function build(trees: readonly Tree[]): HTMLElement {
  const parent = document.createElement('div');
  buildTree(parent, trees);
  return parent;
}

afterEach(() => document.body.replaceChildren());

test('elements, attributes and texts are built in their order', () => {
  const parent = build([
    ['h2', { id: 'heading', class: 'large' }, 'Prices'],
    'from ',
    ['p', {}, ['b', {}, '$275'], ' a visit', ['br', {}]],
  ]);
  expect(parent.innerHTML).toBe(
    '<h2 id="heading" class="large">Prices</h2>from <p><b>$275</b> a visit<br></p>',
  );
});

test('an svg and all elements inside it are SVG, those after it are HTML', () => {
  const parent = build([
    [
      'button',
      {},
      ['svg', { viewBox: '0 0 24 24' }, ['g', {}, ['path', { d: 'M0 0' }]]],
      ['span', {}, 'Call'],
    ],
  ]);
  const namespaces = [...parent.querySelectorAll('*')].map((element) => [
    element.localName,
    element.namespaceURI,
  ]);
  expect(namespaces).toEqual([
    ['button', HTML],
    ['svg', SVG],
    ['g', SVG],
    ['path', SVG],
    ['span', HTML],
  ]);
  expect(parent.querySelector('svg')?.viewBox.baseVal.width).toBe(24);
});

test('a shadow root gets HTML elements', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  buildTree(root, [['div', { 'data-app': '' }, 'Text']]);
  expect(root.firstElementChild).toBeInstanceOf(HTMLDivElement);
  expect(root.innerHTML).toBe('<div data-app="">Text</div>');
});

test('markup in a text stays a text', () => {
  const parent = build([['p', {}, '<b>5 & 6</b>']]);
  expect(parent.querySelector('b')).toBeNull();
  expect(parent.textContent).toBe('<b>5 & 6</b>');
});

test('what the page decides is filled in, in texts and in attributes', () => {
  const parent = document.createElement('div');
  buildTree(parent, [['a', { href: 'tel:{phone}' }, 'Call {phone} now', ['b', {}, 'phone']]], (text) =>
    text.replace('{phone}', '555'),
  );
  expect(parent.innerHTML).toBe('<a href="tel:555">Call 555 now<b>phone</b></a>');
});
