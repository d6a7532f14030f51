import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session';

const overlay = { hash: 'estimate', selector: 'bio-kept[mode="panel"]' };
const errors = vi.spyOn(console, 'error');
const page = location.pathname;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(history.state, '', page);
});

/** Puts HTML on the page and gives each element in it, in the document's order, a session. */
function sessions(html: string) {
  document.body.innerHTML = html;
  const elements = [...document.querySelectorAll<HTMLElement>('bio-kept')];
  return elements.map((element) => createSession(element, overlay));
}

function session(html = '<bio-kept></bio-kept>') {
  const [first] = sessions(html);
  if (!first) throw new Error('There is no element in the HTML.');
  return first;
}

test('what was written is read again after a reload, and nothing before', () => {
  expect(session().read('answers')).toBeUndefined();
  expect(session().write('answers', { step: 3, services: ['bioseal'] })).toBe(true);
  expect(session().read('answers')).toEqual({ step: 3, services: ['bioseal'] });
});

test('any plain data comes back as it was', () => {
  const kept = session();
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (name, value) => {
      expect(kept.write(name, value)).toBe(true);
      expect(kept.read(name)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['<bio-kept id="mine"></bio-kept>', `bio:bio-kept:${page}#mine:answers`],
  ['<bio-kept></bio-kept>', `bio:bio-kept:${page}#0:answers`],
  ['<bio-kept id="a:b"></bio-kept>', `bio:bio-kept:${page}#a%3Ab:answers`],
  ['<bio-kept mode="panel" id="mine"></bio-kept>', 'bio:bio-kept:#mine:answers'],
  ['<bio-kept mode="panel"></bio-kept>', 'bio:bio-kept:#0:answers'],
  ['<bio-kept mode="inline" id="mine"></bio-kept>', `bio:bio-kept:${page}#mine:answers`],
])('%s keeps its answers under %s', (html, key) => {
  session(html).write('answers', 1);
  expect(Object.entries(sessionStorage)).toEqual([[key, '1']]);
});

test('elements without an id are told apart, and a moved one keeps its own', () => {
  const html = '<bio-kept></bio-kept><bio-kept></bio-kept>';
  const [first, second] = sessions(html);
  first?.write('answers', 'first');
  second?.write('answers', 'second');
  document.body.prepend(document.body.lastElementChild as Element);
  second?.write('answers', 'moved');
  expect(sessions(html).map((kept) => kept.read('answers'))).toEqual(['first', 'moved']);
});

test('an overlay is the same on every page, all else is not', () => {
  const html = '<bio-kept mode="panel"></bio-kept><bio-kept id="b"></bio-kept>';
  for (const kept of sessions(html)) kept.write('answers', 'typed');
  history.replaceState(history.state, '', '/another/page');
  expect(sessions(html).map((kept) => kept.read('answers'))).toEqual(['typed', undefined]);
});

test('clear forgets all of this element, and nothing of another or of the page', () => {
  sessionStorage.setItem('cart', 'theirs');
  const [mine, other] = sessions('<bio-kept id="a"></bio-kept><bio-kept id="a:b"></bio-kept>');
  mine?.write('answers', 1);
  mine?.write('step', 2);
  other?.write('answers', 3);
  mine?.clear();
  expect(mine?.read('answers')).toBeUndefined();
  expect(mine?.read('step')).toBeUndefined();
  expect(other?.read('answers')).toBe(3);
  expect(sessionStorage.getItem('cart')).toBe('theirs');
});

test.each(['', '{', 'undefined', '[object Object]'])('what is no JSON reads as nothing: "%s"', (text) => {
  sessionStorage.setItem(`bio:bio-kept:${page}#0:answers`, text);
  expect(session().read('answers')).toBeUndefined();
});

test('what cannot be kept is refused, and what stood there is gone', () => {
  const kept = session();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  for (const value of [circle, 1n, undefined, 'x'.repeat(1_000_000)]) {
    kept.write('answers', 'former');
    expect(kept.write('answers', value)).toBe(false);
    expect(kept.read('answers')).toBeUndefined();
  }
});

test('a full storage: refused, the former entry gone, the page’s own untouched', () => {
  const kept = session();
  kept.write('answers', 'former');
  let size = 2 ** 23;
  for (let entry = 0; size >= 1; )
    try {
      sessionStorage.setItem(`theirs ${entry}`, 'x'.repeat(size));
      entry++;
    } catch {
      size /= 2;
    }
  const theirs = sessionStorage.length - 1;
  expect(kept.write('answers', 'x'.repeat(1000))).toBe(false);
  expect(kept.read('answers')).toBeUndefined();
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
])('a storage that is %s keeps nothing, quietly', (_, get) => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(get as () => Storage);
  const kept = session();
  expect(kept.write('answers', 1)).toBe(false);
  expect(kept.read('answers')).toBeUndefined();
  expect(() => kept.clear()).not.toThrow();
  expect(errors).not.toHaveBeenCalled();
});

test('before it is in the document, nothing is kept', () => {
  const element = document.createElement('bio-kept');
  const kept = createSession(element, overlay);
  expect(kept.write('answers', 1)).toBe(false);
  kept.clear();
  document.body.append(element);
  expect(kept.write('answers', 1)).toBe(true);
  element.remove();
  expect(kept.read('answers')).toBe(1);
});
