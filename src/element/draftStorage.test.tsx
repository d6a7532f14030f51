import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStorage } from './draftStorage';

const overlay = { hash: 'estimate', selector: 'bio-test-draft[mode="panel"]' };
const page = location.pathname;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(history.state, '', page);
});

/** Puts HTML on the page and creates a draft storage for each element in it, in document order. */
function createAll(html: string) {
  document.body.innerHTML = html;
  const elements = [...document.querySelectorAll<HTMLElement>('bio-test-draft')];
  return elements.map((element) => createDraftStorage(element, overlay));
}

/** The draft storage of the first element in this HTML. A second call is a reload of the page. */
function create(html = '<bio-test-draft></bio-test-draft>') {
  const [first] = createAll(html);
  if (!first) throw new Error('There is no element in the HTML.');
  return first;
}

test('an entry is undefined before it is written, and is read again after a reload', () => {
  expect(create().read('answers')).toBeUndefined();
  expect(create().write('answers', { step: 3, services: ['bioseal'] })).toBe(true);
  expect(create().read('answers')).toEqual({ step: 3, services: ['bioseal'] });
});

test('any plain data is read as it was written', () => {
  const drafts = create();
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (name, value) => {
      expect(drafts.write(name, value)).toBe(true);
      expect(drafts.read(name)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['<bio-test-draft id="mine"></bio-test-draft>', `bio:bio-test-draft:${page}#mine:answers`],
  ['<bio-test-draft></bio-test-draft>', `bio:bio-test-draft:${page}#0:answers`],
  ['<bio-test-draft id="a:b"></bio-test-draft>', `bio:bio-test-draft:${page}#a%3Ab:answers`],
  ['<bio-test-draft mode="panel" id="mine"></bio-test-draft>', 'bio:bio-test-draft:#mine:answers'],
  ['<bio-test-draft mode="panel"></bio-test-draft>', 'bio:bio-test-draft:#0:answers'],
  ['<bio-test-draft mode="inline" id="mine"></bio-test-draft>', `bio:bio-test-draft:${page}#mine:answers`],
])('%s stores its answers under the key %s', (html, key) => {
  create(html).write('answers', 1);
  expect(Object.entries(sessionStorage)).toEqual([[key, '1']]);
});

test.each(['/es', '/es/', '/sub/es'])(
  'a page below %s shares its entries with the same page elsewhere',
  (base) => {
    const html = '<bio-test-draft></bio-test-draft>';
    history.replaceState(history.state, '', '/services/wash');
    create(html).write('answers', 1);
    history.replaceState(history.state, '', `${base.replace(/\/$/, '')}/services/wash`);
    expect(create(html).read('answers')).toBeUndefined();
    expect(create(`<bio-site base="${base}">${html}</bio-site>`).read('answers')).toBe(1);
    history.replaceState(history.state, '', '/estate');
    expect(create(`<bio-site base="${base}">${html}</bio-site>`).read('answers')).toBeUndefined();
  },
);

test('elements without an id have entries of their own, and keep them when moved', () => {
  const html = '<bio-test-draft></bio-test-draft><bio-test-draft></bio-test-draft>';
  const [first, second] = createAll(html);
  first?.write('answers', 'first');
  second?.write('answers', 'second');
  document.body.prepend(document.body.lastElementChild as Element);
  second?.write('answers', 'moved');
  expect(createAll(html).map((drafts) => drafts.read('answers'))).toEqual(['first', 'moved']);
});

test('an overlay has the same entries on every page, other elements do not', () => {
  const html = '<bio-test-draft mode="panel"></bio-test-draft><bio-test-draft id="b"></bio-test-draft>';
  for (const drafts of createAll(html)) drafts.write('answers', 'typed');
  history.replaceState(history.state, '', '/another/page');
  expect(createAll(html).map((drafts) => drafts.read('answers'))).toEqual(['typed', undefined]);
});

test('clear removes all entries of this element, and none of another element or of the page', () => {
  sessionStorage.setItem('cart', 'theirs');
  const [mine, other] = createAll(
    '<bio-test-draft id="a"></bio-test-draft><bio-test-draft id="a:b"></bio-test-draft>',
  );
  mine?.write('answers', 1);
  mine?.write('step', 2);
  other?.write('answers', 3);
  mine?.clear();
  expect(mine?.read('answers')).toBeUndefined();
  expect(mine?.read('step')).toBeUndefined();
  expect(other?.read('answers')).toBe(3);
  expect(sessionStorage.getItem('cart')).toBe('theirs');
});

test.each(['', '{', 'undefined', '[object Object]'])(
  'an entry that is not JSON reads as undefined: "%s"',
  (text) => {
    sessionStorage.setItem(`bio:bio-test-draft:${page}#0:answers`, text);
    expect(create().read('answers')).toBeUndefined();
  },
);

test('data that cannot be stored is refused, and the earlier entry is removed', () => {
  const drafts = create();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  for (const value of [circle, 1n, undefined, 'x'.repeat(1_000_000)]) {
    drafts.write('answers', 'former');
    expect(drafts.write('answers', value)).toBe(false);
    expect(drafts.read('answers')).toBeUndefined();
  }
});

test('with full storage, data is refused, the earlier entry removed, and entries of the page stay', () => {
  const drafts = create();
  drafts.write('answers', 'former');
  let size = 2 ** 23;
  for (let entry = 0; size >= 1; )
    try {
      sessionStorage.setItem(`theirs ${entry}`, 'x'.repeat(size));
      entry++;
    } catch {
      size /= 2;
    }
  const theirs = sessionStorage.length - 1;
  expect(drafts.write('answers', 'x'.repeat(1000))).toBe(false);
  expect(drafts.read('answers')).toBeUndefined();
  expect(sessionStorage).toHaveLength(theirs);
});

test.each<[string, () => Storage | null]>([
  [
    'blocked',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  ],
  ['absent', () => null],
])('with %s storage, nothing is stored and nothing is reported', (_, get) => {
  const errors = vi.spyOn(console, 'error');
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(get as () => Storage);
  const drafts = create();
  expect(drafts.write('answers', 1)).toBe(false);
  expect(drafts.read('answers')).toBeUndefined();
  expect(() => drafts.clear()).not.toThrow();
  expect(errors).not.toHaveBeenCalled();
});

test('nothing is stored before the element is first in the document', () => {
  const element = document.createElement('bio-test-draft');
  const drafts = createDraftStorage(element, overlay);
  expect(drafts.write('answers', 1)).toBe(false);
  drafts.clear();
  document.body.append(element);
  expect(drafts.write('answers', 1)).toBe(true);
  element.remove();
  expect(drafts.read('answers')).toBe(1);
});
