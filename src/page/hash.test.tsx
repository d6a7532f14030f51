import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropHash, hashNames, isFollowedHere, leadsHere, linkOf, overlayId } from './hash';

const panel = { hash: 'estimate', selector: 'x-panel[mode="panel"]' };

afterEach(() => {
  document.body.replaceChildren();
  document.querySelector('base')?.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('hashNames', () => {
  test.each([
    ['#audit', 'audit', true],
    ['#a%20b', 'a b', true],
    ['#a%20b', 'a%20b', true],
    ['#audit', 'estimate', false],
    ['#100%', '100%', true],
    ['#100%', '100', false],
    ['#audit=roof', 'audit', true],
    ['#a%20b=roof', 'a b', true],
    ['#audit-roof', 'audit', false],
    ['#undefined=roof', undefined, false],
    ['#', '', false],
    ['', '', false],
    ['', undefined, false],
  ])('%j names the id %j: %j', (hash, id, expected) => {
    expect(hashNames(hash, id)).toBe(expected);
  });
});

describe('overlayId', () => {
  test('an id of its own has priority', () => {
    document.body.innerHTML = '<x-panel mode="panel" id="price"></x-panel>';
    expect(overlayId(document.body.children[0] as Element, panel)).toBe('price');
  });

  test('the first overlay without an id has the default, the second has none', () => {
    document.body.innerHTML =
      '<x-panel></x-panel><x-panel mode="panel" id="a"></x-panel><x-panel mode="panel"></x-panel><x-panel mode="panel"></x-panel>';
    const [, , first, second] = document.body.children;
    expect(overlayId(first as Element, panel)).toBe('estimate');
    expect(overlayId(second as Element, panel)).toBeUndefined();
  });
});

describe('dropHash', () => {
  test('keeps path, query and history state', () => {
    history.replaceState({ of: 'the page' }, '', '?utm=1#audit');
    dropHash();
    expect(location.hash).toBe('');
    expect(location.search).toBe('?utm=1');
    expect(history.state).toEqual({ of: 'the page' });
  });

  test('does not resolve the URL against a <base> of another origin', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/files/';
    document.head.append(base);
    const { pathname } = location;
    history.replaceState(null, '', `${location.href.split('#')[0]}#audit`);
    dropHash();
    expect(location.hash).toBe('');
    expect(location.pathname).toBe(pathname);
  });

  test('does not throw where the browser refuses', () => {
    const replaceState = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    expect(dropHash).not.toThrow();
    replaceState.mockRestore();
  });
});

describe('links', () => {
  const link = (attributes: string) => {
    document.body.innerHTML = `<a ${attributes}>link</a>`;
    return document.body.children[0] as HTMLAnchorElement;
  };
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...init });

  test('a link with only a hash leads into this document, one with another path or query does not', () => {
    expect(leadsHere(link('href="#audit"'))).toBe(true);
    expect(leadsHere(link('href="/elsewhere#audit"'))).toBe(false);
    expect(leadsHere(link('href="?other=1#audit"'))).toBe(false);
  });

  test.each([
    ['a plain click', 'href="#audit"', {}, true],
    ['the middle button', 'href="#audit"', { button: 1 }, false],
    ['a new tab by key', 'href="#audit"', { ctrlKey: true }, false],
    ['a new tab by target', 'href="#audit" target="_blank"', {}, false],
    ['a download', 'href="#audit" download', {}, false],
    ['another page', 'href="/x#audit"', {}, false],
  ])('%s is followed in this document and tab: %s', (_, attributes, init, expected) => {
    expect(isFollowedHere(click(init), link(attributes))).toBe(expected);
  });

  test('a prevented click is not followed', () => {
    const event = click();
    event.preventDefault();
    expect(isFollowedHere(event, link('href="#audit"'))).toBe(false);
  });

  test('linkOf finds a link inside a shadow root', () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    shadow.innerHTML = '<a href="#audit"><b>go</b></a>';
    let found: HTMLAnchorElement | undefined;
    addEventListener('click', (event) => (found = linkOf(event)), { once: true });
    shadow.querySelector('b')?.click();
    expect(found).toBe(shadow.querySelector('a'));
  });
});
